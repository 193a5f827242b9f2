import { addDays, type CalendarDate, isoWeekday } from '../../calendar/calendar.ts'
import { dayOf } from '../../calendar/time-of-day.ts'
import { type WorkingHours, workingMsBetween } from '../../calendar/working-time.ts'
import { paths } from '../../sitemap/paths.ts'
import { isLate } from '../time/deadline.ts'
import { wholeMinutes } from '../words/days.ts'
import { type EnquiryFigures, median } from './figures.ts'

/** Fewer weeks than these are not drawn as a chart. */
const CHART_WEEKS = 12

/** The counts of visits before an enquiry, of one day each; never of people. */
export type PageCount = { day: CalendarDate; kind: 'page' | 'form-sent' | 'calculator-used'; count: number }

/** A name, and how many enquiries it has. */
type Share = { name: string; count: number }

/** How the promise is kept, and where enquiries come from. Minutes are of working time. */
export type Numbers = {
  from: CalendarDate
  until: CalendarDate
  answeredInTime: number
  answered: number
  /** Until the first answer; null without one. */
  medianMinutes: number | null
  enquiries: number
  withPlan: number
  /** Those that wait for their first answer. */
  unanswered: number
  /** By the week in which they arrived, of which the last has just begun; at least twelve. */
  weeks: Array<{ monday: CalendarDate; enquiries: number; medianMinutes: number | null }>
  steps: { pages: number; calculator: number; enquiries: number; withPlan: number }
  pages: Array<Share & { fromCalculator: number }>
  categories: Array<Share>
}

/** An enquiry with what takes long to work out: the day and the week of its arrival, and the working time until the answer. */
export type Measured = EnquiryFigures & { day: CalendarDate; monday: CalendarDate; takenMs: number | null }

/** The slow part, for one enquiry: with very many of them the caller yields in between. */
export function measure(figures: EnquiryFigures, hours: WorkingHours): Measured {
  const { arrivedAt, answeredAt } = figures
  const takenMs = answeredAt === null ? null : workingMsBetween(arrivedAt, answeredAt, hours)
  const day = dayOf(arrivedAt)
  return { ...figures, day, monday: mondayOf(day), takenMs }
}

/**
 * The numbers of so many weeks until today.
 *
 * @param measured every enquiry since the first Monday of the chart; older ones are left out
 * @param visits of every day since then
 */
export function numbersOf(
  measured: ReadonlyArray<Measured>,
  visits: ReadonlyArray<PageCount>,
  { today, weeks }: { today: CalendarDate; weeks: number },
): Numbers {
  const [from = today] = mondaysUntil(today, weeks)
  const within = measured.filter(({ day }) => isWithin(day, from, today))
  const answered = within.filter(({ answeredAt }) => answeredAt !== null)
  const withPlan = within.filter(({ hasPlan }) => hasPlan).length
  return {
    from,
    until: today,
    answeredInTime: answered.filter(({ answeredAt, dueAt }) => !isLate(answeredAt ?? 0, dueAt)).length,
    answered: answered.length,
    medianMinutes: medianMinutes(answered),
    enquiries: within.length,
    withPlan,
    unanswered: within.filter(({ isOpen }) => isOpen).length,
    weeks: byWeek(measured, mondaysUntil(today, Math.max(weeks, CHART_WEEKS))),
    steps: { ...visitSteps(visits, from, today), enquiries: within.length, withPlan },
    pages: byPage(within),
    categories: shares(within.map(({ category }) => category)),
  }
}

/** The first day that is needed for the numbers of so many weeks. */
export function numbersSince(today: CalendarDate, weeks: number): CalendarDate {
  return mondaysUntil(today, Math.max(weeks, CHART_WEEKS))[0] ?? today
}

function byWeek(measured: ReadonlyArray<Measured>, mondays: ReadonlyArray<CalendarDate>): Numbers['weeks'] {
  const arrived = new Map<CalendarDate, Array<Measured>>(mondays.map((monday) => [monday, []]))
  for (const each of measured) arrived.get(each.monday)?.push(each)
  return [...arrived].map(([monday, inWeek]) => {
    return { monday, enquiries: inWeek.length, medianMinutes: medianMinutes(inWeek) }
  })
}

function medianMinutes(measured: ReadonlyArray<Measured>): number | null {
  const middle = median(measured.flatMap(({ takenMs }) => takenMs ?? []))
  return middle === null ? null : wholeMinutes(middle)
}

function visitSteps(
  visits: ReadonlyArray<PageCount>,
  from: CalendarDate,
  until: CalendarDate,
): Pick<Numbers['steps'], 'pages' | 'calculator'> {
  const sum = (wanted: PageCount['kind']) =>
    visits.reduce(
      (all, { day, kind, count }) => (kind === wanted && isWithin(day, from, until) ? all + count : all),
      0,
    )
  return { pages: sum('page'), calculator: sum('calculator-used') }
}

function byPage(figures: ReadonlyArray<EnquiryFigures>): Numbers['pages'] {
  const withPlan = figures.filter(({ hasPlan }) => hasPlan).length
  return shares(figures.map(({ page }) => page)).map((page) => ({
    ...page,
    // Only the contact form sends a plan along, which comes from the calculator.
    fromCalculator: page.name === paths.contactUs ? withPlan : 0,
  }))
}

/** Each name with its count, the greatest first. */
function shares(names: ReadonlyArray<string>): Array<Share> {
  const counted = new Map<string, number>()
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1)
  return [...counted]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}

function isWithin(day: CalendarDate, from: CalendarDate, until: CalendarDate): boolean {
  return day >= from && day <= until
}

/** The Monday of a day's week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - isoWeekday(date))
}

/** The Mondays of so many weeks, the last of which is that of `today` and has just begun. */
export function mondaysUntil(today: CalendarDate, weeks: number): Array<CalendarDate> {
  const last = mondayOf(today)
  return Array.from({ length: weeks }, (_, place) => addDays(last, (place + 1 - weeks) * 7))
}
