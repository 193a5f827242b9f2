import type { Maker, Product, ShippingClass } from '../catalogue/product.ts'
import type { Basket } from './basket.ts'
import type { Order } from './order.ts'
import type { Role } from './rights.ts'
import type { Movement, StockCounts, Transfer } from './stock.ts'
import type { Sale, Voucher } from './vouchers.ts'

/**
 * The state of the shop. Products are generated from their numbers (demos/catalogue), so that it contains only the
 * office's changes. Unchanged parts stay the same objects, so that a store writes only changed ones.
 */
export type ShopState = {
  /** Epoch milliseconds: the seed's day is the Johannesburg day of this moment. */
  beganAt: number
  basket: Basket
  orders: ReadonlyArray<Order>
  /** The stock of variants that differs from the initial one. */
  stock: StockCounts
  transfers: ReadonlyArray<Transfer>
  /** The newest last, at most {@link MAX_MOVEMENTS}. */
  movements: ReadonlyArray<Movement>
  /** By product number. */
  edits: Readonly<Record<number, ProductEdit>>
  /** Products added by the office, numbered after the generated ones. */
  added: ReadonlyArray<Product>
  vouchers: ReadonlyArray<Voucher>
  sales: ReadonlyArray<Sale>
  staff: ReadonlyArray<StaffMember>
  /** The office's last change, for 'undo'. */
  lastChange: LastChange
}

/** Increases with each undoable change. `before` is null once another change has affected one of its parts. */
export type LastChange = { number: number; by: string; before: Partial<Omit<ShopState, 'lastChange'>> | null }

export const MAX_MOVEMENTS = 2_000

/** The office's changes of a product; absent fields are unchanged. */
export type ProductEdit = {
  name?: string
  /** Cents incl. VAT, by sku: two colours of one size may differ. */
  prices?: Readonly<Record<string, number>>
  /** One per branch, in the order of BRANCHES. */
  lowStockThresholds?: readonly [number, number, number]
  isHidden?: boolean
  shippingClass?: ShippingClass
  maker?: Maker
  /** Aisle and shelf, the same in each branch: `C3`. */
  binLocation?: string
}

export type StaffMember = { name: string; role: Role; branch: string | null }
