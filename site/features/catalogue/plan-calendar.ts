import { monthInitial } from '../../../domain/calendar.ts'
import { type Plan, paidAfter } from '../../../domain/plan.ts'

/** A month of a calendar of moons: still before the first instalment, or lit as far as the total is paid by then. */
export type MoonMonth = { kind: 'before' } | { kind: 'paid'; fraction: number; last: boolean }
export type MoonYear = { year: number; months: Array<MoonMonth> }

/** The initials of January to December. */
export const MONTH_INITIALS = monthsOf(2027).map(monthInitial)

/**
 * A row a year, from January of the year of the first instalment to the month of the last one, which is a full moon.
 * The last year ends with that month.
 */
export function moonCalendar(plan: Plan): Array<MoonYear> {
  const [from, to] = [yearOf(plan.firstDue), yearOf(plan.handover)]
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const months = monthsOf(from + at)
      .filter((month) => month <= plan.handover)
      .map((month) => moonMonth(month, plan))
    return { year: from + at, months }
  })
}

function moonMonth(month: string, plan: Plan): MoonMonth {
  const instalment = plan.schedule.find(({ date }) => date.slice(0, 7) === month.slice(0, 7))
  if (!instalment) return { kind: 'before' }
  return {
    kind: 'paid',
    fraction: paidAfter(plan, instalment.no) / plan.totalCents,
    last: instalment.no === plan.months,
  }
}

function monthsOf(year: number): Array<string> {
  return Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`)
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}
