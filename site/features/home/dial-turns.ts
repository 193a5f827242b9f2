import { formatDate, monthInitial } from '../../../domain/calendar/calendar.ts'
import { describeInstalments } from '../../../domain/plan/instalments.ts'
import { type PlanTerms, planSchedule } from '../../../domain/plan/plan.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

/** The moons of the dial have room for letters inside the ring when there are about this many. */
const INITIALS_FOR = 12

export type PlanTurn = { count: number; initials: Array<string>; sum: string; handover: string }

/**
 * One plan over several numbers of months: the total stays, instalments and hand-over change.
 *
 * @param durations numbers of months, each one that the rate card offers
 * @throws {RangeError} naming a number of months that is not offered
 */
export function dialTurns(
  terms: Omit<PlanTerms, 'months'>,
  durations: ReadonlyArray<number>,
  card: RateCard,
): Array<PlanTurn> {
  return durations.map((months) => {
    if (!card.durations.includes(months))
      throw new RangeError(`home.json: hero.months: the rate card does not offer ${months} months`)
    const plan = planSchedule({ ...terms, months })
    return {
      count: months,
      initials: months === INITIALS_FOR ? plan.schedule.map(({ date }) => monthInitial(date)) : [],
      sum: describeInstalments(plan.schedule.map(({ amountCents }) => amountCents)),
      handover: formatDate(plan.handover),
    }
  })
}
