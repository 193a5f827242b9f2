import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import type { CommandContext, Decision } from '../command.ts'
import { detailOf, findVariant } from '../current-product.ts'
import { productNotFound, refused } from '../refusals.ts'
import type { ShopState } from '../shop-state.ts'
import { nameOf } from '../staff.ts'
import { MAX_ON_A_SHELF, type Movement, type Transfer } from '../stock.ts'
import { afterMoves, type StockMove, stockIn } from '../stock-levels.ts'
import { type CommandOf, done, nothingToDo, type Rules } from './rule.ts'

/** The maximum number of products in a transfer; the form, which keeps them in its address, holds fewer. */
const MAX_TRANSFER_LINES = 100

/** Commands for counting and transfers. Each piece is either in one branch or in transit. */
export const STOCK_RULES: Rules<'count shelf' | 'send transfers' | 'receive transfer'> = {
  'count shelf': (state, { sku, branch, quantity }, context) => {
    if (!findVariant(state, sku) || !BRANCHES.includes(branch)) return productNotFound(sku)
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_ON_A_SHELF)
      return refused('not possible', 'Stock is a whole number, 0 or more.')
    const change = quantity - stockIn(state, sku, branch)
    if (change === 0) return nothingToDo(state)
    const move: StockMove = { sku, pieces: { [branch]: change }, sign: 1 }
    return done(state, stockAfter(state, move, 'count', `counted ${quantity}`, context))
  },
  'send transfers': (state, { lines, from, to }, context) => {
    const refusal = transferRefusal(state, lines, from, to)
    if (refusal) return refusal
    return done(lines.reduce((after, line) => withTransfer(after, { ...line, from, to }, context), state))
  },
  'receive transfer': (state, { id }, context) => {
    const transfer = state.transfers.find((transfer) => transfer.id === id)
    if (!transfer) return refused('not found', 'That is not in transit.')
    if (transfer.arrivedAt !== null)
      return refused('changed meanwhile', `That was received in ${transfer.to} already.`)
    const { sku, quantity, to, sentAt } = transfer
    const arrivedTransfer = { ...transfer, arrivedAt: Math.max(sentAt, context.now.getTime()) }
    return done(state, {
      ...stockAfter(state, { sku, pieces: { [to]: quantity }, sign: 1 }, 'transfer', String(id), context),
      transfers: state.transfers.map((other) => (other === transfer ? arrivedTransfer : other)),
    })
  },
}

type Line = CommandOf<'send transfers'>['lines'][number]

function transferRefusal(
  state: ShopState,
  lines: ReadonlyArray<Line>,
  from: Branch,
  to: Branch,
): Decision | null {
  if (lines.length === 0) return refused('not possible', 'Move one piece or more.')
  if (lines.length > MAX_TRANSFER_LINES)
    return refused('not possible', `${MAX_TRANSFER_LINES} lines go at once. Move the rest after them.`)
  if (new Set(lines.map(({ sku }) => sku)).size < lines.length)
    return refused('not possible', 'One product is on the list twice.')
  if (from === to) return refused('not possible', 'Choose two different branches.')
  return (
    lines.map((line) => transferLineRefusal(state, line, from, to)).find((refusal) => refusal !== null) ??
    null
  )
}

function transferLineRefusal(
  state: ShopState,
  { sku, quantity }: Line,
  from: Branch,
  to: Branch,
): Decision | null {
  const item = findVariant(state, sku)
  if (!item || !BRANCHES.includes(from) || !BRANCHES.includes(to)) return productNotFound(sku)
  if (!Number.isInteger(quantity) || quantity < 1) return refused('not possible', 'Move one piece or more.')
  const availableCount = stockIn(state, sku, from)
  if (quantity <= availableCount) return null
  const itemName = `${item.product.name}, ${detailOf(item.product, item.variant)}`
  return refused(
    'not possible',
    `${from} has ${availableCount === 0 ? 'none' : `only ${availableCount}`} of ${itemName}.`,
  )
}

type TransferData = Pick<Transfer, 'sku' | 'quantity' | 'from' | 'to'>

function withTransfer(state: ShopState, data: TransferData, context: CommandContext): ShopState {
  const { now, actor } = context
  const id = (state.transfers.at(-1)?.id ?? 0) + 1
  const transfer = { ...data, id, sentAt: now.getTime(), arrivedAt: null, by: nameOf(actor, '') }
  const move: StockMove = { sku: data.sku, pieces: { [data.from]: data.quantity }, sign: -1 }
  return {
    ...state,
    ...stockAfter(state, move, 'transfer', String(id), context),
    transfers: [...state.transfers, transfer],
  }
}

function stockAfter(
  state: ShopState,
  move: StockMove,
  why: Movement['why'],
  reference: string,
  { now, actor }: CommandContext,
): Pick<ShopState, 'stock' | 'movements'> {
  return afterMoves(state, [move], { at: now.getTime(), why, reference, by: nameOf(actor, '') })
}
