import { addDays, type CalendarDate, isoWeekday } from '../../calendar/calendar.ts'
import { type WorkingHours, workingTimeSince } from '../../calendar/working-time.ts'
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

/** The enquiries of a period by the day on which their working day began; a day without one may be left out. */
export type EnquiriesByDay = ReadonlyMap<CalendarDate, ReadonlyArray<EnquiryFigures>>

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
 * @param byDay every day since {@link numbersSince}, none after today
 * @param visits of every day since then
 */
export function numbersOf(
  byDay: EnquiriesByDay,
  visits: ReadonlyArray<PageCount>,
  { today, weeks, hours, slugOf }: NumbersQuery,
): Numbers {
  const [from = today] = mondaysUntil(today, weeks)
  const within = [...byDay].flatMap(([day, enquiries]) => (isWithin(day, from, today) ? enquiries : []))
  const count = (isCounted: (enquiry: EnquiryFigures) => boolean) => within.filter(isCounted).length
  const minutesOf = answerMinutes(numbersSince(today, weeks), hours)
  const withPlan = count(({ hasPlan }) => hasPlan)
  return {
    from,
    until: today,
    answeredInTime: count(({ answeredAt, dueAt }) => answeredAt !== null && !isLate(answeredAt, dueAt)),
    answered: count(({ answeredAt }) => answeredAt !== null),
    medianMinutes: medianMinutes(within, minutesOf),
    enquiries: within.length,
    withPlan,
    unanswered: count(({ isOpen }) => isOpen),
    weeks: byWeek(byDay, mondaysUntil(today, Math.max(weeks, CHART_WEEKS)), minutesOf),
    steps: { ...visitSteps(visits, from, today), enquiries: within.length, withPlan },
    pages: shares(within.map((enquiry) => pageOf(enquiry, slugOf))).map((page) => ({
      ...page,
      // Only the contact form sends a plan along, which comes from the calculator.
      fromCalculator: page.name === paths.contactUs ? withPlan : 0,
    })),
    categories: shares(within.map(({ category }) => category)),
  }
}

/** The first day that is needed for the numbers of so many weeks. */
export function numbersSince(today: CalendarDate, weeks: number): CalendarDate {
  return mondaysUntil(today, Math.max(weeks, CHART_WEEKS))[0] ?? today
}

/** Whole minutes of working time until the first answer; null without one. */
type AnswerMinutes = (enquiry: EnquiryFigures) => number | null

function answerMinutes(since: CalendarDate, hours: WorkingHours): AnswerMinutes {
  const workedMs = workingTimeSince(since, hours)
  return ({ arrivedAt, answeredAt }) =>
    answeredAt === null ? null : wholeMinutes(Math.max(workedMs(answeredAt) - workedMs(arrivedAt), 0))
}

function byWeek(
  byDay: EnquiriesByDay,
  mondays: ReadonlyArray<CalendarDate>,
  minutesOf: AnswerMinutes,
): Numbers['weeks'] {
  const inWeeks = new Map<CalendarDate, Array<EnquiryFigures>>(mondays.map((monday) => [monday, []]))
  for (const [day, enquiries] of byDay) {
    const inWeek = inWeeks.get(mondayOf(day))
    for (const each of enquiries) inWeek?.push(each)
  }
  return [...inWeeks].map(([monday, inWeek]) => ({
    monday,
    enquiries: inWeek.length,
    medianMinutes: medianMinutes(inWeek, minutesOf),
  }))
}

function medianMinutes(enquiries: ReadonlyArray<EnquiryFigures>, minutesOf: AnswerMinutes): number | null {
  const middle = median(enquiries.map(minutesOf).filter((minutes) => minutes !== null))
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

function pageOf({ collection, category }: EnquiryFigures, slugOf: NumbersQuery['slugOf']): string {
  if (collection === 'contactUs') return paths.contactUs
  const slug = slugOf(category)
  return slug === undefined ? paths.ourWork : paths.solution(slug)
}

/** Each name once with how often it occurs, the most frequent first. */
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
