import { addDays, type CalendarDate, formatDate, weekdayName } from './calendar.ts'
import { dayOf, timeOfDay } from './time-of-day.ts'

const DAYS_BY_NAME = 6
/** Dates of the last few days are shown as their weekday in lists; earlier ones as a date. */
const DAYS_BY_SHORT_NAME = 3

/** `23 November` */
export function dayAndMonth(date: CalendarDate): string {
  return formatDate(date).slice(0, -' 2026'.length)
}

/** `Monday 23 November` */
export function weekdayAndDate(date: CalendarDate): string {
  return `${weekdayName(date)} ${dayAndMonth(date)}`
}

/** `Friday 20 November, 11:05` */
export function dayAndTime(ms: number): string {
  return `${weekdayAndDate(dayOf(ms))}, ${timeOfDay(ms)}`
}

/** `20 November 2026, 11:05` */
export function dateAndTime(ms: number): string {
  return `${formatDate(dayOf(ms))}, ${timeOfDay(ms)}`
}

/** `today`, `tomorrow`, `Wednesday` for the next days, else `Wednesday 2 December`. */
export function dayAhead(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  return isWithinWeek(date, today) ? weekdayName(date) : weekdayAndDate(date)
}

/** Whether a day is today or one of the next six, for which the weekday alone is unambiguous. */
export function isWithinWeek(date: CalendarDate, today: CalendarDate): boolean {
  return date >= today && date <= addDays(today, DAYS_BY_NAME)
}

/** `today`, `tomorrow`, `on Wednesday`: {@link dayAhead} at the end of a sentence. */
export function onDayAhead(date: CalendarDate, today: CalendarDate): string {
  const day = dayAhead(date, today)
  return day === 'today' || day === 'tomorrow' ? day : `on ${day}`
}

/** `11:05 today`, `10:24 tomorrow`, `14:10 on Monday`: a deadline at the end of a sentence. */
export function timeAndDayAhead(ms: number, nowMs: number): string {
  return `${timeOfDay(ms)} ${onDayAhead(dayOf(ms), dayOf(nowMs))}`
}

/** `10:21` for today, `Friday 11:05` for the last days, else `2 October, 11:05`, with the year if it differs. */
export function timeAgo(ms: number, nowMs: number): string {
  const [day, today] = [dayOf(ms), dayOf(nowMs)]
  if (day === today) return timeOfDay(ms)
  const isNear = day < today && day >= addDays(today, -DAYS_BY_NAME)
  return isNear
    ? `${weekdayName(day)} ${timeOfDay(ms)}`
    : `${dateUnlessThisYear(day, today)}, ${timeOfDay(ms)}`
}

/** `10:09` for today, `Fri` for the last days, else `18 Nov`, with the year if it differs. */
export function shortTimeAgo(ms: number, nowMs: number): string {
  const [day, today] = [dayOf(ms), dayOf(nowMs)]
  if (day === today) return timeOfDay(ms)
  const isNear = day < today && day >= addDays(today, -DAYS_BY_SHORT_NAME)
  if (isNear) return weekdayName(day).slice(0, 3)
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate(day) : `${shortDate(day)} ${day.slice(0, 4)}`
}

/** {@link timeAgo} for narrow places: `10:21` for today, `Fri 11:05` for the last days, else `2 Oct`. */
export function shortMomentAgo(ms: number, nowMs: number): string {
  const [day, today] = [dayOf(ms), dayOf(nowMs)]
  if (day === today) return timeOfDay(ms)
  const isNear = day < today && day >= addDays(today, -DAYS_BY_NAME)
  return isNear ? `${weekdayName(day).slice(0, 3)} ${timeOfDay(ms)}` : shortTimeAgo(ms, nowMs)
}

/** `23 Dec` */
export function shortDate(date: CalendarDate): string {
  const [day = '', month = ''] = formatDate(date).split(' ')
  return `${day} ${month.slice(0, 3)}`
}

function dateUnlessThisYear(date: CalendarDate, today: CalendarDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(date) : formatDate(date)
}

/** `20 November 2026` */
export function longDay(ms: number): string {
  return formatDate(dayOf(ms))
}

const MINUTES_AN_HOUR = 60

/** `under 1 min`, `41 min`, `3 h 46`, `8 h 04`: whole minutes. */
export function duration(minutes: number): string {
  if (minutes < 1) return 'under 1 min'
  if (minutes < MINUTES_AN_HOUR) return `${minutes} min`
  const minutesWithinHour = String(minutes % MINUTES_AN_HOUR).padStart(2, '0')
  return `${Math.floor(minutes / MINUTES_AN_HOUR)} h ${minutesWithinHour}`
}

/** `Monday 11:05`, for one of the next days. @param ms epoch milliseconds */
export function weekdayAndTime(ms: number): string {
  return `${weekdayName(dayOf(ms))} ${timeOfDay(ms)}`
}

/** `Monday 23 November 2026, 11:05` */
export function formatFullTime(ms: number): string {
  return `${weekdayName(dayOf(ms))} ${dateAndTime(ms)}`
}
