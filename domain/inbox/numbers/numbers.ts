import { addDays, type CalendarDate, mondayOf } from '../../calendar/calendar.ts'
import { type WorkingHours, workingTimeSince } from '../../calendar/working-time.ts'
import { paths } from '../../sitemap/paths.ts'
import type { Numbers } from '../api/day.ts'
import { type EnquiryFigures, median } from './figures.ts'

const MINUTE_MS = 60_000
/** The minimum number of weeks in the chart. */
const CHART_WEEKS = 12

/** How often a page was viewed, or a form or the calculator used, on a day; never by person. */
export type PageCount = { day: CalendarDate; kind: 'page' | 'form-sent' | 'calculator-used'; count: number }

/** Counts of the enquiries of one form whose deadline began on one day. */
export type FormDay = {
  day: CalendarDate
  collection: EnquiryFigures['collection']
  category: string
  enquiries: number
  withPlan: number
  /** Enquiries without a first answer yet. */
  unanswered: number
  answeredInTime: number
  /** The arrival and the first answer of each answered enquiry (epoch milliseconds). */
  answers: Array<{ arrivedAt: number; answeredAt: number }>
}

type NumbersQuery = {
  today: CalendarDate
  weeks: number
  /** The office hours in which deadlines run. */
  hours: WorkingHours
  /** The last segment of a solution's address by its title; undefined if it is no longer offered. */
  slugOf: (title: string) => string | undefined
}

/**
 * The statistics of a number of weeks until today: how well deadlines are met, and where enquiries come from.
 *
 * @param forms counts of the period from {@link numbersSince} until today
 * @param visits counts of every day of that period
 */
export function numbersOf(
  forms: ReadonlyArray<FormDay>,
  visits: ReadonlyArray<PageCount>,
  { today, weeks, hours, slugOf }: NumbersQuery,
): Numbers {
  const [from = today] = mondaysUntil(today, weeks)
  const mondays = mondaysUntil(today, Math.max(weeks, CHART_WEEKS))
  const workedMs = workingTimeSince(mondays[0] ?? today, hours)
  const measured = forms.map((form) => ({
    ...form,
    monday: mondayOf(form.day),
    minutes: form.answers.map(({ arrivedAt, answeredAt }) =>
      Math.floor(Math.max(workedMs(answeredAt) - workedMs(arrivedAt), 0) / MINUTE_MS),
    ),
  }))
  const inPeriod = measured.filter(({ day }) => isWithin(day, from, today))
  const sum = (countOf: (form: FormDay) => number) =>
    inPeriod.reduce((total, form) => total + countOf(form), 0)
  const [enquiries, withPlan] = [sum((form) => form.enquiries), sum((form) => form.withPlan)]
  const byMonday = Map.groupBy(measured, ({ monday }) => monday)
  return {
    from,
    until: today,
    answeredInTime: sum((form) => form.answeredInTime),
    answered: sum((form) => form.answers.length),
    medianMinutes: medianMinutes(inPeriod),
    enquiries,
    withPlan,
    unanswered: sum((form) => form.unanswered),
    weeks: mondays.map((monday) => ({
      monday,
      enquiries: (byMonday.get(monday) ?? []).reduce((total, form) => total + form.enquiries, 0),
      medianMinutes: medianMinutes(byMonday.get(monday) ?? []),
    })),
    steps: { ...visitSteps(visits, from, today), enquiries, withPlan },
    pages: sumsByName(inPeriod.map((form) => ({ name: pageOf(form, slugOf), count: form.enquiries }))).map(
      (page) => ({
        ...page,
        // Only the contact form sends a plan from the calculator.
        fromCalculator: page.name === paths.contactUs ? withPlan : 0,
      }),
    ),
    categories: sumsByName(inPeriod.map((form) => ({ name: form.category, count: form.enquiries }))),
  }
}

/** The median of all answers in whole minutes of working time; null without an answer. */
function medianMinutes(forms: ReadonlyArray<{ minutes: ReadonlyArray<number> }>): number | null {
  const middle = median(forms.flatMap(({ minutes }) => minutes))
  return middle === null ? null : Math.floor(middle)
}

/** The first day that the statistics of a number of weeks need. */
export function numbersSince(today: CalendarDate, weeks: number): CalendarDate {
  return mondaysUntil(today, Math.max(weeks, CHART_WEEKS))[0] ?? today
}

function visitSteps(
  visits: ReadonlyArray<PageCount>,
  from: CalendarDate,
  until: CalendarDate,
): Pick<Numbers['steps'], 'pages' | 'calculator'> {
  const sum = (wantedKind: PageCount['kind']) =>
    visits.reduce(
      (total, { day, kind, count }) =>
        kind === wantedKind && isWithin(day, from, until) ? total + count : total,
      0,
    )
  return { pages: sum('page'), calculator: sum('calculator-used') }
}

function pageOf({ collection, category }: FormDay, slugOf: NumbersQuery['slugOf']): string {
  if (collection === 'contactUs') return paths.contactUs
  const slug = slugOf(category)
  return slug === undefined ? paths.ourWork : paths.solution(slug)
}

/** Sums the counts by name, greatest first. */
function sumsByName(counts: Numbers['categories']): Numbers['categories'] {
  const totals = new Map<string, number>()
  for (const { name, count } of counts) totals.set(name, (totals.get(name) ?? 0) + count)
  return [...totals]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}

function isWithin(day: CalendarDate, from: CalendarDate, until: CalendarDate): boolean {
  return day >= from && day <= until
}

/** The Mondays of a number of weeks; the last week is that of `today`, and incomplete. */
export function mondaysUntil(today: CalendarDate, weeks: number): Array<CalendarDate> {
  const currentMonday = mondayOf(today)
  return Array.from({ length: weeks }, (_, index) => addDays(currentMonday, (index + 1 - weeks) * 7))
}
