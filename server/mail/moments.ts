import {
  formatDate,
  timeInJohannesburg,
  todayInJohannesburg,
  weekdayName,
} from '../../domain/calendar/calendar.ts'

/** How mails write a moment (epoch milliseconds), in South African time: `Monday 11:05`. */
export function dayAndTime(ms: number): string {
  return `${weekdayName(dateOf(ms))} ${timeOf(ms)}`
}

/** `Monday 23 November, 11:05` */
export function dateAndTime(ms: number): string {
  const [day, month] = formatDate(dateOf(ms)).split(' ')
  return `${weekdayName(dateOf(ms))} ${day} ${month}, ${timeOf(ms)}`
}

/** `23 November 2026, 11:05` */
export function fullMoment(ms: number): string {
  return `${formatDate(dateOf(ms))}, ${timeOf(ms)}`
}

/** `Monday 23 November 2026, 11:05` */
export function fullMomentWithDay(ms: number): string {
  return `${weekdayName(dateOf(ms))} ${fullMoment(ms)}`
}

function dateOf(ms: number): string {
  return todayInJohannesburg(new Date(ms))
}

function timeOf(ms: number): string {
  return timeInJohannesburg(new Date(ms))
}
