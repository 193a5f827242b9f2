import { formatRand, formatWholeRand } from '../money/money.ts'
import { percent } from '../wording.ts'
import type { Estimate, EstimateLine } from './estimate.ts'
import type { RateCard } from './rate-card.ts'

type ScopedPrice = Pick<Estimate, 'totalCents' | 'lowCents' | 'highCents'>

/** What changes the price of custom work, and by how much; null for a solution, which has one price. */
export function scopeSentence({ totalCents, lowCents, highCents }: ScopedPrice): string | null {
  if (lowCents === totalCents && highCents === totalCents) return null
  const ends = `${formatWholeRand(lowCents)} and ${formatWholeRand(highCents)}`
  return `If the work gets smaller or larger when we talk, the price is usually between ${ends}. You approve it before we start, and then it does not change.`
}

/** How the amounts of the lines are calculated: `Hours times R 690,00, VAT included. …` */
export function basisSentence(
  lines: ReadonlyArray<EstimateLine>,
  { hourlyRateCents, vat }: RateCard,
): string {
  const included = vat.registered ? ', VAT included' : ''
  const isFixed = ({ hours, amountCents, key }: EstimateLine) =>
    hours === 0 && amountCents > 0 && key !== 'design'
  const hours = `Hours times ${formatRand(hourlyRateCents)}${included}.`
  const fixedPriceNote = lines.some(isFixed) ? ' A line without hours has a price of its own.' : ''
  const basis = lines.some((line) => line.hours > 0)
    ? `${hours}${fixedPriceNote}`
    : `Each line has a price of its own${included}.`
  return `${basis} One price for one job, however many months you choose.`
}

/** ` incl. VAT`, or nothing if no VAT is charged (VAT Act s 65: docs/domain.md 2.1). */
export function inclVat({ vat }: RateCard): string {
  return vat.registered ? ' incl. VAT' : ''
}

/** Whether the prices include VAT, for the pages that have no single price. */
export function vatSentence({ vat }: RateCard): string {
  return vat.registered ? `All our prices include VAT at ${percent(vat.rateBps)}.` : 'No VAT is charged.'
}

/** `Total, VAT included`; without VAT the total does not mention it. */
export function totalLabel({ vat }: RateCard): string {
  return vat.registered ? 'Total, VAT included' : 'Total'
}
