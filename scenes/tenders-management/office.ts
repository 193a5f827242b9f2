import { type CalendarDate, formatDate, weekdayName } from '../../domain/calendar/calendar.ts'

/** The day on which Bidbook is seen: one day before the road tender closes. */
export const TODAY = '2026-11-23'

/** The morning after, when the bid has been handed in. */
export const CLOSING_DAY = '2026-11-24'

export const COMPANY = 'Ntaba Civils (Pty) Ltd'

export type Person = 'Thabo' | 'Naledi' | 'Riaan' | 'Zodwa'

/** Whole days from one date to a later one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000
}

/** `Tue 24 Nov` */
export function shortDay(date: CalendarDate): string {
  return `${weekdayName(date).slice(0, 3)} ${dayAndMonth(date)}`
}

/** `14 Dec 2026` */
export function shortDate(date: CalendarDate): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`
}

/** The number in the month, 1 to 31. */
export function dayNumber(date: CalendarDate): number {
  return Number(date.slice(8))
}

function dayAndMonth(date: CalendarDate): string {
  const [day = '', month = ''] = formatDate(date).split(' ')
  return `${day} ${month.slice(0, 3)}`
}
