import type { Kind } from '../catalogue/product.ts'

/** The products of a voucher or a sale; every set field is a filter. */
export type Scope = { kinds?: ReadonlyArray<Kind>; family?: string }

export type Voucher = {
  /** In capitals. */
  code: string
  /** The discount: basis points of the goods in its scope, or a fixed amount in cents. */
  off: { kind: 'share'; bps: number } | { kind: 'amount'; cents: number }
  scope: Scope
  /** Calendar dates of Johannesburg, `2026-09-01`, both included; null: always. */
  from: string | null
  until: string | null
  /** Only for new customers. */
  isForFirstOrder: boolean
  /** The minimum amount of the goods in its scope; 0 for any. */
  minimumCents: number
  used: number
}

export const MAX_CODE_CHARS = 20

/** A sale: lower prices in a period, which cannot be combined with a voucher. */
export type Sale = { name: string; bps: number; scope: Scope; from: string; until: string }
