import { addDays, type CalendarDate, dayInMonth, formatMonth } from '../../../domain/calendar/calendar.ts'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'

/** Four months: two before the day's own and one after it. */
export type Timeline = {
  from: CalendarDate
  /** The day after its last. */
  end: CalendarDate
  months: ReadonlyArray<{ name: string; from: number }>
  /** From 0 to 1. */
  today: number
}

const MONTHS = 4

export function timelineAround(today: CalendarDate): Timeline {
  const first = `${today.slice(0, 8)}01`
  const begin = dayInMonth(first, -2, 1)
  const firsts = Array.from({ length: MONTHS }, (_, at) => dayInMonth(begin, at, 1))
  const line = { from: begin, end: dayInMonth(begin, MONTHS, 1) }
  return {
    ...line,
    months: firsts.map((day) => ({
      name: formatMonth(day).slice(0, -' 2026'.length),
      from: parseRoute(line, day),
    })),
    today: parseRoute(line, today),
  }
}

/** From 0 to 1; what lies before or after ends at the edge. */
function parseRoute({ from, end }: Pick<Timeline, 'from' | 'end'>, day: CalendarDate): number {
  const at = (date: CalendarDate) => momentOf(date, '00:00')
  return Math.min(1, Math.max(0, (at(day) - at(from)) / (at(end) - at(from))))
}

/** Where a span begins and ends, both days counted; null: it has no bounds, or none of it is shown. */
export function spanOn(
  line: Timeline,
  { from, until }: { from: CalendarDate | null; until: CalendarDate | null },
): { from: number; to: number } | null {
  if (from === null && until === null) return null
  const begin = from === null ? 0 : parseRoute(line, from)
  const end = until === null ? 1 : parseRoute(line, addDays(until, 1))
  return end > begin ? { from: begin, to: end } : null
}
