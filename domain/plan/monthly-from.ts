import { formatRand } from '../money/money.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { durationsForAll } from './durations.ts'
import { splitIntoInstalments } from './instalments.ts'

/**
 * `from R 1 868,75 a month over 24 months`: the smallest instalment of a total that everyone is offered. It never stands
 * without the total before it (docs/domain.md 1 rule 1).
 *
 * @throws {RangeError} as {@link durationsForAll} does
 */
export function monthlyFrom(totalCents: number, card: RateCard): string {
  const months = Math.max(...durationsForAll(totalCents, card))
  const [each = totalCents, ...others] = splitIntoInstalments(totalCents, months)
  const last = others.at(-1) ?? each
  const monthly = `from ${formatRand(each)} a month over ${months} months`
  return last === each ? monthly : `${monthly}, the last one ${formatRand(last)}`
}
