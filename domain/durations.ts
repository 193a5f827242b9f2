import { splitIntoInstalments } from './instalments.ts'
import type { RateCard } from './rate-card.ts'

/**
 * The numbers of months on the card that everyone may choose for a total, shortest first: none above the longest for a
 * person, none whose instalments would be under the smallest (domain.md 4.4).
 *
 * @param totalCents whole price in cents, VAT included
 * @throws {RangeError} if the total is so small that no duration is left
 */
export function durationsForAll(totalCents: number, card: RateCard): Array<number> {
  const durations = card.durations
    .filter((months) => months <= card.individualMaxDuration)
    .filter((months) =>
      splitIntoInstalments(totalCents, months).every((cents) => cents >= card.limits.minInstalmentCents),
    )
    .toSorted((a, b) => a - b)
  if (durations.length === 0) throw new RangeError(`No duration is offered for ${totalCents} cents`)
  return durations
}
