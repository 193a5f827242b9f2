import { addDays } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { offeredDays } from '../../domain/calls/free-times.ts'
import { type OfferedWeek, offeredWeek } from '../../domain/calls/offered-week.ts'
import type { Services } from '../services.ts'
import { areTooManyUnconfirmed } from '../store/sql/calls/book-call.ts'
import { callersWithTakenCells, callRules } from '../store/sql/calls/callers.ts'
import { isConfirmationLimitReached } from '../store/sql/confirmation-counts.ts'
import { networkKeyOf } from './call-keys.ts'

/** The query parameter with a date in the week to show. */
export const WEEK = 'week'

/**
 * The free times of a week; null if calls are off, nothing is free, or a limit is reached.
 *
 * @param query `week`: a date in the week to show; `ip`: the visitor's IP address, whose unconfirmed calls count, null for a visitor
 *   with the private link of an enquiry
 */
export async function offeredTimes(
  dependencies: Pick<
    Services,
    'database' | 'release' | 'secret' | 'now' | 'confirmationsPerHour' | 'networkMails'
  >,
  { week, ip }: { week: string | null; ip: string | null },
): Promise<OfferedWeek | null> {
  const nowMs = dependencies.now().getTime()
  const today = dayOf(nowMs)
  return dependencies.database.read(async (tx) => {
    const rules = await callRules(tx, dependencies.release().content.company.openingHours)
    if (!rules.on) return null
    const callers = await callersWithTakenCells(tx, today, addDays(today, rules.daysAhead))
    if (callers.length === 0) return null // no member of staff takes calls
    if (ip !== null) {
      if (dependencies.networkMails.isLimitReached(ip)) return null
      if (await isConfirmationLimitReached(tx, dependencies.confirmationsPerHour, nowMs)) return null
      if (await areTooManyUnconfirmed(tx, networkKeyOf(ip, dependencies.secret), rules, nowMs)) return null
    }
    return offeredWeek(offeredDays(nowMs, rules, callers), {
      requestedDay: week ?? '',
      today,
      minutes: rules.minutes,
    })
  })
}
