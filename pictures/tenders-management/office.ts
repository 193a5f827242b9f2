import { type CalendarDate, formatDate, shortWeekday } from '../wording/dates.ts'

/** The day on which Bidbook is seen: one day before the road tender closes. */
export const TODAY = '2026-11-23'

/** The morning after, when the bid has been handed in. */
export const CLOSING_DAY = '2026-11-24'

export const COMPANY = 'Ntaba Civils (Pty) Ltd'

export type Person = 'Thabo' | 'Naledi' | 'Riaan' | 'Zodwa'

/** `Tue 24 Nov` */
export function shortDay(date: CalendarDate): string {
  return `${shortWeekday(date)} ${dayAndMonth(date)}`
}

/** `14 Dec 2026` */
export function shortDate(date: CalendarDate): string {
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`
}

function dayAndMonth(date: CalendarDate): string {
  const [day = '', month = ''] = formatDate(date).split(' ')
  return `${day} ${month.slice(0, 3)}`
}
