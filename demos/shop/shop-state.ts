import type { Maker, Product, ShippingClass } from '../catalogue/product.ts'
import type { Basket } from './basket.ts'
import type { Order } from './order.ts'
import type { Role } from './rights.ts'
import type { Movement, StockCounts, Transfer } from './stock.ts'
import type { Sale, Voucher } from './vouchers.ts'

/**
 * All that can change in the shop. Products are drawn from their numbers (`products/`): only what the office changed of them is
 * here. A part that a command leaves alone stays the same object, so that a store writes only what changed.
 */
export type ShopState = {
  /** Epoch milliseconds: the seed's day is the Johannesburg day of this moment. */
  beganAt: number
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
  /** What the office changed last, so that 'undo' can put it back. */
  lastChange: LastChange
}

/** Counted on by one with each change that can be undone. `before` is null once somebody touched a part of it since. */
export type LastChange = { number: number; by: string; before: Partial<Omit<ShopState, 'lastChange'>> | null }

export const MAX_MOVEMENTS = 2_000

/** What the office changed of a product; a field that is absent is as drawn. */
export type ProductEdit = {
  name?: string
  /** Cents incl. VAT, by sku: two colours of one size may differ. */
  prices?: Readonly<Record<string, number>>
  /** Below how many pieces a branch is low, in the order of BRANCHES. */
  lowStockThresholds?: readonly [number, number, number]
  isHidden?: boolean
  shippingClass?: ShippingClass
  maker?: Maker
  /** Aisle and shelf, the same in each branch: `C3`. */
  binLocation?: string
}

export type StaffMember = { name: string; role: Role; branch: string | null }
