import { formatRand } from '../money/money.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { durationsForAll } from './durations.ts'
import { splitIntoInstalments } from './instalments.ts'

/**
 * `R 3 737,50 a month for 12 months`: how every page says a monthly price. A last instalment of another amount is named:
 * `R 416,67 a month for 24 months (the last R 416,59)`. It never stands without the total beside it (docs/domain.md 1 rule 1).
 *
 * @throws {RangeError} as {@link splitIntoInstalments} does
 */
export function monthlyPrice(totalCents: number, months: number): string {
  return priceForMonths(totalCents, months, ' a month')
}

/**
 * `R 1 868,75 for 24 months`: the same total over the most months that everyone is offered, said in small beside or below
 * {@link monthlyPrice}.
 *
 * @throws {RangeError} as {@link durationsForAll} does
 */
export function longestMonthlyPrice(totalCents: number, card: RateCard): string {
  return priceForMonths(totalCents, Math.max(...durationsForAll(totalCents, card)), '')
}

function priceForMonths(totalCents: number, months: number, each: string): string {
  const [first = totalCents, ...others] = splitIntoInstalments(totalCents, months)
  const last = others.at(-1) ?? first
  const price = `${formatRand(first)}${each} for ${months} months`
  return last === first ? price : `${price} (the last ${formatRand(last)})`
}
