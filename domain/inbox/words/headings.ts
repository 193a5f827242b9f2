import { dayAhead, duration, onDayAhead, timeAndDayAhead, weekdayAndDate } from '../../calendar/day-words.ts'
import { deadlineOf, isLate } from '../../calendar/deadline.ts'
import { dayOf, timeOfDay } from '../../calendar/time-of-day.ts'
import type { WorkingHours } from '../../calendar/working-time.ts'
import { capitalised, counted, groupedCount, pluralised } from '../../wording.ts'

/**
 * How many need an answer: late, due today, due by the deadline of an enquiry that arrives now, and due after that (booked
 * calls). Late and today together are counted up to MAX_COUNTED + 1.
 */
export type DueCounts = { late: number; today: number; next: number; later: number }

/**
 * The heading above the timeline: `1 late, 4 due today`; `Nothing due today, 2 tomorrow`; `Everything is answered`.
 * `late` is the part to show in red.
 */
export function timelineHeading(
  due: DueCounts,
  nowMs: number,
  hours: WorkingHours,
): { late: string; rest: string } {
  const isCapped = due.late + due.today > MAX_COUNTED
  if (due.late > MAX_COUNTED) return { late: `${countAtLeast(MAX_COUNTED, true)} late`, rest: '' }
  const lateWords = due.late > 0 ? `${groupedCount(due.late)} late` : ''
  const today = countAtLeast(isCapped ? MAX_COUNTED - due.late : due.today, isCapped)
  if (due.today > 0) return { late: lateWords, rest: `${lateWords && ', '}${today} due today` }
  if (lateWords) return { late: lateWords, rest: '' }
  if (due.next + due.later === 0) return { late: lateWords, rest: 'Everything is answered' }
  const day = onDayAhead(dayOf(deadlineOf(nowMs, hours)), dayOf(nowMs))
  const ahead = due.next > 0 ? `${groupedCount(due.next)} ${day}` : `${groupedCount(due.later)} later`
  return { late: lateWords, rest: `Nothing due today, ${ahead}` }
}

/** `Monday 23 November. 2 more by tomorrow, 10:24.`: the day, and the number that the heading omits. */
export function timelineSubheading(due: DueCounts, nowMs: number, hours: WorkingHours): string {
  const today = dayOf(nowMs)
  const isNamed = due.late + due.today === 0
  const isCapped = due.late + due.today > MAX_COUNTED
  if (isNamed || isCapped || due.next === 0) return `${weekdayAndDate(today)}.`
  const end = deadlineOf(nowMs, hours)
  return `${weekdayAndDate(today)}. ${groupedCount(due.next)} more by ${dayAhead(dayOf(end), today)}, ${timeOfDay(end)}.`
}

/** Shown if nothing needs an answer. */
export function nothingDueSentence(nowMs: number, hours: WorkingHours): string {
  const tomorrowTime = timeAndDayAhead(deadlineOf(nowMs, hours), nowMs)
  return `The next enquiry appears here by itself. Whoever writes now is promised an answer by ${tomorrowTime}.`
}

/** `7 answered today. The middle one took 5 h 10 of working time.`; null if none was. */
export function answeredTodaySentence(count: number, medianMinutes: number | null): string | null {
  if (count === 0) return null
  if (medianMinutes === null) return `${count} answered today.`
  const subject = count === 1 ? 'It' : 'The middle one'
  return `${count} answered today. ${subject} took ${duration(medianMinutes)} of working time.`
}

/** `16 wait for them` */
export function waitingCount(count: number): string {
  return `${groupedCount(count)} ${count === 1 ? 'waits' : 'wait'} for them`
}

/** `3 held back` */
export function quarantinedCount(count: number): string {
  return `${groupedCount(count)} held back`
}

/** The maximum number of texts that a search examines, newest first. */
export const MAX_SEARCHED = 1_000

/**
 * `4 found for “Sage”`, `Nothing found for “Sgae”`, `More than 1 000 found for “Sage”`; with a filter
 * `12 found for “Sage” in the newest 1 000 texts`.
 *
 * @param isCapped more texts match than are examined
 */
export function foundCount(count: number, words: string, isCapped: boolean): string {
  const foundWords = `${count === 0 ? 'Nothing' : groupedCount(count)} found for “${words}”`
  if (!isCapped) return foundWords
  return count >= MAX_SEARCHED
    ? `More than ${foundWords}`
    : `${foundWords} in the newest ${groupedCount(MAX_SEARCHED)} texts`
}

/** `1 new enquiry. 7 need an answer`: for screen readers, at most every 30 seconds. */
export function arrivalSentence(arrived: number, needs: number): string {
  const all = `${groupedCount(needs)} ${needs === 1 ? 'needs' : 'need'} an answer`
  return `${arrived} ${pluralised(arrived, 'new enquiry')}. ${all}`
}

/** Filtered counts stop here, because counting a million rows for each page would block other requests. */
export const MAX_COUNTED = 10_000

/** `9 412`; `10 000+` if there are more than were counted. */
export function countAtLeast(count: number, isCapped: boolean): string {
  return `${groupedCount(count)}${isCapped ? '+' : ''}`
}

/** `1 person`, `3 people` */
export function countedPeople(count: number): string {
  return `${groupedCount(count)} ${count === 1 ? 'person' : 'people'}`
}

/** How many enquiries were exported, and how many were left out because they may reveal beliefs. */
export function exportedSentence(requested: number, leftOut: number): string {
  const included = requested - leftOut
  const exported = included === 0 ? 'Nothing exported.' : `${counted(included, 'enquiry')} exported.`
  if (leftOut === 0) return exported
  const leftOutWords = leftOut === 1 ? '1 is left out: it' : `${leftOut} are left out: they`
  return `${exported} ${leftOutWords} may tell what somebody believes.`
}

/** `Late`, `Today`, `Tomorrow`, `Wednesday`: the heading of a due enquiry. */
export function dueGroup(dueMs: number, nowMs: number): string {
  return isLate(nowMs, dueMs) ? 'Late' : capitalised(dayAhead(dayOf(dueMs), dayOf(nowMs)))
}
