import { describeInstalments, splitIntoInstalments } from '../../../domain/plan/instalments.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

/** The moons of the dial have room for numbers inside the ring when there are about this many. */
const NUMBERS_FOR = 12

export type PlanTurn = { count: number; labels: Array<string>; sum: string }

/**
 * One total over several numbers of months: the total stays, the instalments change.
 *
 * @param durations numbers of months, each one that the rate card offers
 * @throws {RangeError} naming a number of months that is not offered
 */
export function dialTurns(
  totalCents: number,
  durations: ReadonlyArray<number>,
  card: RateCard,
): Array<PlanTurn> {
  return durations.map((months) => {
    if (!card.durations.includes(months))
      throw new RangeError(`home.json: hero.months: the rate card does not offer ${months} months`)
    const amounts = splitIntoInstalments(totalCents, months)
    return {
      count: months,
      labels: months === NUMBERS_FOR ? amounts.map((_, at) => String(at + 1)) : [],
      sum: describeInstalments(amounts),
    }
  })
}
