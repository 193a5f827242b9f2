import { vatPartCents } from '../../domain/money/money.ts'
import { percent } from '../../domain/wording.ts'

/** South Africa's standard rate in basis points, for demos and pictures. The agency's prices have their own rate in the price lists. */
const VAT_BPS = 1_500

/** `15%` */
export const VAT_RATE = percent(VAT_BPS)

/** The VAT in a price that includes it, as every price of the shop does. */
export function vatIn(cents: number): number {
  return vatPartCents(cents, VAT_BPS)
}

/** The VAT to be added to a price without it. */
export function vatOn(cents: number): number {
  return Math.round((cents * VAT_BPS) / 10_000)
}
