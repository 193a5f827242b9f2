import { addDays, type CalendarDate, formatDate, weekdayName } from '../../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../../domain/calendar/time-of-day.ts'

/** `Thursday 26 November`: a day of these weeks, so without its year. */
export function longDay(day: CalendarDate): string {
  return `${weekdayName(day)} ${dayAndMonth(day)}`
}

/** `Thu 26 Nov` */
export function shortDay(day: CalendarDate): string {
  const [date = '', month = ''] = dayAndMonth(day).split(' ')
  return `${weekdayName(day).slice(0, 3)} ${date} ${month.slice(0, 3)}`
}

/** `today`, `tomorrow` or `on Thursday 26 November`. */
export function nearDay(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : `on ${longDay(day)}`
}

/** `15:31` on a day that was just named, else `Wed 25 Nov, 09:40`. @param at epoch milliseconds */
export function momentAfter(at: number, named: CalendarDate): string {
  const day = dayOf(at)
  return day === named ? timeOfDay(at) : `${shortDay(day)}, ${timeOfDay(at)}`
}

function dayAndMonth(day: CalendarDate): string {
  return formatDate(day).slice(0, -' 2026'.length)
}

/** `Tue 24 Nov, 15:15` @param at epoch milliseconds */
export function shortMoment(at: number): string {
  return `${shortDay(dayOf(at))}, ${timeOfDay(at)}`
}
