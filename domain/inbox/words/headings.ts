import { dayOf, timeOfDay } from '../../calendar/time-of-day.ts'
import type { WorkingHours } from '../../calendar/working-time.ts'
import { deadlineOf } from '../time/deadline.ts'
import { dayAhead, timeAndDayAhead, weekdayAndDate } from './days.ts'
import { duration } from './durations.ts'

/** How many need an answer: already late, due today, and due later. */
export type DueCounts = { late: number; today: number; later: number }

/**
 * What is to be done, above the line: `1 late, 4 due today`; `Nothing due today, 2 tomorrow`; `Everything is answered`.
 * `late` is the part to show in red.
 */
export function skyHeading(
  due: DueCounts,
  nowMs: number,
  hours: WorkingHours,
): { late: string; rest: string } {
  const late = due.late > 0 ? `${due.late} late` : ''
  if (due.today > 0) return { late, rest: `${late && ', '}${due.today} due today` }
  if (late) return { late, rest: '' }
  if (due.later === 0) return { late, rest: 'Everything is answered' }
  const day = dayAhead(dayOf(deadlineOf(nowMs, hours)), dayOf(nowMs))
  return { late, rest: `Nothing due today, ${due.later} ${day === 'tomorrow' ? day : `on ${day}`}` }
}

/** `Monday 23 November. 2 more by tomorrow, 10:24.`: the day, and how many the heading does not name. */
export function skyLine(due: DueCounts, nowMs: number, hours: WorkingHours): string {
  const today = dayOf(nowMs)
  const isNamed = due.late + due.today === 0
  if (isNamed || due.later === 0) return `${weekdayAndDate(today)}.`
  const end = deadlineOf(nowMs, hours)
  return `${weekdayAndDate(today)}. ${due.later} more by ${dayAhead(dayOf(end), today)}, ${timeOfDay(end)}.`
}

/** Where nothing needs an answer. */
export function nothingDueSentence(nowMs: number, hours: WorkingHours): string {
  const by = timeAndDayAhead(deadlineOf(nowMs, hours), nowMs)
  return `The next enquiry appears here by itself. Whoever writes now is promised an answer by ${by}.`
}

/** `7 answered today. The middle one took 5 h 10 of working time.`; null if none was. */
export function answeredTodaySentence(count: number, medianMinutes: number | null): string | null {
  if (count === 0) return null
  if (medianMinutes === null) return `${count} answered today.`
  const which = count === 1 ? 'It' : 'The middle one'
  return `${count} answered today. ${which} took ${duration(medianMinutes)} of working time.`
}

/** `16 wait for them` */
export function waitingCount(count: number): string {
  return `${count} ${count === 1 ? 'waits' : 'wait'} for them`
}

/** `3 held back` */
export function heldBackCount(count: number): string {
  return `${count} held back`
}

/** `4 found for “Sage”`, `Nothing found for “Sgae”` */
export function foundCount(count: number, words: string): string {
  return `${count === 0 ? 'Nothing' : count} found for “${words}”`
}

/** `1 new enquiry. 7 need an answer`: read out, at most every 30 seconds. */
export function arrivalSentence(arrived: number, needs: number): string {
  const all = `${needs} ${needs === 1 ? 'needs' : 'need'} an answer`
  return `${arrived} new ${arrived === 1 ? 'enquiry' : 'enquiries'}. ${all}`
}
