import { addDays, type CalendarDate, dayInMonth } from '../calendar/calendar.ts'
import type { PayDay } from '../pricing/terms.ts'
import { splitIntoInstalments } from './instalments.ts'

/** How a total is paid. */
export type Terms = {
  /** The day on which the development is complete. */
  completed: CalendarDate
  payDay: PayDay
  months: number
  /** Paid on completion; the rest is paid in instalments. Default: 0. */
  lumpSumCents?: number
}

export type PlanTerms = Terms & { totalCents: number; firstPaymentGapDays: number }

export type ScheduledInstalment = {
  /** 1 for the first */
  no: number
  date: CalendarDate
  amountCents: number
  /** The balance after this instalment. */
  balanceCents: number
}

export type Plan = {
  /** The whole price, the lump sum included. */
  totalCents: number
  lumpSumCents: number
  months: number
  completed: CalendarDate
  /** The amount of every instalment but the last. */
  eachCents: number
  lastCents: number
  firstDue: CalendarDate
  /** The date of the last instalment; the source code is handed over once it has cleared. */
  handover: CalendarDate
  schedule: Array<ScheduledInstalment>
}

/**
 * Every instalment of a plan with its nominal date and the balance it leaves (docs/domain.md 4.4 and 4.5 rules 3 to 5).
 *
 * The first falls on the first pay day at least `firstPaymentGapDays` after completion. Each later date is counted from that
 * month, never from the previous date, so that 31 January does not drift to 28 March.
 *
 * @throws {RangeError} if the lump sum is not whole cents, the rest cannot be split over the months, or a date
 *   is after the year 9999
 */
export function planSchedule(terms: PlanTerms): Plan {
  const { totalCents, lumpSumCents = 0, months, completed } = terms
  if (!Number.isSafeInteger(lumpSumCents) || lumpSumCents < 0)
    throw new RangeError(`Not a lump sum in cents: ${lumpSumCents}`)
  const restCents = totalCents - lumpSumCents
  const amounts = splitIntoInstalments(restCents, months)
  const firstDue = firstPayDate(terms)
  const schedule = scheduled(amounts, restCents, (index) => dayInMonth(firstDue, index, terms.payDay))
  const [eachCents = restCents] = amounts
  const { date: handover, amountCents: lastCents } = instalment(schedule, months)
  return { totalCents, lumpSumCents, months, completed, eachCents, lastCents, firstDue, handover, schedule }
}

/**
 * The amount in cents that is paid after instalment `no`; before the first, the lump sum.
 *
 * @throws {RangeError} if the plan has no such instalment
 */
export function paidAfter(plan: Plan, no: number): number {
  return no === 0 ? plan.lumpSumCents : plan.totalCents - instalment(plan.schedule, no).balanceCents
}

function firstPayDate({ completed, payDay, firstPaymentGapDays }: PlanTerms): CalendarDate {
  const earliest = addDays(completed, firstPaymentGapDays)
  const sameMonth = dayInMonth(earliest, 0, payDay)
  return sameMonth >= earliest ? sameMonth : dayInMonth(earliest, 1, payDay)
}

function scheduled(
  amounts: ReadonlyArray<number>,
  totalCents: number,
  dateAt: (index: number) => CalendarDate,
): Array<ScheduledInstalment> {
  let balanceCents = totalCents
  return amounts.map((amountCents, index) => {
    balanceCents -= amountCents
    return { no: index + 1, date: dateAt(index), amountCents, balanceCents }
  })
}

function instalment(schedule: ReadonlyArray<ScheduledInstalment>, no: number): ScheduledInstalment {
  const entry = schedule[no - 1]
  if (!entry) throw new RangeError(`No instalment ${no} in a plan of ${schedule.length}`)
  return entry
}
