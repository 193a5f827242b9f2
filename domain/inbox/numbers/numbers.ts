import { addDays, type CalendarDate, isoWeekday } from '../../calendar/calendar.ts'
import { momentOf } from '../../calendar/time-of-day.ts'
import { type WorkingHours, workingTimeSince } from '../../calendar/working-time.ts'
import { paths } from '../../sitemap/paths.ts'
import { wholeMinutes } from '../words/days.ts'
import { type EnquiryFigures, median } from './figures.ts'

/** South Africa's clocks are never changed. */
const WEEK_MS = 7 * 86_400_000
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

/** What is counted of the enquiries of one form whose working day began on one day. */
export type FormDay = {
  day: CalendarDate
  collection: EnquiryFigures['collection']
  category: string
  enquiries: number
  withPlan: number
  /** Those that wait for their first answer. */
  unanswered: number
  answered: number
  answeredInTime: number
}

/** What is counted of a period, and when each answered enquiry arrived and was answered first (epoch milliseconds). */
export type PeriodFigures = {
  forms: Array<FormDay>
  answers: Array<{ arrivedAt: number; answeredAt: number }>
}

type NumbersQuery = {
  today: CalendarDate
  weeks: number
  /** In which the time until an answer runs. */
  hours: WorkingHours
  /** The last part of a solution's address by its title; undefined for one that is offered no more. */
  slugOf: (title: string) => string | undefined
}

/**
 * The numbers of so many weeks until today.
 *
 * @param figures of the period since {@link numbersSince}, until today
 * @param visits of every day since then
 */
export function numbersOf(
  { forms, answers }: PeriodFigures,
  visits: ReadonlyArray<PageCount>,
  { today, weeks, hours, slugOf }: NumbersQuery,
): Numbers {
  const mondays = mondaysUntil(today, Math.max(weeks, CHART_WEEKS))
  const [from = today] = mondaysUntil(today, weeks)
  const within = forms.filter(({ day }) => isWithin(day, from, today))
  const sum = (countOf: (form: FormDay) => number) => within.reduce((all, form) => all + countOf(form), 0)
  const [enquiries, withPlan] = [sum((form) => form.enquiries), sum((form) => form.withPlan)]
  const minutes = minutesByWeek(answers, mondays, hours)
  const inWeeks = new Map<CalendarDate, number>()
  for (const { day, enquiries: count } of forms)
    inWeeks.set(mondayOf(day), (inWeeks.get(mondayOf(day)) ?? 0) + count)
  return {
    from,
    until: today,
    answeredInTime: sum((form) => form.answeredInTime),
    answered: sum((form) => form.answered),
    medianMinutes: wholeMedian(
      mondays.flatMap((monday, place) => (monday < from ? [] : (minutes[place] ?? []))),
    ),
    enquiries,
    withPlan,
    unanswered: sum((form) => form.unanswered),
    weeks: mondays.map((monday, place) => ({
      monday,
      enquiries: inWeeks.get(monday) ?? 0,
      medianMinutes: wholeMedian(minutes[place] ?? []),
    })),
    steps: { ...visitSteps(visits, from, today), enquiries, withPlan },
    pages: shares(within.map((form) => ({ name: pageOf(form, slugOf), count: form.enquiries }))).map(
      (page) => ({
        ...page,
        // Only the contact form sends a plan along, which comes from the calculator.
        fromCalculator: page.name === paths.contactUs ? withPlan : 0,
      }),
    ),
    categories: shares(within.map((form) => ({ name: form.category, count: form.enquiries }))),
  }
}

/** The first day that is needed for the numbers of so many weeks. */
export function numbersSince(today: CalendarDate, weeks: number): CalendarDate {
  return mondaysUntil(today, Math.max(weeks, CHART_WEEKS))[0] ?? today
}

/** Whole minutes of working time until each answer, by the week of the arrival. */
function minutesByWeek(
  answers: PeriodFigures['answers'],
  mondays: ReadonlyArray<CalendarDate>,
  hours: WorkingHours,
): Array<Array<number>> {
  const [first = ''] = mondays
  const firstMs = momentOf(first, '00:00')
  const workedMs = workingTimeSince(first, hours)
  const weeks: Array<Array<number>> = mondays.map(() => [])
  for (const { arrivedAt, answeredAt } of answers)
    weeks[Math.floor((arrivedAt - firstMs) / WEEK_MS)]?.push(
      wholeMinutes(Math.max(workedMs(answeredAt) - workedMs(arrivedAt), 0)),
    )
  return weeks
}

function wholeMedian(minutes: ReadonlyArray<number>): number | null {
  const middle = median(minutes)
  return middle === null ? null : Math.floor(middle)
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

function pageOf({ collection, category }: FormDay, slugOf: NumbersQuery['slugOf']): string {
  if (collection === 'contactUs') return paths.contactUs
  const slug = slugOf(category)
  return slug === undefined ? paths.ourWork : paths.solution(slug)
}

/** Each name once with the sum of its counts, the greatest first. */
function shares(parts: ReadonlyArray<Share>): Array<Share> {
  const counted = new Map<string, number>()
  for (const { name, count } of parts) counted.set(name, (counted.get(name) ?? 0) + count)
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
