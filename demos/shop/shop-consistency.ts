import { PRODUCT_COUNT } from '../catalogue/product.ts'
import type { Order, OrderLine, Return } from './order.ts'
import { transitionsFrom } from './order-transitions.ts'
import { goodsOf, totalQuantity } from './priced-lines.ts'
import { refundOf, returnableQuantity } from './refunds.ts'
import type { ShopState } from './shop-state.ts'
import { addedUp } from './totals.ts'

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
    areNamed([...added, ...Object.values(edits), ...staff, ...sales]) &&
    areAllOther(orders.map(({ number }) => number)) &&
    areAllOther(vouchers.map(({ code }) => code)) &&
    areAllOther(basket.lines.map(({ sku }) => sku)) &&
    // The next product's number follows from the count.
    added.every(({ number }, index) => number === PRODUCT_COUNT + 1 + index) &&
    orders.every(isConsistentOrder)
  )
}

function areNamed(all: ReadonlyArray<{ name?: string }>): boolean {
  return all.every(({ name }) => name === undefined || name.trim() !== '')
}

function areAllOther(all: ReadonlyArray<string | number>): boolean {
  return new Set(all).size === all.length
}

/**
 * Whether an order's totals, delivery and returns are consistent, on which pages rely.
 */
function isConsistentOrder(order: Order): boolean {
  return (
    hasSoundLines(order) &&
    addsUp(order) &&
    walksOnly(order) &&
    order.returns.every(isConsistentReturn(order))
  )
}

function hasSoundLines({ lines }: Order): boolean {
  const skus = new Set(lines.map(({ sku }) => sku))
  return lines.length > 0 && skus.size === lines.length && lines.every(isConsistentLine)
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

function addsUp({ lines, totals }: Order): boolean {
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0)
  const { quantity, goodsCents, totalCents, vatCents } = totals
  const right = addedUp(totalQuantity(lines), goodsOf(lines), discountCents, totals.deliveryCents)
  return (
    quantity === right.quantity &&
    goodsCents === right.goodsCents &&
    totals.discountCents === discountCents &&
    totalCents === right.totalCents &&
    vatCents === right.vatCents
  )
}

/** The steps begin with `placed`, skip no state, and never go back in time. */
function walksOnly({ steps, deliveryMethod }: Order): boolean {
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
function isConsistentReturn(order: Order): (back: Return, at: number) => boolean {
  return (back, at) => {
    const orderThen = { ...order, returns: order.returns.slice(0, at) }
    const isThere = Object.entries(back.quantities).every(([sku, count]) =>
      order.lines.some((line) => line.sku === sku && returnableQuantity(orderThen, line) >= count),
    )
    const isCountedIn = back.receivedAt !== null
    return (
      isThere &&
      (!isCountedIn || back.answer?.accepted === true) &&
      back.refundCents === refundOf(orderThen, back.quantities).totalCents
    )
  }
}
