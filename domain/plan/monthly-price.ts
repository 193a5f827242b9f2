import { formatRand } from '../money/money.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { counted } from '../wording.ts'
import { durationsForAll } from './durations.ts'
import { splitIntoInstalments } from './instalments.ts'

/**
 * `R 3 737,50 a month for 12 months`: the format of monthly prices on every page. A different last instalment is mentioned:
 * `R 416,67 a month for 24 months (the last R 416,59)`. The total is always shown beside it (docs/domain.md 1 rule 1).
 *
 * @throws {RangeError} as {@link splitIntoInstalments} does
 */
export function monthlyPrice(totalCents: number, months: number): string {
  return amountsAMonth(splitIntoInstalments(totalCents, months))
}

/** `about R 8 266,00 a month for 12 months`: for a price that is an estimate, rounded up to whole rands. */
export function aboutMonthlyPrice(totalCents: number, months: number): string {
  return `about ${formatRand(Math.ceil(totalCents / months / 100) * 100)} a month ${lengthOf(months)}`
}

/**
 * The same total over the longest duration that everyone is offered, in small print beside {@link monthlyPrice}.
 *
 * @throws {RangeError} as {@link durationsForAll} does
 */
export function longestMonthlyPrice(totalCents: number, card: RateCard): string {
  return monthlyPrice(totalCents, Math.max(...durationsForAll(totalCents, card)))
}

/** The same format for existing instalments, such as the remaining ones of a plan. */
export function amountsAMonth(instalments: ReadonlyArray<number>): string {
  const [first = 0] = instalments
  const last = instalments.at(-1) ?? first
  const price = `${formatRand(first)} a month ${lengthOf(instalments.length)}`
  return last === first ? price : `${price} (the\u00a0last ${formatRand(last)})`
}

function lengthOf(months: number): string {
  return `for ${counted(months, 'month')}`.replaceAll(' ', '\u00a0')
}
