import type { RateCard } from '../pricing/rate-card.ts'
import { durationsForAll } from './durations.ts'
import { describeInstalments, splitIntoInstalments } from './instalments.ts'

/**
 * `24 × R 1 868,75`: a total over the most months that everyone is offered. It never stands without the total before it
 * (docs/domain.md 1 rule 1).
 *
 * @throws {RangeError} as {@link durationsForAll} does
 */
export function longestInstalments(totalCents: number, card: RateCard): string {
  const months = Math.max(...durationsForAll(totalCents, card))
  return describeInstalments(splitIntoInstalments(totalCents, months))
}
