import { addDays, type CalendarDate, dayInMonth, formatMonth } from '../../../domain/calendar/calendar.ts'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { Panel } from '../ui/Panel.tsx'
import styles from './Vouchers.module.css'

/** A voucher or sale on the timeline, with its position from 0 to 1. */
export type TimelineRow = { name: string; words: string; from: number; to: number; isActive: boolean }

/** The timeline of four months: today’s, two before and one after it. */
export type Timeline = {
  from: CalendarDate
  /** The day after the last one. */
  end: CalendarDate
  months: ReadonlyArray<{ name: string; from: number }>
  /** The position of today, from 0 to 1. */
  today: number
}

const MONTHS = 4

export function timelineAround(today: CalendarDate): Timeline {
  const firstDay = `${today.slice(0, 8)}01`
  const from = dayInMonth(firstDay, -2, 1)
  const firstDays = Array.from({ length: MONTHS }, (_, index) => dayInMonth(from, index, 1))
  const timeline = { from, end: dayInMonth(from, MONTHS, 1) }
  return {
    ...timeline,
    months: firstDays.map((day) => ({
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

/** The position of a span on a timeline, from its first to its last day; null if it has no bounds or is out of view. */
export function spanPosition(
  timeline: Timeline,
  { from, until }: { from: CalendarDate | null; until: CalendarDate | null },
): { from: number; to: number } | null {
  if (from === null && until === null) return null
  const start = from === null ? 0 : fractionOf(timeline, from)
  const end = until === null ? 1 : fractionOf(timeline, addDays(until, 1))
  return end > start ? { from: start, to: end } : null
}

/** The timeline of vouchers and sales. */
export function VoucherTimeline({
  timeline,
  rows,
}: {
  timeline: Timeline
  rows: ReadonlyArray<TimelineRow>
}) {
  const [firstMonth, lastMonth] = [timeline.months[0]?.name ?? '', timeline.months.at(-1)?.name ?? '']
  return (
    <Panel title={`${firstMonth} to ${lastMonth}`} aside={<p>today is the gold line</p>}>
      <ol className={styles.months} aria-hidden="true">
        {timeline.months.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <ul className={styles.spans}>
        {rows.map(({ name, words, from, to, isActive }) => (
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
                data-on={isActive ? '' : undefined}
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
