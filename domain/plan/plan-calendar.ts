import { type CalendarDate, formatMonth } from '../calendar/calendar.ts'
import { type Plan, paidAfter, type ScheduledInstalment } from './plan.ts'

/** An instalment with the amount paid by then, including the lump sum, in cents and as a share of the total from 0 to 1. */
export type PaidInstalment = ScheduledInstalment & { paidCents: number; fraction: number }

/** A month of the calendar: a ring before the first instalment, a moon lit by the share paid, nothing after the last. */
export type CalendarMonth = { month: number } & (
  | { kind: 'before' | 'after' }
  | { kind: 'paid'; instalment: PaidInstalment; last: boolean }
)

export type CalendarYear = {
  year: number
  /** January to December. */
  months: Array<CalendarMonth>
  instalments: Array<PaidInstalment>
  /** The sum of this year's instalments, in cents. */
  amountCents: number
}

/** A plan as a calendar: a row for each year from the first instalment to the last, each with twelve months. */
export function planCalendar(plan: Plan): Array<CalendarYear> {
  const [from, to] = [yearOf(plan.firstDue), yearOf(plan.handover)]
  return Array.from({ length: to - from + 1 }, (_, index) => calendarYear(from + index, plan))
}

/** The calendar's text alternative. */
export function planCalendarInWords({ months, firstDue, handover }: Plan): string {
  return (
    `A calendar of ${months} moons. The first instalment is in ${formatMonth(firstDue)}, the last in ${formatMonth(handover)}. ` +
    'Each moon is lit by the share of the total that is paid by then; the last one is full.'
  )
}

function calendarYear(year: number, plan: Plan): CalendarYear {
  const instalments = plan.schedule
    .filter(({ date }) => yearOf(date) === year)
    .map((instalment) => withPaid(instalment, plan))
  const months = Array.from({ length: 12 }, (_, index) => calendarMonth(year, index + 1, instalments, plan))
  const amountCents = instalments.reduce((sum, instalment) => sum + instalment.amountCents, 0)
  return { year, months, instalments, amountCents }
}

function calendarMonth(
  year: number,
  month: number,
  instalments: ReadonlyArray<PaidInstalment>,
  plan: Plan,
): CalendarMonth {
  const instalment = instalments.find(({ date }) => monthOf(date) === month)
  if (instalment) return { month, kind: 'paid', instalment, last: instalment.no === plan.months }
  const isBefore = year === yearOf(plan.firstDue) && month < monthOf(plan.firstDue)
  return { month, kind: isBefore ? 'before' : 'after' }
}

function withPaid(instalment: ScheduledInstalment, plan: Plan): PaidInstalment {
  const paidCents = paidAfter(plan, instalment.no)
  return { ...instalment, paidCents, fraction: paidCents / plan.totalCents }
}

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4))
}

function monthOf(date: CalendarDate): number {
  return Number(date.slice(5, 7))
}
