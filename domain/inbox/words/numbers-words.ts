import { type CalendarDate, formatDate } from '../../calendar/calendar.ts'
import { dayAndMonth, duration } from '../../calendar/day-words.ts'
import { paths } from '../../sitemap/paths.ts'
import { counted, groupedCount } from '../../wording.ts'
import type { Numbers } from '../api/day.ts'

const YEAR_CHARS = ' 2026'.length

/** `2 to 23 November 2026`, `7 December 2026 to 4 January 2027`: a shared month or year is written once. */
export function periodWords(from: CalendarDate, until: CalendarDate): string {
  const end = formatDate(until)
  if (from === until) return end
  if (from.slice(0, 7) === until.slice(0, 7)) return `${Number(from.slice(8))} to ${end}`
  const start = formatDate(from)
  return `${from.slice(0, 4) === until.slice(0, 4) ? start.slice(0, -YEAR_CHARS) : start} to ${end}`
}

/** The chart of enquiries for screen readers: its first and last complete week, and the current one. */
export function enquiriesChartLabel({ weeks }: Numbers): string {
  const finished = weeks.slice(0, -1)
  const [first, last, current] = [finished[0], finished.at(-1), weeks.at(-1)]
  const title = `Enquiries by week, ${weeks.length} weeks`
  if (!first || !last || !current) return title
  const range = `from ${groupedCount(first.enquiries)} in the week of ${dayAndMonth(first.monday)} to ${groupedCount(last.enquiries)} in the week of ${dayAndMonth(last.monday)}`
  return `${title}: ${range}, ${groupedCount(current.enquiries)} so far this week`
}

/** The chart of answer times for screen readers. @param promised `9 hours` */
export function medianChartLabel({ weeks }: Numbers, promised: string): string {
  const medians = weeks.flatMap(({ medianMinutes }) =>
    medianMinutes === null ? [] : [duration(medianMinutes)],
  )
  const title = 'Median answer time by week in working time'
  const range = medians.length === 0 ? 'no answer yet' : `from ${medians[0]} to ${medians.at(-1)}`
  return `${title}: ${range}; the promise is ${promised}`
}

/** `The last 12 weeks.`: a chart covers a longer period than the rest of the page. */
export function spanWords({ weeks }: Pick<Numbers, 'weeks'>): string {
  return `The last ${counted(weeks.length, 'week')}.`
}

/** Under the heading: `The last 12 weeks. Median by week, working time only. Nothing of this week is answered yet.` */
export function medianNote({ weeks }: Numbers): string {
  const isEmpty = weeks.at(-1)?.medianMinutes === null
  return `${spanWords({ weeks })} Median by week, working time only.${isEmpty ? ' Nothing of this week is answered yet.' : ''}`
}

/** `4 h 10`, or `none yet` in the table of weeks. */
export function medianCell(minutes: number | null): string {
  return minutes === null ? 'none yet' : duration(minutes)
}

/** A step from a visit to an enquiry; `note` compares it with the previous step, '' without a comparison. */
export type StepInWords = { name: string; note: string; count: string; share: number }

/** Each step as a share of the previous one: `13 for every 100 pages`. */
export function stepsInWords({ steps }: Numbers): Array<StepInWords> {
  const { pages, calculator, enquiries, withPlan } = steps
  return [
    { name: 'Pages opened', note: '', count: groupedCount(pages), share: 1 },
    step('Calculator used', calculator, pages, 'for every 100 pages'),
    step('Enquiries sent', enquiries, calculator, 'for every 100 uses'),
    step('With a plan', withPlan, enquiries, 'of every 100 enquiries'),
  ]
}

/** `…/ecommerce` for a page of our work, else its path. */
export function pageInShort(path: string): string {
  return path.startsWith(`${paths.ourWork}/`) ? `…${path.slice(paths.ourWork.length)}` : path
}

function step(name: string, count: number, previousCount: number, unit: string): StepInWords {
  if (previousCount === 0) return { name, note: '', count: groupedCount(count), share: 0 }
  const share = count / previousCount
  const of100 = share > 0 && share < 0.01 ? 'fewer than 1' : String(Math.round(share * 100))
  return { name, note: `${of100} ${unit}`, count: groupedCount(count), share: Math.min(share, 1) }
}
