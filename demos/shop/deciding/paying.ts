import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { addressFaults } from '../address.ts'
import type { Address } from '../basket.ts'
import type { CommandContext, Decision } from '../command.ts'
import { deliveryMethodError } from '../delivery-methods.ts'
import type { Order, OrderLine } from '../order.ts'
import { withState } from '../order-transitions.ts'
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
import { afterMoves, movesOf } from '../stock-levels.ts'
import { type BasketTotals, basketTotals } from '../totals.ts'
import { discountsOf, withVoucherUses } from '../voucher-rules.ts'
import { done, nothingToDo, type Rules } from './rule.ts'

/** One more than the last order of the seed. */
const FIRST_NUMBER = 1_043

const BASKET_CHANGED = refused(
  'changed meanwhile',
  'Your basket changed while you were paying. Nothing was taken. Look at it once more, and pay again.',
)

/** The mock bank's answer. An attempt creates one order, even if the answer arrives repeatedly. */
export const PAYING_RULES: Rules<'pay'> = {
  pay: (state, { paymentAttemptId, answer, totalCents }, context) => {
    if (state.orders.some((order) => order.paymentAttemptId === paymentAttemptId)) return nothingToDo(state)
    if (state.basket.lines.length === 0) return NOTHING_TO_PAY
    // A change of the basket in another tab has ended the attempt: the total may be the same for other products.
    if (state.basket.paymentAttemptId !== paymentAttemptId) return BASKET_CHANGED
    if (answer !== 'paid') return done(state, { basket: { ...state.basket, paymentAttemptId: null } })
    const pricedBasket = basketTotals(state, dayOf(context.now.getTime()))
    return (
      paymentRefusal(state, pricedBasket, totalCents) ??
      placeOrder(state, pricedBasket, paymentAttemptId, context)
    )
  },
}

function paymentRefusal(state: ShopState, pricedBasket: BasketTotals, seenCents: number): Decision | null {
  const { address, deliveryMethod } = state.basket
  if (pricedBasket.lines.length === 0) return NOTHING_TO_PAY
  const [fault] = address
    ? Object.values(addressFaults(address, deliveryMethod.kind))
    : ['Where to, and for whom?']
  if (fault !== undefined) return refused('not possible', `Something is missing for the delivery: ${fault}.`)
  const unavailable = firstUnavailableLine(state, pricedBasket.lines)
  if (unavailable) return refuseSoldOut(state, unavailable)
  const refusal = deliveryMethodError(state, pricedBasket.lines, deliveryMethod)
  if (refusal !== null)
    return refused('not possible', `${refusal}. Choose another delivery method. You have not been charged.`)
  return pricedBasket.totals.totalCents === seenCents ? null : refusePriceChange(pricedBasket)
}

/** The last piece was sold meanwhile, in another tab or in a branch. */
function refuseSoldOut(state: ShopState, { sku, name, detail, quantity }: PricedLine): Decision {
  const available = availableQuantity(state, sku)
  const itemName = `${name}, ${detail}`
  return refused(
    'sold out',
    available === 0
      ? `Somebody was quicker: ${itemName}, is sold out. Nothing was taken, and your basket is as it was.`
      : `Somebody was quicker: of ${quantity} pieces of ${itemName}, ${available === 1 ? 'one is' : `${available} are`} left. Nothing was taken, and your basket is as it was.`,
  )
}

function refusePriceChange({ totals }: BasketTotals): Decision {
  const currentTotal = formatRand(totals.totalCents)
  return refused(
    'changed meanwhile',
    `A price changed while you were paying: the total is ${currentTotal} now. Nothing was taken.`,
  )
}

/** Creates the order and updates stock and voucher in one step. */
function placeOrder(
  state: ShopState,
  pricedBasket: BasketTotals,
  paymentAttemptId: string,
  { now }: CommandContext,
): Decision {
  const { address, deliveryMethod } = state.basket
  const allocation = address && allocateStock(state, pricedBasket.lines, deliveryMethod, address.postcode)
  if (!allocation)
    return refused('sold out', 'There are not enough pieces for this order. Nothing was taken.')
  const order = newOrder(state, pricedBasket, { paymentAttemptId, address, allocation, now })
  return done(state, {
    orders: [order, ...state.orders],
    ...afterMoves(state, movesOf(order, -1), {
      at: now.getTime(),
      why: 'order',
      reference: String(order.number),
      by: address.name,
    }),
    vouchers: withVoucherUses(state.vouchers, order.voucher, 1),
    basket: { ...EMPTY_BASKET, address },
  })
}

type Purchase = { paymentAttemptId: string; address: Address; allocation: StockAllocation; now: Date }

function newOrder(
  state: ShopState,
  pricedBasket: BasketTotals,
  { paymentAttemptId, address, allocation, now }: Purchase,
): Order {
  const order: Order = {
    number: Math.max(FIRST_NUMBER - 1, ...state.orders.map(({ number }) => number)) + 1,
    paymentAttemptId,
    customer: address,
    deliveryMethod: state.basket.deliveryMethod,
    lines: boughtLines(pricedBasket, allocation),
    voucher: pricedBasket.voucher?.code ?? null,
    totals: pricedBasket.totals,
    steps: [],
    parcels: [],
    returns: [],
    isSeen: false,
  }
  return withState(withState(order, 'placed', now, address.name), 'paid', now, BANK)
}

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
