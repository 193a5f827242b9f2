import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { trimmedAddress } from '../address.ts'
import { type Basket, type BasketLine, MAX_LINES, MAX_QUANTITY_PER_LINE } from '../basket.ts'
import type { Decision } from '../command.ts'
import { detailOf, findVariant, isHidden } from '../current-product.ts'
import { deliveryMethodError } from '../delivery-methods.ts'
import { LOCKERS } from '../places.ts'
import { pricedLines } from '../priced-lines.ts'
import { priceOf } from '../prices.ts'
import { NOTHING_TO_PAY, productNotFound, refused } from '../refusals.ts'
import type { ShopState } from '../shop-state.ts'
import { availableQuantity } from '../stock-allocation.ts'
import { voucherCode, voucherError } from '../voucher-rules.ts'
import { MAX_CODE_CHARS } from '../vouchers.ts'
import { done, nothingToDo, type Rules } from './rule.ts'

/** The customer's commands on the basket. Each change ends the payment attempt, because the total may differ. */
export const BASKET_RULES: Rules<
  | 'put in basket'
  | 'set quantity'
  | 'choose delivery method'
  | 'use voucher'
  | 'take voucher out'
  | 'give address'
  | 'begin payment'
> = {
  'put in basket': (state, { sku, quantity }, { now }) => {
    const quantityInBasket = state.basket.lines.find((line) => line.sku === sku)?.quantity ?? 0
    if (!Number.isInteger(quantity) || quantity < 1)
      return refused('not possible', 'Put one piece or more in.')
    return withLine(state, sku, quantityInBasket + quantity, now)
  },
  'set quantity': (state, { sku, quantity }, { now }) => {
    if (!Number.isInteger(quantity) || quantity < 0)
      return refused('not possible', 'A basket holds whole pieces, and never fewer than none.')
    if (quantity > 0) return withLine(state, sku, quantity, now)
    const lines = state.basket.lines.filter((line) => line.sku !== sku)
    return lines.length === state.basket.lines.length ? nothingToDo(state) : withLines(state, lines, now)
  },
  'choose delivery method': (state, { deliveryMethod }, { now }) => {
    if (deliveryMethod.kind === 'locker' && !LOCKERS.some(({ name }) => name === deliveryMethod.locker))
      return refused('not found', 'There is no such locker.')
    const refusal = deliveryMethodError(state, pricedLines(state, dayOf(now.getTime())), deliveryMethod)
    return refusal === null ? withBasket(state, { deliveryMethod }) : refused('not possible', `${refusal}.`)
  },
  'use voucher': (state, { code: typed }, { now }) => {
    const code = voucherCode(typed).slice(0, MAX_CODE_CHARS)
    const voucher = state.vouchers.find((voucher) => voucher.code === code)
    if (!voucher)
      return refused('not found', code === '' ? 'Enter your voucher code.' : `No voucher is called ${code}.`)
    const day = dayOf(now.getTime())
    const refusal = voucherError(voucher, pricedLines(state, day), state.orders, day)
    return refusal === null ? withBasket(state, { voucher: code }) : refused('not possible', refusal)
  },
  'take voucher out': (state) => withBasket(state, { voucher: null }),
  'give address': (state, { address }) => withBasket(state, { address: trimmedAddress(address) }),
  'begin payment': (state, { paymentAttemptId }) => {
    // An attempt left in an empty basket would pay for the next basket unasked.
    if (state.basket.lines.length === 0) return NOTHING_TO_PAY
    if (state.basket.paymentAttemptId !== null) return nothingToDo(state)
    return done(state, { basket: { ...state.basket, paymentAttemptId } })
  },
}

function withLine(state: ShopState, sku: string, quantity: number, now: Date): Decision {
  const item = findVariant(state, sku)
  if (!item) return productNotFound(sku)
  const itemName = `${item.product.name}, ${detailOf(item.product, item.variant)}`
  if (isHidden(state, item.product.number))
    return refused('not possible', `${itemName} is not in the shop at the moment.`)
  const refusal = quantityRefusal(itemName, quantity, availableQuantity(state, sku))
  if (refusal) return refusal
  const seenCents = priceOf(state, sku, dayOf(now.getTime()))?.cents ?? item.variant.priceCents
  const lines = replaceLine(state.basket.lines, { sku, quantity, seenCents })
  if (lines.length > MAX_LINES)
    return refused('not possible', `A basket holds ${MAX_LINES} different products.`)
  return withLines(state, lines, now)
}

function quantityRefusal(itemName: string, quantity: number, left: number): Decision | null {
  if (left === 0) return refused('sold out', `${itemName} is sold out.`)
  if (quantity > left)
    return refused(
      'sold out',
      `${left === 1 ? 'One is' : `${left} are`} left of ${itemName}. More cannot be bought.`,
    )
  return quantity > MAX_QUANTITY_PER_LINE
    ? refused('not possible', `You can order up to ${MAX_QUANTITY_PER_LINE} of each product.`)
    : null
}

function replaceLine(lines: ReadonlyArray<BasketLine>, line: BasketLine): ReadonlyArray<BasketLine> {
  return lines.some(({ sku }) => sku === line.sku)
    ? lines.map((other) => (other.sku === line.sku ? line : other))
    : [...lines, line]
}

/** The changed basket may be too big for the locker, or not in stock in the branch: then delivery to the door is chosen. */
function withLines(state: ShopState, lines: ReadonlyArray<BasketLine>, now: Date): Decision {
  const refusal = deliveryMethodError(
    state,
    pricedLines(state, dayOf(now.getTime()), lines),
    state.basket.deliveryMethod,
  )
  return withBasket(state, { lines, ...(refusal === null ? {} : { deliveryMethod: { kind: 'door' } }) })
}

function withBasket(state: ShopState, change: Partial<Basket>): Decision {
  return done(state, { basket: { ...state.basket, ...change, paymentAttemptId: null } })
}
