import { formatRand } from '../money/money.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { counted } from '../wording.ts'
import { durationsForAll } from './durations.ts'
import { splitIntoInstalments } from './instalments.ts'

/**
 * `R 3 737,50 a month for 12 months`: how every page says a monthly price. A last instalment of another amount is named:
 * `R 416,67 a month for 24 months (the last R 416,59)`. It never stands without the total beside it (docs/domain.md 1 rule 1).
 *
 * @throws {RangeError} as {@link splitIntoInstalments} does
 */
export function monthlyPrice(totalCents: number, months: number): string {
  return amountsAMonth(splitIntoInstalments(totalCents, months))
}

/** `about R 8 266,00 a month for 12 months`: a month of a price that is an estimate itself, to the next rand. */
export function aboutMonthlyPrice(totalCents: number, months: number): string {
  return `about ${formatRand(Math.ceil(totalCents / months / 100) * 100)} a month ${lengthOf(months)}`
}

/**
 * The same total over the most months that everyone is offered, said in small beside or below {@link monthlyPrice}.
 *
 * @throws {RangeError} as {@link durationsForAll} does
 */
export function longestMonthlyPrice(totalCents: number, card: RateCard): string {
  return monthlyPrice(totalCents, Math.max(...durationsForAll(totalCents, card)))
}

/** The same manner for instalments that are split already: those that are left of a plan, say. */
export function amountsAMonth(instalments: ReadonlyArray<number>): string {
  const [first = 0] = instalments
  const last = instalments.at(-1) ?? first
  const price = `${formatRand(first)} a month ${lengthOf(instalments.length)}`
  return last === first ? price : `${price} (the\u00a0last ${formatRand(last)})`
}

function lengthOf(months: number): string {
  return `for ${counted(months, 'month')}`.replaceAll(' ', '\u00a0')
}
