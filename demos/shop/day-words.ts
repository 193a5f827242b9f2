import { addDays, type CalendarDate, formatDate, weekdayName } from '../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'

/** `26 November` */
export function dayAndMonth(day: CalendarDate): string {
  return formatDate(day).slice(0, -' 2026'.length)
}

/** `Thursday 26 November` */
export function weekdayAndDay(day: CalendarDate): string {
  return `${weekdayName(day)} ${dayAndMonth(day)}`
}

/** `Thu 26 Nov` */
export function shortDay(day: CalendarDate): string {
  const [date = '', month = ''] = dayAndMonth(day).split(' ')
  return `${shortWeekday(day)} ${date} ${month.slice(0, 3)}`
}

/** `Thu` */
export function shortWeekday(day: CalendarDate): string {
  return weekdayName(day).slice(0, 3)
}

/** `today`, `tomorrow`, else `Thursday 26 November`. */
export function whenWords(day: CalendarDate, today: CalendarDate): string {
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : weekdayAndDay(day)
}

/** `Tuesday 24 November, 15:16` */
export function nowInWords(): string {
  const now = Date.now()
  return `${weekdayAndDay(dayOf(now))}, ${timeOfDay(now)}`
}

/** `Tue 24 Nov, 15:15` @param at epoch milliseconds */
export function shortMoment(at: number): string {
  return `${shortDay(dayOf(at))}, ${timeOfDay(at)}`
}

/** `15:31` if the text before named the day, else `Wed 25 Nov, 09:40`. */
export function momentAfter(at: number, namedDay: CalendarDate): string {
  return dayOf(at) === namedDay ? timeOfDay(at) : shortMoment(at)
}
