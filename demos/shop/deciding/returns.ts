import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import type { CommandContext, Decision } from '../command.ts'
import type { Order, OrderLine, Return } from '../order.ts'
import { stateOf, withState } from '../order-transitions.ts'
import { stateWord } from '../order-words.ts'
import { isReturnable, RETURN_DAYS, refundOf, returnableQuantity } from '../refunds.ts'
import { refused } from '../refusals.ts'
import type { ShopState } from '../shop-state.ts'
import { nameOf } from '../staff.ts'
import { afterMoves, type StockMove } from '../stock-levels.ts'
import { replaceOrder, withOrder } from './orders.ts'
import { done, type Rules } from './rule.ts'

const MAX_REASON_CHARS = 200

/** Commands on returns: the customer requests one, the owner answers, and the refund is paid once the pieces are received. */
export const RETURN_RULES: Rules<'ask to send back' | 'answer return' | 'count return in'> = {
  'ask to send back': (state, { order: number, quantities, reason }, context) =>
    withOrder(state, number, (order) => {
      const refusal = returnRefusal(order, quantities, context.now)
      if (refusal !== null) return refused('not possible', refusal)
      const request = newReturn(order, quantities, reason, context.now)
      return done(state, replaceOrder(state, { ...order, returns: [...order.returns, request] }))
    }),
  'answer return': (state, { order: number, returnIndex, accepted, words }, { now, actor }) =>
    withReturn(state, number, returnIndex, (order, request) => {
      if (request.answer !== null) return refused('changed meanwhile', 'That was answered already.')
      const staffWords = words.trim().slice(0, MAX_REASON_CHARS)
      if (!accepted && staffWords === '')
        return refused('not possible', 'Say why not: the customer reads it.')
      const answer = { accepted, words: staffWords, at: now.getTime(), by: nameOf(actor, '') }
      return done(state, replaceOrder(state, replaceReturn(order, request, { ...request, answer })))
    }),
  'count return in': (state, { order: number, returnIndex }, context) =>
    withReturn(state, number, returnIndex, (order, request) => countIn(state, order, request, context)),
}

function returnRefusal(order: Order, quantities: Readonly<Record<string, number>>, now: Date): string | null {
  const { number } = order
  if (stateOf(order) !== 'delivered')
    return `${number} is ${stateWord(stateOf(order))}: only what was delivered can be sent back.`
  if (!isReturnable(order, now))
    return order.lines.some((line) => returnableQuantity(order, line) > 0)
      ? `${number} was delivered more than ${RETURN_DAYS} days ago.`
      : `All of ${number} is on its way back already.`
  if (order.returns.some(isOpenReturn))
    return `A return of ${number} is still open. Once it is here, you can ask again.`
  const counts = Object.entries(quantities)
  const isPossible = counts.every(
    ([sku, count]) => count >= 0 && Number.isInteger(count) && canReturn(order, sku, count),
  )
  if (!isPossible) return `So many pieces of ${number} are not there to send back.`
  return counts.some(([, count]) => count > 0) ? null : 'Choose at least one piece that comes back.'
}

/** Only one return may be open: the refund of the next depends on it. */
function isOpenReturn({ answer, receivedAt }: Return): boolean {
  return answer === null || (answer.accepted && receivedAt === null)
}

function canReturn(order: Order, sku: string, count: number): boolean {
  const line = order.lines.find((line) => line.sku === sku)
  return line !== undefined && returnableQuantity(order, line) >= count
}

function newReturn(order: Order, quantities: Return['quantities'], reason: string, now: Date): Return {
  return {
    quantities,
    reason: reason.trim().slice(0, MAX_REASON_CHARS),
    requestedAt: now.getTime(),
    answer: null,
    receivedAt: null,
    creditNote: `${order.number}-${order.returns.length + 1}`,
    refundCents: refundOf(order, quantities).totalCents,
  }
}

function withReturn(
  state: ShopState,
  number: number,
  returnIndex: number,
  decide: (order: Order, request: Return) => Decision,
): Decision {
  return withOrder(state, number, (order) => {
    const request = order.returns[returnIndex]
    return request ? decide(order, request) : refused('not found', `Nothing of ${number} is to come back.`)
  })
}

function replaceReturn(order: Order, before: Return, after: Return): Order {
  return { ...order, returns: order.returns.map((other) => (other === before ? after : other)) }
}

function countIn(state: ShopState, order: Order, request: Return, { now, actor }: CommandContext): Decision {
  if (!request.answer?.accepted) return refused('not possible', 'The owner has not accepted this return.')
  if (request.receivedAt !== null) return refused('changed meanwhile', 'These were received already.')
  const moves = order.lines.map<StockMove>((line) => ({
    sku: line.sku,
    pieces: returnTo(line, request.quantities[line.sku] ?? 0),
    sign: 1,
  }))
  const author = nameOf(actor, '')
  const withReceipt = replaceReturn(order, request, { ...request, receivedAt: now.getTime() })
  return done(state, {
    ...replaceOrder(
      state,
      isAllBack(withReceipt) ? withState(withReceipt, 'returned', now, author) : withReceipt,
    ),
    ...afterMoves(state, moves, {
      at: now.getTime(),
      why: 'return',
      reference: request.creditNote,
      by: author,
    }),
  })
}

/** All pieces of a line return to one branch, the first that sent some. */
function returnTo({ from }: OrderLine, quantity: number): StockMove['pieces'] {
  const branch: Branch = BRANCHES.find((branch) => (from[branch] ?? 0) > 0) ?? BRANCHES[0]
  return { [branch]: quantity }
}

function isAllBack(order: Order): boolean {
  return order.lines.every((line) => {
    const receivedReturns = order.returns.filter(({ receivedAt }) => receivedAt !== null)
    return (
      receivedReturns.reduce((sum, { quantities }) => sum + (quantities[line.sku] ?? 0), 0) === line.quantity
    )
  })
}
