import { type CalendarDate, isCalendarDate } from './calendar.ts'

/** A later year is a typing error, and dates end in the year 9999. */
const MAX_YEARS_AHEAD = 10

export type CompletionFault = 'no-date' | 'too-long-ago' | 'too-far'

/** Why a completion date is invalid, as the predicate of a sentence, and how to correct it. */
export const COMPLETION_FAULTS: Record<CompletionFault, { problem: string; remedy: string }> = {
  'no-date': { problem: 'is not a date that exists', remedy: 'Enter the day, the month and the year.' },
  'too-long-ago': { problem: 'was more than a year ago', remedy: 'Choose a later one.' },
  'too-far': { problem: 'is more than ten years away', remedy: 'Choose an earlier one.' },
}

/** Why a typed date is not a valid completion, as a sentence for the visitor; null if it is valid. */
export function completionSentence(completed: string, today: CalendarDate): string | null {
  const fault = completionFault(completed, today)
  if (fault === null) return null
  const { problem, remedy } = COMPLETION_FAULTS[fault]
  return `This ${problem}. ${remedy}`
}

/**
 * Why a text is not a valid completion date; null if it is. Work that is already built may have been completed today or earlier, but
 * at most a year ago (docs/domain.md 4.7, case 5). No date is more than ten years ahead.
 */
export function completionFault(completed: string, today: CalendarDate): CompletionFault | null {
  if (!isCalendarDate(completed)) return 'no-date'
  if (completed < inYears(today, -1)) return 'too-long-ago'
  return completed > inYears(today, MAX_YEARS_AHEAD) ? 'too-far' : null
}

/** For comparisons only: a year after 29 February is not a date, but it sorts correctly. */
function inYears(date: CalendarDate, years: number): string {
  return `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`
}
