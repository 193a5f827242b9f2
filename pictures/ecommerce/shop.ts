// The shop of the pictures: the demos' own, on Tuesday 24 November 2026.
import type { Product } from '../../demos/catalogue/product.ts'
import { productOf } from '../../demos/catalogue/products.ts'
import { tilesOf } from '../../demos/office/orders/order-columns.ts'
import { orderRow } from '../../demos/office/orders/order-row.ts'
import { stateOf } from '../../demos/shop/order-transitions.ts'
import { seedState } from '../../demos/shop/seed.ts'
import type { ShopState } from '../../demos/shop/shop-state.ts'

export const DAY = '2026-11-24'
export const MOMENT = new Date(`${DAY}T15:16:00+02:00`)
const ORDER = 1042

/** A minute after order 1042 came in. */
export const AFTER: ShopState = seedState(MOMENT)

/** A few minutes before: the products of order 1042 are still in a basket and in stock. */
export const BEFORE: ShopState = {
  ...AFTER,
  orders: AFTER.orders.filter(({ number }) => number !== ORDER),
  stock: {},
  basket: {
    ...AFTER.basket,
    lines: orderOf(ORDER).lines.map(({ sku, quantity, priceCents }) => ({
      sku,
      quantity,
      seenCents: priceCents,
    })),
    address: orderOf(ORDER).customer,
  },
}

export const TO_PACK = AFTER.orders.filter((order) => stateOf(order) === 'paid').length

/** The side table that the story is about. */
export const TABLE = requireProduct(1)
export const [THROW, PENDANT, PLANTER, STOOL] = [
  requireProduct(2),
  requireProduct(3),
  requireProduct(4),
  requireProduct(5),
]

function orderOf(number: number) {
  const order = AFTER.orders.find((order) => order.number === number)
  if (!order) throw new Error(`The shop has no order ${number}`)
  return order
}

function requireProduct(number: number): Product {
  const product = productOf(number)
  if (!product) throw new Error(`No product has the number ${number}`)
  return product
}

/** Without tiles of count 0, which would take the others' room. */
export const TILES = tilesOf(AFTER.orders, true).filter(({ count }) => count !== 0)
export const ROWS = AFTER.orders.map((order) => orderRow(order, 'owner', AFTER))
