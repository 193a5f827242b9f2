import { addDays, type CalendarDate, formatDate, weekdayName } from '../../domain/calendar/calendar.ts'

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
