import type { CalendarDate } from '../../calendar/calendar.ts'
import { dayAhead } from '../../calendar/day-words.ts'
import { deadlineOf, isLate, litShare, shareLeft } from '../../calendar/deadline.ts'
import { dayOf, momentOf, timeOfDay } from '../../calendar/time-of-day.ts'
import { addWorkingTime, isWorkingTime, type WorkingHours } from '../../calendar/working-time.ts'
import { groupConsecutive } from '../words/group-consecutive.ts'
import { timeLeft } from '../words/time-left.ts'

/** A mark below the line. `share`: its position, 0 at Now, 1 at the end. */
export type TimelineMark = { kind: 'now' | 'hour' | 'night' | 'end'; share: number; label: string }

const HOURS_BETWEEN_MARKS = 2
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Hour labels closer than this to another label are omitted. */
const MIN_LABEL_GAP_MS = HOUR_MS

/**
 * The marks of the timeline, which spans one working day from now: every second hour, and `17:00 ┊ 08:00` where a night
 * (or weekend or holidays) is skipped. Outside office hours the line begins with such a gap.
 */
export function timelineMarks(nowMs: number, hours: WorkingHours): Array<TimelineMark> {
  const [start, end] = [addWorkingTime(nowMs, 0, hours), deadlineOf(nowMs, hours)]
  const gapNow = isWorkingTime(nowMs, hours) ? '' : ` ┊ ${hours.opens}`
  return [
    { kind: 'now', share: 0, label: `Now ${timeOfDay(nowMs)}${gapNow}` },
    ...marksBetween(start, end, hours),
    { kind: 'end', share: 1, label: `${timeOfDay(end)} ${dayAhead(dayOf(end), dayOf(nowMs))}` },
  ]
}

/** @param start a moment within office hours */
function marksBetween(start: number, end: number, hours: WorkingHours): Array<TimelineMark> {
  const hourMark = (ms: number): TimelineMark => ({
    kind: 'hour',
    share: shareLeft(start, ms, hours),
    label: timeOfDay(ms),
  })
  const closing = momentOf(dayOf(start), hours.closes)
  if (closing >= end) return evenHours(start, end).map(hourMark)
  const opening = momentOf(dayOf(end), hours.opens)
  return [
    ...evenHours(start, closing).map(hourMark),
    { kind: 'night', share: shareLeft(start, closing, hours), label: `${hours.closes} ┊ ${hours.opens}` },
    ...evenHours(opening, end).map(hourMark),
  ]
}

/** A moon on the timeline, for all enquiries that are due in the same minute. */
export type TimelineMoon<Due> = {
  people: ReadonlyArray<Due>
  /** Its position: 1 at the right end, 0 at Now, negative if late. */
  share: number
  /** The lit share of the moon, 0 to 1. */
  lit: number
  isLate: boolean
  /** `Sizwe, Johan: 6 h 36 left` */
  label: string
  /** `Sizwe, Johan` above `17:00`, or above `late`. */
  names: string
  time: string
}

/** The moons of the timeline. @param due earliest first */
export function timelineMoons<Due extends { firstName: string; dueAt: number }>(
  due: ReadonlyArray<Due>,
  nowMs: number,
  hours: WorkingHours,
): Array<TimelineMoon<Due>> {
  const groups = groupConsecutive(due, ({ dueAt }) => Math.floor(dueAt / MINUTE_MS))
  return groups.map(({ key, items }) => moonOf(items, items[0]?.dueAt ?? key * MINUTE_MS, nowMs, hours))
}

function moonOf<Due extends { firstName: string }>(
  people: ReadonlyArray<Due>,
  dueMs: number,
  nowMs: number,
  hours: WorkingHours,
): TimelineMoon<Due> {
  const { aloud, underMoon } = timeLeft(nowMs, dueMs, hours)
  const names = people.map(({ firstName }) => firstName).join(', ')
  return {
    people,
    share: shareLeft(nowMs, dueMs, hours),
    lit: litShare(nowMs, dueMs, hours),
    isLate: isLate(nowMs, dueMs),
    label: `${names}: ${aloud}`,
    names,
    time: underMoon,
  }
}

/** The even hours between two times of a day that leave room for labels. */
function evenHours(fromMs: number, untilMs: number): Array<number> {
  const day: CalendarDate = dayOf(fromMs)
  const midnight = momentOf(day, '00:00')
  return Array.from({ length: 12 }, (_, index) => midnight + index * HOURS_BETWEEN_MARKS * HOUR_MS).filter(
    (ms) => ms - fromMs >= MIN_LABEL_GAP_MS && untilMs - ms >= MIN_LABEL_GAP_MS,
  )
}
