import { addDays, type CalendarDate, dayInMonth, formatMonth } from '../../../domain/calendar/calendar.ts'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { Panel } from '../ui/Panel.tsx'
import styles from './Vouchers.module.css'

export type CalendarRow = { name: string; words: string; from: number; to: number; isOn: boolean }

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
  const firstOfMonth = `${today.slice(0, 8)}01`
  const begin = dayInMonth(firstOfMonth, -2, 1)
  const firsts = Array.from({ length: MONTHS }, (_, index) => dayInMonth(begin, index, 1))
  const timeline = { from: begin, end: dayInMonth(begin, MONTHS, 1) }
  return {
    ...timeline,
    months: firsts.map((day) => ({
      name: formatMonth(day).slice(0, -' 2026'.length),
      from: fractionOf(timeline, day),
    })),
    today: fractionOf(timeline, today),
  }
}

/** The position of a day on a timeline, clamped from 0 to 1. */
function fractionOf({ from, end }: Pick<Timeline, 'from' | 'end'>, day: CalendarDate): number {
  const startOfDay = (date: CalendarDate) => momentOf(date, '00:00')
  return Math.min(1, Math.max(0, (startOfDay(day) - startOfDay(from)) / (startOfDay(end) - startOfDay(from))))
}

/** The start and end of a span on a timeline, both days included; null if it has no bounds or is out of view. */
export function spanOn(
  timeline: Timeline,
  { from, until }: { from: CalendarDate | null; until: CalendarDate | null },
): { from: number; to: number } | null {
  if (from === null && until === null) return null
  const begin = from === null ? 0 : fractionOf(timeline, from)
  const end = until === null ? 1 : fractionOf(timeline, addDays(until, 1))
  return end > begin ? { from: begin, to: end } : null
}

/** A timeline of vouchers and sales; the gold line is today. */
export function Calendar({ timeline, rows }: { timeline: Timeline; rows: ReadonlyArray<CalendarRow> }) {
  const [firstMonth, last] = [timeline.months[0]?.name ?? '', timeline.months.at(-1)?.name ?? '']
  return (
    <Panel title={`${firstMonth} to ${last}`} aside={<p>today is the gold line</p>}>
      <ol className={styles.months} aria-hidden="true">
        {timeline.months.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <ul className={styles.spans}>
        {rows.map(({ name, words, from, to, isOn }) => (
          <li key={name}>
            <span>
              <b>{name}</b> <small>{words}</small>
            </span>
            <svg viewBox="0 0 1000 40" preserveAspectRatio="none" aria-hidden="true">
              <rect
                x={from * 1000}
                y="4"
                width={(to - from) * 1000}
                height="32"
                data-on={isOn ? '' : undefined}
                strokeWidth="1"
                vectorEffect="non-scaling-stroke"
              />
              <path
                d={`M${timeline.today * 1000} 0V40`}
                stroke="var(--moon)"
                strokeWidth="3"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
