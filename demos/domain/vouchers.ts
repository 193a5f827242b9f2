import type { Kind } from '../products/product.ts'

/** Which things a voucher or a sale is for; every field that is set narrows it. */
export type Scope = { kinds?: ReadonlyArray<Kind>; family?: string }

export type Voucher = {
  /** In capitals. */
  code: string
  /** Off the goods it is for: basis points, or cents from the whole. */
  off: { kind: 'share'; bps: number } | { kind: 'amount'; cents: number }
  scope: Scope
  /** Calendar dates of Johannesburg, `2026-09-01`, both included. */
  from: string
  until: string
  used: number
}

/** Lower prices between two days for everybody; a voucher does not come on top. */
export type Sale = { name: string; bps: number; scope: Scope; from: string; until: string }
