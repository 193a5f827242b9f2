import { addDays, type CalendarDate } from '../../domain/calendar/calendar.ts'
import type { Report } from '../log.ts'

/** A server may have been off for a holiday; after more days a clock that runs ahead is likelier. */
const BELIEVED_DAYS = 40
/** An operator has a day in which to read of it. */
const HELD_ROUNDS = 24

/** The day on which what is over was deleted last, kept in the store: it tells a clock that has leapt ahead. */
export type LastSweepDay = {
  /** null: it never was. */
  last: () => Promise<CalendarDate | null>
  note: (day: CalendarDate) => Promise<void>
}

/**
 * Tells whether a day is to be believed, asked once an hour. A clock that is a year ahead would have every enquiry deleted, the
 * unanswered too: where it leaps, nothing is deleted for a day, and the log says why at once.
 *
 * @returns resolves to whether nothing may be deleted yet; rejects if the store is unavailable
 */
export function createClockGuard(
  { last }: Pick<LastSweepDay, 'last'>,
  report: Report,
): (today: CalendarDate) => Promise<boolean> {
  let rounds = 0
  return async (today) => {
    const before = await last()
    if (before === null || today <= addDays(before, BELIEVED_DAYS)) {
      rounds = 0
      return false
    }
    rounds += 1
    if (rounds === 1)
      report(
        'error',
        { today, sweptLast: before },
        'The clock has leapt ahead, or the server was off for long. What is over is deleted in a day, unless the clock is put right.',
      )
    return rounds <= HELD_ROUNDS
  }
}
