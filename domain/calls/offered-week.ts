import { type CalendarDate, mondayOf } from '../calendar/calendar.ts'
import { dayAndMonth } from '../calendar/day-words.ts'
import type { OfferedDay } from './free-times.ts'

/** Another week that can be shown. */
type OtherWeek = { monday: CalendarDate; words: string }

/** The times offered in a week, as plain data from which a page can be rendered. */
export type OfferedWeek = {
  today: CalendarDate
  /** The duration of a call. */
  minutes: number
  /** `starts`: the number of times of the day, free or not. */
  days: ReadonlyArray<Omit<OfferedDay, 'starts'> & { starts: number }>
  earlier: OtherWeek | null
  later: OtherWeek | null
}

/**
 * The week of a day, or the first one with a free time; null if no time is free in any.
 *
 * @param requestedDay a day of the week to show; any other text shows the first week
 */
export function offeredWeek(
  days: ReadonlyArray<OfferedDay>,
  { requestedDay, today, minutes }: { requestedDay: string; today: CalendarDate; minutes: number },
): OfferedWeek | null {
  const first = days.find(({ free }) => free.length > 0)
  if (!first) return null
  const mondays = [...new Set(days.map(({ day }) => mondayOf(day)))]
  const isOffered = days.some(({ day }) => day === requestedDay) || mondays.includes(requestedDay)
  const monday = mondayOf(isOffered ? requestedDay : first.day)
  const index = mondays.indexOf(monday)
  return {
    today,
    minutes,
    days: daysOf(monday, days).map((day) => ({ ...day, starts: day.starts.length })),
    earlier: otherWeek(mondays[index - 1], days),
    later: otherWeek(mondays[index + 1], days),
  }
}

function otherWeek(monday: CalendarDate | undefined, days: ReadonlyArray<OfferedDay>): OtherWeek | null {
  if (monday === undefined) return null
  const week = daysOf(monday, days)
  const [first, last] = [week[0]?.day ?? monday, week.at(-1)?.day ?? monday]
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const beginning = isOneMonth ? String(Number(first.slice(-2))) : dayAndMonth(first)
  return { monday, words: first === last ? dayAndMonth(first) : `${beginning} to ${dayAndMonth(last)}` }
}

function daysOf(monday: CalendarDate, days: ReadonlyArray<OfferedDay>): Array<OfferedDay> {
  return days.filter(({ day }) => mondayOf(day) === monday)
}
