import { todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { SPANS, type Span } from '../../../domain/inbox/api/basics.ts'
import type { Numbers } from '../../../domain/inbox/api/numbers.ts'
import { figuresOf } from '../../../domain/inbox/numbers/figures.ts'
import { type Measured, measure, numbersOf, numbersSince } from '../../../domain/inbox/numbers/numbers.ts'
import { answerHours } from '../../../domain/inbox/time/deadline.ts'
import { createFairQueue, type QueueFull } from '../../http/bounds/fair-queue.ts'
import type { AdministrationDependencies } from '../administration-dependencies.ts'

/** Of ten thousand enquiries they take about a second of a processor. */
const KEPT_MS = 60_000
/** Each span once at most: the others wait for their turn. */
const ONE_AT_A_TIME = { atOnce: 1, waiting: SPANS.length - 1, perOwner: SPANS.length }

/** About four seconds of a processor; the time ends well before a connection is cut. */
export const NUMBERS_BOUNDS: AdministrationDependencies['numbersBounds'] = { enquiries: 30_000, ms: 8_000 }

/** Said instead of numbers that would take too long; with the shorter spans that can be counted. */
type TooMany = { countable: Array<Span> }

type NumbersDependencies = Pick<
  AdministrationDependencies,
  'inbox' | 'visits' | 'content' | 'now' | 'numbersBounds'
>

type Turn = { result: Numbers | TooMany } | { full: QueueFull }

/** `doneAtMs`: null while they are being worked out. */
type Kept = { doneAtMs: number | null; numbers: Promise<Turn> }

/**
 * The numbers of so many weeks, of one span at a time. Whoever asks while they are worked out, or within a minute after, gets the same
 * answer.
 */
export function createNumbers(parts: NumbersDependencies): (weeks: Span) => Promise<Turn> {
  const kept = new Map<Span, Kept>()
  const queue = createFairQueue(ONE_AT_A_TIME)
  const nowMs = () => parts.now().getTime()
  return (weeks) => {
    const before = kept.get(weeks)
    if (before && (before.doneAtMs === null || Math.abs(nowMs() - before.doneAtMs) < KEPT_MS))
      return before.numbers
    const one: Kept = { doneAtMs: null, numbers: queue.run('numbers', () => workOut(parts, weeks)) }
    kept.set(weeks, one)
    one.numbers.then(
      () => {
        one.doneAtMs = nowMs()
      },
      () => kept.delete(weeks), // a store that was away a moment ago is asked again
    )
    return one.numbers
  }
}

async function workOut(parts: NumbersDependencies, weeks: Span): Promise<Numbers | TooMany> {
  const { inbox, visits, content, now, numbersBounds } = parts
  const begunMs = now().getTime()
  const today = todayInJohannesburg(now())
  const beginsMs = (span: Span) => momentOf(numbersSince(today, span), '00:00')
  const isMoreThan = (most: number) => (span: Span) =>
    inbox.arrivedMoreThan(most, beginsMs(span), begunMs + 1)
  if (await isMoreThan(numbersBounds.enquiries)(weeks))
    return tooMany(weeks, isMoreThan(numbersBounds.enquiries))
  const slugs = new Map(content.solutions.map(({ title, url }) => [title, url]))
  const hours = answerHours(content.company.openingHours, await inbox.setting('extraHolidays'))
  const measured = new Map<string, Measured>()
  // One that was released is there twice: by its arrival and by its release.
  for await (const { enquiry, events } of inbox.arrivals(beginsMs(weeks), begunMs + 1)) {
    if (now().getTime() - begunMs > numbersBounds.ms) return tooMany(weeks, isMoreThan(measured.size))
    const figures = figuresOf(enquiry, events, (title) => slugs.get(title))
    if (figures) measured.set(enquiry.record.postId, measure(figures, hours))
  }
  const counted = await visits.since(numbersSince(today, weeks))
  return numbersOf([...measured.values()], counted, { today, weeks })
}

async function tooMany(weeks: Span, isTooMany: (span: Span) => Promise<boolean>): Promise<TooMany> {
  const countable: Array<Span> = []
  for (const span of SPANS) if (span < weeks && !(await isTooMany(span))) countable.push(span)
  return { countable }
}
