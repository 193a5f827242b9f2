import { PRODUCT_COUNT } from '../catalogue/product.ts'
import type { Totals } from './basket.ts'
import type { Order, OrderLine, Return } from './order.ts'
import { transitionsFrom } from './order-transitions.ts'
import { goodsTotal, totalQuantity } from './priced-lines.ts'
import { refundOf, returnableQuantity } from './refunds.ts'
import type { ShopState } from './shop-state.ts'
import { sumTotals } from './totals.ts'

/** Whether the parts of a shop are consistent, as every shop changed only by commands is. */
export function isConsistentShop({
  orders,
  added,
  edits,
  vouchers,
  staff,
  sales,
  basket,
}: ShopState): boolean {
  return (
    haveNames([...added, ...Object.values(edits), ...staff, ...sales]) &&
    areUnique(orders.map(({ number }) => number)) &&
    areUnique(vouchers.map(({ code }) => code)) &&
    areUnique(basket.lines.map(({ sku }) => sku)) &&
    // The next product's number follows from the count.
    added.every(({ number }, index) => number === PRODUCT_COUNT + 1 + index) &&
    orders.every(isConsistentOrder)
  )
}

function haveNames(all: ReadonlyArray<{ name?: string }>): boolean {
  return all.every(({ name }) => name === undefined || name.trim() !== '')
}

function areUnique(all: ReadonlyArray<string | number>): boolean {
  return new Set(all).size === all.length
}

/** Whether an order's lines, totals, steps and returns are consistent: pages rely on it. */
function isConsistentOrder(order: Order): boolean {
  return (
    hasValidLines(order) &&
    hasCorrectTotals(order) &&
    hasValidSteps(order) &&
    order.returns.every(isConsistentReturn(order))
  )
}

function hasValidLines({ lines }: Order): boolean {
  return lines.length > 0 && areUnique(lines.map(({ sku }) => sku)) && lines.every(isConsistentLine)
}

function isConsistentLine({ quantity, priceCents, discountCents, from, pickedQuantity }: OrderLine): boolean {
  const sentCount = Object.values(from).reduce((sum, count) => sum + count, 0)
  return (
    quantity > 0 &&
    sentCount === quantity &&
    pickedQuantity <= quantity &&
    discountCents <= priceCents * quantity
  )
}

function hasCorrectTotals({ lines, totals }: Order): boolean {
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0)
  const expected = sumTotals(totalQuantity(lines), goodsTotal(lines), discountCents, totals.deliveryCents)
  // `as`: the keys of totals.
  return Object.entries(expected).every(([key, value]) => totals[key as keyof Totals] === value)
}

/** The steps begin with `placed`, skip no state, and never go back in time. */
function hasValidSteps({ steps, deliveryMethod }: Order): boolean {
  return steps.every((step, index) => {
    const stepBefore = steps[index - 1]
    if (!stepBefore) return step.state === 'placed'
    return (
      step.at >= stepBefore.at &&
      transitionsFrom(stepBefore.state, deliveryMethod.kind).some(({ to }) => to === step.state)
    )
  })
}

/** The refund of a return depends on the returns before it. */
function isConsistentReturn(order: Order): (orderReturn: Return, index: number) => boolean {
  return (orderReturn, index) => {
    const orderThen = { ...order, returns: order.returns.slice(0, index) }
    const wereReturnable = Object.entries(orderReturn.quantities).every(([sku, count]) =>
      order.lines.some((line) => line.sku === sku && returnableQuantity(orderThen, line) >= count),
    )
    const isReceived = orderReturn.receivedAt !== null
    return (
      wereReturnable &&
      (!isReceived || orderReturn.answer?.accepted === true) &&
      orderReturn.refundCents === refundOf(orderThen, orderReturn.quantities).totalCents
    )
  }
}
