import type { Product } from '../products/product.ts'
import type { Basket } from './basket.ts'
import type { Order } from './order.ts'
import type { Role } from './roles.ts'
import type { Movement, StockCounts, Transfer } from './stock.ts'
import type { Sale, Voucher } from './vouchers.ts'

/**
 * All that can change in the shop. Products are drawn from their numbers (`products/`): only what the office changed of them is
 * here. A part that a command leaves alone stays the same object, so that a store writes only what changed.
 */
export type ShopState = {
  basket: Basket
  orders: ReadonlyArray<Order>
  /** Of variants whose stock is no longer as drawn. */
  stock: StockCounts
  transfers: ReadonlyArray<Transfer>
  /** The newest last, at most {@link MAX_MOVEMENTS}. */
  movements: ReadonlyArray<Movement>
  /** By the product's number. */
  edits: Readonly<Record<number, ProductEdit>>
  /** Made in the office, numbered on from the last drawn one. */
  added: ReadonlyArray<Product>
  vouchers: ReadonlyArray<Voucher>
  sales: ReadonlyArray<Sale>
  staff: ReadonlyArray<StaffMember>
}

export const MAX_MOVEMENTS = 2_000

/** What the office changed of a product; a field that is absent is as drawn. */
export type ProductEdit = {
  name?: string
  /** Cents incl. VAT, by the word of the size. */
  sizePrices?: Readonly<Record<string, number>>
  /** Below how many pieces a branch is low, in the order of BRANCHES. */
  lowLines?: readonly [number, number, number]
  isHidden?: boolean
}

export type StaffMember = { name: string; role: Role; branch: string | null }
