import type { Branch, PerBranch } from '../catalogue/product.ts'

/** The maximum stock of a variant in a branch; more is a typing error. */
export const MAX_ON_A_SHELF = 9_999

/** Pieces of a variant by its sku. */
export type StockCounts = Readonly<Record<string, PerBranch>>

/** Pieces in transit between branches: in no branch's stock, and not for sale. */
export type Transfer = {
  id: number
  sku: string
  quantity: number
  from: Branch
  to: Branch
  sentAt: number
  arrivedAt: number | null
  by: string
}

/** The reason of a stock movement. */
export type Movement = {
  at: number
  sku: string
  branch: Branch
  quantity: number
  why: 'order' | 'cancelled' | 'return' | 'transfer' | 'count' | 'csv'
  /** The number of the order or transfer, or the file's name. */
  reference: string
  by: string
}
