import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { addressFaults } from '../address.ts'
import type { Address } from '../basket.ts'
import type { CommandContext, Decision } from '../command.ts'
import { deliveryMethodError } from '../delivery-methods.ts'
import type { Order, OrderLine } from '../order.ts'
import { moved } from '../order-transitions.ts'
import type { PricedLine } from '../priced-lines.ts'
import { NOTHING_TO_PAY, refused } from '../refusals.ts'
import { EMPTY_BASKET } from '../seed.ts'
import type { ShopState } from '../shop-state.ts'
import { BANK } from '../staff.ts'
import {
  allocateStock,
  availableQuantity,
  firstUnavailableLine,
  type StockAllocation,
} from '../stock-allocation.ts'
import { newMovements, stockAfterMoves } from '../stock-levels.ts'
import { type BasketTotals, basketTotals } from '../totals.ts'
import { discountsOf } from '../voucher-rules.ts'
import { done, nothingToDo, type Rules } from './rule.ts'

/** One more than the last order of the seed. */
const FIRST_NUMBER = 1_043

const OTHER_BASKET = refused(
  'changed meanwhile',
  'Your basket changed while you were paying. Nothing was taken. Look at it once more, and pay again.',
)

/** The mock bank's answer. An attempt creates one order, even if the answer arrives repeatedly. */
export const PAYING_RULES: Rules<'pay'> = {
  pay: (state, { paymentAttemptId, answer, totalCents }, context) => {
    if (state.orders.some((order) => order.paymentAttemptId === paymentAttemptId)) return nothingToDo(state)
    if (state.basket.lines.length === 0) return NOTHING_TO_PAY
    // A change of the basket in another tab has ended the attempt: the total may be the same for other products.
    if (state.basket.paymentAttemptId !== paymentAttemptId) return OTHER_BASKET
    if (answer !== 'paid') return done(state, { basket: { ...state.basket, paymentAttemptId: null } })
    const sum = basketTotals(state, dayOf(context.now.getTime()))
    return paymentRefusal(state, sum, totalCents) ?? paid(state, sum, paymentAttemptId, context)
  },
}

function paymentRefusal(state: ShopState, sum: BasketTotals, seenCents: number): Decision | null {
  const { address, deliveryMethod } = state.basket
  if (sum.lines.length === 0) return NOTHING_TO_PAY
  const [fault] = address
    ? Object.values(addressFaults(address, deliveryMethod.kind))
    : ['Where to, and for whom?']
  if (fault !== undefined) return refused('not possible', `Something is missing for the delivery: ${fault}.`)
  const short = firstUnavailableLine(state, sum.lines)
  if (short) return soldOut(state, short)
  const refusal = deliveryMethodError(state, sum.lines, deliveryMethod)
  if (refusal !== null)
    return refused('not possible', `${refusal}. Choose another delivery method. You have not been charged.`)
  return sum.totals.totalCents === seenCents ? null : changedMeanwhile(sum)
}

/** The last piece was sold meanwhile, in another tab or in a branch. */
function soldOut(state: ShopState, { sku, name, detail, quantity }: PricedLine): Decision {
  const available = availableQuantity(state, sku)
  const itemName = `${name}, ${detail}`
  return refused(
    'sold out',
    available === 0
      ? `Somebody was quicker: ${itemName}, is sold out. Nothing was taken, and your basket is as it was.`
      : `Somebody was quicker: of ${quantity} pieces of ${itemName}, ${available === 1 ? 'one is' : `${available} are`} left. Nothing was taken, and your basket is as it was.`,
  )
}

function changedMeanwhile({ totals }: BasketTotals): Decision {
  const currentTotal = formatRand(totals.totalCents)
  return refused(
    'changed meanwhile',
    `A price changed while you were paying: the total is ${currentTotal} now. Nothing was taken.`,
  )
}

/** Creates the order and updates stock and voucher in one step. */
function paid(
  state: ShopState,
  sum: BasketTotals,
  paymentAttemptId: string,
  { now }: CommandContext,
): Decision {
  const { address, deliveryMethod } = state.basket
  const allocation = address && allocateStock(state, sum.lines, deliveryMethod, address.postcode)
  if (!allocation)
    return refused('sold out', 'There are not enough pieces for this order. Nothing was taken.')
  const order = newOrder(state, sum, { paymentAttemptId, address, allocation, now })
  const moves = order.lines.map(({ sku, from }) => ({ sku, from, sign: -1 as const }))
  return done(state, {
    orders: [order, ...state.orders],
    stock: stockAfterMoves(state, moves),
    movements: newMovements(state, moves, {
      at: now.getTime(),
      why: 'order',
      reference: String(order.number),
      by: address.name,
    }),
    vouchers: sum.voucher ? usedOnceMore(state, sum.voucher.code) : state.vouchers,
    basket: { ...EMPTY_BASKET, address },
  })
}

type Bought = { paymentAttemptId: string; address: Address; allocation: StockAllocation; now: Date }

function newOrder(
  state: ShopState,
  sum: BasketTotals,
  { paymentAttemptId, address, allocation, now }: Bought,
): Order {
  const order: Order = {
    number: Math.max(FIRST_NUMBER - 1, ...state.orders.map(({ number }) => number)) + 1,
    paymentAttemptId,
    customer: address,
    deliveryMethod: state.basket.deliveryMethod,
    lines: boughtLines(sum, allocation),
    voucher: sum.voucher?.code ?? null,
    totals: sum.totals,
    steps: [],
    parcels: [],
    returns: [],
    isSeen: false,
  }
  return moved(moved(order, 'placed', now, address.name), 'paid', now, BANK)
}

/** A copy of the bought data, which later changes of names or prices do not affect. */
function boughtLines(
  { lines, voucher }: BasketTotals,
  allocation: StockAllocation,
): ReadonlyArray<OrderLine> {
  const discounts = discountsOf(voucher, lines)
  return lines.map(({ sku, name, detail, quantity, priceCents }, index) => ({
    sku,
    name,
    detail,
    quantity,
    priceCents,
    discountCents: discounts[index] ?? 0,
    from: allocation[sku] ?? {},
    pickedQuantity: 0,
  }))
}

function usedOnceMore(state: ShopState, code: string): ShopState['vouchers'] {
  return state.vouchers.map((voucher) =>
    voucher.code === code ? { ...voucher, used: voucher.used + 1 } : voucher,
  )
}
