import type { Kind } from '../catalogue/product.ts'

/** Which products a voucher or a sale is for; every field that is set narrows it. */
export type Scope = { kinds?: ReadonlyArray<Kind>; family?: string }

export type Voucher = {
  /** In capitals. */
  code: string
  /** Off the goods it is for: basis points, or cents from the whole. */
  off: { kind: 'share'; bps: number } | { kind: 'amount'; cents: number }
  scope: Scope
  /** Calendar dates of Johannesburg, `2026-09-01`, both included; null: always. */
  from: string | null
  until: string | null
  /** Only for new customers. */
  isForFirstOrder: boolean
  /** Of the goods that it is for; 0: any sum. */
  minimumCents: number
  used: number
}

export const MAX_CODE_CHARS = 20

/** Lower prices between two days for everybody; a voucher does not come on top. */
export type Sale = { name: string; bps: number; scope: Scope; from: string; until: string }
