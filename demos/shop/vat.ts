import { vatPartCents } from '../../domain/money/money.ts'
import { percent } from '../../domain/wording.ts'

/** South Africa's standard rate, in basis points: the demos' and the pictures'. The agency's own stands in its price lists. */
const VAT_BPS = 1_500

/** `15%` */
export const VAT_RATE = percent(VAT_BPS)

/** The VAT in a price that includes it, as every price of the shop does. */
export function vatIn(cents: number): number {
  return vatPartCents(cents, VAT_BPS)
}

/** The VAT that comes on top of a price before it. */
export function vatOn(cents: number): number {
  return Math.round((cents * VAT_BPS) / 10_000)
}
