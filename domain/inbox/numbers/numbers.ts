import { addDays, type CalendarDate, isoWeekday } from '../../calendar/calendar.ts'
import { paths } from '../../sitemap/paths.ts'
import { addAnswers, type DayNumbers } from './day-numbers.ts'

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

/** The numbers of each day of a period; a day without an enquiry may be left out. */
export type NumbersByDay = ReadonlyMap<CalendarDate, DayNumbers>

/**
 * The numbers of so many weeks until today.
 *
 * @param days every day since the first Monday of the chart, none after today
 * @param visits of every day since then
 * @param slugOf the last part of a solution's address by its title; undefined for one that is offered no more
 */
export function numbersOf(
  days: NumbersByDay,
  visits: ReadonlyArray<PageCount>,
  {
    today,
    weeks,
    slugOf,
  }: { today: CalendarDate; weeks: number; slugOf: (title: string) => string | undefined },
): Numbers {
  const [from = today] = mondaysUntil(today, weeks)
  const within = [...days].filter(([day]) => isWithin(day, from, today)).map(([, numbers]) => numbers)
  const sum = (countOf: (day: DayNumbers) => number) =>
    within.reduce((all, numbers) => all + countOf(numbers), 0)
  const [enquiries, withPlan] = [sum(enquiriesOf), sum((day) => day.withPlan)]
  const forms = within.flatMap((day) => day.forms)
  return {
    from,
    until: today,
    answeredInTime: sum((day) => day.answeredInTime),
    answered: sum((day) => day.answers.count),
    medianMinutes: medianMinutes(within),
    enquiries,
    withPlan,
    unanswered: sum((day) => day.unanswered),
    weeks: byWeek(days, mondaysUntil(today, Math.max(weeks, CHART_WEEKS))),
    steps: { ...visitSteps(visits, from, today), enquiries, withPlan },
    pages: shares(forms.map((form) => ({ name: pageOf(form, slugOf), count: form.count }))).map((page) => ({
      ...page,
      // Only the contact form sends a plan along, which comes from the calculator.
      fromCalculator: page.name === paths.contactUs ? withPlan : 0,
    })),
    categories: shares(forms.map(({ category, count }) => ({ name: category, count }))),
  }
}

/** The first day that is needed for the numbers of so many weeks. */
export function numbersSince(today: CalendarDate, weeks: number): CalendarDate {
  return mondaysUntil(today, Math.max(weeks, CHART_WEEKS))[0] ?? today
}

function byWeek(days: NumbersByDay, mondays: ReadonlyArray<CalendarDate>): Numbers['weeks'] {
  const inWeeks = new Map<CalendarDate, Array<DayNumbers>>(mondays.map((monday) => [monday, []]))
  for (const [day, numbers] of days) inWeeks.get(mondayOf(day))?.push(numbers)
  return [...inWeeks].map(([monday, inWeek]) => ({
    monday,
    enquiries: inWeek.reduce((all, day) => all + enquiriesOf(day), 0),
    medianMinutes: medianMinutes(inWeek),
  }))
}

function enquiriesOf({ forms }: DayNumbers): number {
  return forms.reduce((all, { count }) => all + count, 0)
}

/** The middle of all answers of some days in whole minutes, or half way between the middle two; null without an answer. */
function medianMinutes(days: ReadonlyArray<DayNumbers>): number | null {
  const answered = days.reduce((all, { answers }) => all + answers.count, 0)
  if (answered === 0) return null
  const longest = days.reduce((most, { answers }) => Math.max(most, answers.longestMinutes), 0)
  const counts = new Uint32Array(longest + 1) // by minutes: to sort a busy year's answers takes longer
  for (const { answers } of days) addAnswers(answers, counts)
  return middleMinutes(counts, answered)
}

/** @param counts how many answers took so many minutes, each at its place; `answered` of them in all, at least one */
function middleMinutes(counts: Uint32Array, answered: number): number {
  let minutes = 0
  let counted = counts[minutes] ?? 0
  const minutesAt = (place: number) => {
    while (counted < place && minutes < counts.length) {
      minutes += 1
      counted += counts[minutes] ?? 0
    }
    return minutes
  }
  return Math.floor((minutesAt(Math.ceil(answered / 2)) + minutesAt(Math.floor(answered / 2) + 1)) / 2)
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

function pageOf(
  { collection, category }: DayNumbers['forms'][number],
  slugOf: (title: string) => string | undefined,
): string {
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
