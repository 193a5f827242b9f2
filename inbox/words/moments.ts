import { addDays, formatDate, formatMonth, weekdayName } from '../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'

/** `20 November 2026` @param ms epoch milliseconds, as in all of these */
export function longDay(ms: number): string {
  return formatDate(dayOf(ms))
}

/** `Friday 20 November` */
export function weekdayAndDay(ms: number): string {
  const day = dayOf(ms)
  return `${weekdayName(day)} ${formatDate(day).slice(0, -5)}`
}

/** `Friday 20 November, 11:05` */
export function fullMoment(ms: number): string {
  return `${weekdayAndDay(ms)}, ${timeOfDay(ms)}`
}

/** `10:09` of today, `Friday 15:02` of the week before now, `20 November 2026, 11:09` of any other day. */
export function nearMoment(ms: number, now: number): string {
  const day = dayOf(ms)
  if (day === dayOf(now)) return timeOfDay(ms)
  if (isWithinAWeek(ms, now)) return `${weekdayName(day)} ${timeOfDay(ms)}`
  return `${longDay(ms)}, ${timeOfDay(ms)}`
}

/** `today`, `tomorrow`, or `on Friday 27 November`. */
export function nearDay(ms: number, now: number): string {
  const day = dayOf(ms)
  if (day === dayOf(now)) return 'today'
  if (day === addDays(dayOf(now), 1)) return 'tomorrow'
  return `on ${weekdayAndDay(ms)}`
}

/** For the end of a row: `10:09` of today, `Fri` of the last week, `19 Nov`, and with the year of another one. */
export function shortMoment(ms: number, now: number): string {
  const day = dayOf(ms)
  if (day === dayOf(now)) return timeOfDay(ms)
  if (isWithinAWeek(ms, now) && day > addDays(dayOf(now), -4)) return weekdayName(day).slice(0, 3)
  return day.slice(0, 4) === dayOf(now).slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${day.slice(0, 4)}`
}

/** `19 Nov` @param day `2026-11-19` */
export function shortDay(day: string): string {
  const [date = '', month = ''] = formatDate(day).split(' ')
  return `${date} ${month.slice(0, 3)}`
}

function isWithinAWeek(ms: number, now: number): boolean {
  return ms < now && dayOf(ms) > addDays(dayOf(now), -7)
}

/** The heading over rows of a time that is past: `Today`, `This month`, `October 2026`. */
export function monthOf(ms: number, now: number): string {
  if (dayOf(ms) === dayOf(now)) return 'Today'
  return dayOf(ms).slice(0, 7) === dayOf(now).slice(0, 7) ? 'This month' : formatMonth(dayOf(ms))
}
