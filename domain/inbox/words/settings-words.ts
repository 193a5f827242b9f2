import { addDays, type CalendarDate, formatDate, formatMonth, isoWeekday } from '../../calendar/calendar.ts'
import { describeHours } from '../../calendar/opening-hours.ts'
import { publicHolidayName } from '../../calendar/public-holidays.ts'
import type { WorkingWeek } from '../../calendar/working-days.ts'
import type { WorkingHours } from '../../calendar/working-time.ts'
import { ENQUIRY_MONTHS } from '../../enquiry/retention.ts'
import { counted, pluralised } from '../../wording.ts'
import type { ChangedPerson } from '../api/people.ts'
import { countAtLeast, MAX_COUNTED } from './headings.ts'

/** `Monday to Friday, 08:00 to 17:00` in bold, then the other facts about the working day. */
export function workingDayWords(
  hours: WorkingHours,
  today: CalendarDate,
): { hours: string; details: string } {
  const nextDayOff = nextHoliday(today, hours)
  const name = nextDayOff?.name ?? 'by your setting'
  const nextDayOffWords = nextDayOff ? `: the next is ${formatDate(nextDayOff.day)}, ${name}.` : '.'
  return { hours: describeHours(hours), details: `, Johannesburg. Not on public holidays${nextDayOffWords}` }
}

/** `1 open enquiry`, `7 open enquiries`; `10 000+` if there are more than are counted. */
export function openEnquiries(count: number): string {
  const countWords = countAtLeast(Math.min(count, MAX_COUNTED), count > MAX_COUNTED)
  return `${countWords} ${pluralised(count, 'open enquiry')}`
}

/** What happened to the calls of a former member of staff, as a further sentence; '' without calls. */
export function callsHandedOver({ callsGiven, callsLeft }: ChangedPerson): string {
  const givenWords = callsGiven === 0 ? '' : ` ${counted(callsGiven, 'call')} went to colleagues.`
  const leftWords = callsLeft === 0 ? '' : ` Nobody is free for ${counted(callsLeft, 'call')}: see People.`
  return `${givenWords}${leftWords}`
}

/** `12 months, as the privacy notice says`; fewer if the owner chose so. */
export function retentionWords(months: number): string {
  return months === ENQUIRY_MONTHS
    ? `${counted(months, 'month')}, as the privacy notice says`
    : `${counted(months, 'month')}; the privacy notice allows ${ENQUIRY_MONTHS}`
}

/** `Tonight after midnight: 2 enquiries of November 2025 are deleted.` @param ofMonth any day of the month in which they arrived */
export function nextSweepSentence(count: number, ofMonth: CalendarDate | null): string {
  const rule = 'What has not been delivered is never deleted.'
  if (count === 0) return `Tonight after midnight nothing is deleted. ${rule}`
  const month = ofMonth === null ? '' : ` of ${formatMonth(ofMonth)}`
  return `Tonight after midnight: ${counted(count, 'enquiry')}${month} ${count === 1 ? 'is' : 'are'} deleted. ${rule}`
}

/** Consecutive days, from the first to the last. */
export type Period = { first: CalendarDate; last: CalendarDate }

/** Days off as periods, earliest first. */
export function periodsOf(days: ReadonlyArray<CalendarDate>): Array<Period> {
  return [...days].sort().reduce<Array<Period>>((periods, day) => {
    const lastPeriod = periods.at(-1)
    if (lastPeriod && addDays(lastPeriod.last, 1) >= day) lastPeriod.last = day
    else periods.push({ first: day, last: day })
    return periods
  }, [])
}

/** `21 December 2026 to 4 January 2027` */
export function periodWords({ first, last }: Period): string {
  return first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`
}

/** The note for an added day off. */
export function daysOffAdded(period: Period): string {
  return `${periodWords(period)} ${period.first === period.last ? 'is a day off' : 'are days off'}.`
}

/** The note for a removed day off. */
export function daysOffRemoved(period: Period): string {
  return `${periodWords(period)} ${period.first === period.last ? 'is a working day' : 'are working days'} again.`
}

/** If a company opens on one weekday only, no public holiday may fall on it for some years. */
const DAYS_AHEAD = 3 * 366

/**
 * The next day off after `today` on a normally open weekday; its `name` is null if the company added it. Null if there is
 * none in the next three years.
 *
 * @throws {RangeError} if `today` is no date
 */
export function nextHoliday(
  today: CalendarDate,
  { days, extraHolidays }: WorkingWeek,
): { day: CalendarDate; name: string | null } | null {
  for (let day = addDays(today, 1), left = DAYS_AHEAD; left > 0; day = addDays(day, 1), left -= 1) {
    if (!days.includes(isoWeekday(day))) continue
    const name = publicHolidayName(day)
    if (name !== null || extraHolidays?.includes(day)) return { day, name }
  }
  return null
}
