import { skuParts } from '../catalogue/variants.ts'
import { currentProduct } from './current-product.ts'
import { DOOR_CENTS, LOCKER_CENTS } from './delivery-methods.ts'
import { soldOrders } from './figures.ts'
import type { Order } from './order.ts'
import { lineTotal } from './priced-lines.ts'
import { EARLIER_ORDERS, EARLIER_OTHER_CENTS, EARLIER_SALES } from './seed-history.ts'
import type { ShopState } from './shop-state.ts'

type ProductSales = { number: number; name: string; quantity: number; cents: number }
export type SoldProducts = {
  /** The five products with the highest sales, before vouchers. */
  bestSellers: ReadonlyArray<ProductSales>
  /** The sales of all other products, less vouchers. */
  otherCents: number
  deliveryCents: number
  /** Orders by delivery method. */
  deliveryMethods: Readonly<Record<Order['deliveryMethod']['kind'], number>>
  /** The total sales of the period. */
  totalCents: number
}

const BEST_SELLER_COUNT = 5
const EARLIER_DELIVERY_CENTS = EARLIER_ORDERS.door * DOOR_CENTS + EARLIER_ORDERS.locker * LOCKER_CENTS

/** The sales of the period: best sellers, other products and delivery add up to the total. */
export function soldProducts(state: ShopState): SoldProducts {
  const orders = soldOrders(state)
  const all = salesByProduct(state, orders)
  const bestSellers = all.slice(0, BEST_SELLER_COUNT)
  const discounts = orders.reduce((sum, { totals }) => sum + totals.discountCents, 0)
  const otherCents = EARLIER_OTHER_CENTS + sumOf(all.slice(BEST_SELLER_COUNT)) - discounts
  const deliveryCents =
    EARLIER_DELIVERY_CENTS + orders.reduce((sum, { totals }) => sum + totals.deliveryCents, 0)
  return {
    bestSellers,
    otherCents,
    deliveryCents,
    deliveryMethods: countByDeliveryMethod(orders),
    totalCents: sumOf(bestSellers) + otherCents + deliveryCents,
  }
}

/** The quantity and sales of one product in the period, without those that the seed counts only as sales of other products. */
export function salesOfProduct(state: ShopState, number: number): { quantity: number; cents: number } {
  return (
    salesByProduct(state, soldOrders(state)).find((sales) => sales.number === number) ?? {
      quantity: 0,
      cents: 0,
    }
  )
}

/** All sold products: the highest sales first; if equal, the lower product number. */
function salesByProduct(state: ShopState, orders: ReadonlyArray<Order>): ReadonlyArray<ProductSales> {
  const sums = new Map(EARLIER_SALES.map(({ number, quantity, cents }) => [number, { quantity, cents }]))
  for (const line of orders.flatMap(({ lines }) => lines)) {
    const number = skuParts(line.sku)?.number ?? 0
    const { quantity, cents } = sums.get(number) ?? { quantity: 0, cents: 0 }
    sums.set(number, { quantity: quantity + line.quantity, cents: cents + lineTotal(line) })
  }
  return [...sums]
    .map(([number, sum]) => ({ number, name: currentProduct(state, number)?.name ?? '', ...sum }))
    .sort((a, b) => b.cents - a.cents || a.number - b.number)
}

function countByDeliveryMethod(orders: ReadonlyArray<Order>): SoldProducts['deliveryMethods'] {
  const count = (deliveryMethod: Order['deliveryMethod']['kind']) =>
    orders.filter((order) => order.deliveryMethod.kind === deliveryMethod).length
  return {
    door: EARLIER_ORDERS.door + count('door'),
    locker: EARLIER_ORDERS.locker + count('locker'),
    collect: EARLIER_ORDERS.collect + count('collect'),
  }
}

function sumOf(products: ReadonlyArray<ProductSales>): number {
  return products.reduce((sum, { cents }) => sum + cents, 0)
}
