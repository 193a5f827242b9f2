import { hash } from 'node:crypto'
import { datesBetween, todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { type WorkingHours, workingMsBetween } from '../../../domain/calendar/working-time.ts'
import { SPANS, type Span } from '../../../domain/inbox/api/basics.ts'
import type { Numbers } from '../../../domain/inbox/api/day.ts'
import { type Answer, answersOf, counts } from '../../../domain/inbox/events/answers.ts'
import { type AwaitedReply, awaitedReplies } from '../../../domain/inbox/events/awaited-replies.ts'
import type { EnquiryEvent } from '../../../domain/inbox/events/enquiry-event.ts'
import { createDayCount } from '../../../domain/inbox/numbers/day-numbers.ts'
import { numbersOf, numbersSince } from '../../../domain/inbox/numbers/numbers.ts'
import { answerHours } from '../../../domain/inbox/time/deadline.ts'
import { createFairQueue, type QueueFull } from '../../http/bounds/fair-queue.ts'
import { PROGRAM } from '../../store/sql/migration-steps.ts'
import type { InboxServices } from '../services.ts'

const MINUTE_MS = 60_000

/** What an answer was the answer to: the oldest of what had been open since the answer before it; undefined if nothing was. */
function answeredNeed(events: ReadonlyArray<EnquiryEvent>, answer: Answer): AwaitedReply | undefined {
  const earlier = answersOf(events).filter((each) => each.place < answer.place && counts(each))
  const before = earlier.at(-1)?.place ?? -1
  return awaitedReplies(events).find(({ place }) => place > before && place < answer.place)?.need
}

/** Whole working minutes until an answer. */
export function workingMinutesToAnswer(
  events: ReadonlyArray<EnquiryEvent>,
  answer: Answer,
  hours: WorkingHours,
): number {
  const since = answeredNeed(events, answer)?.at ?? answer.event.at
  return Math.max(Math.floor(workingMsBetween(since, answer.event.at, hours) / MINUTE_MS), 0)
}

const KEPT_MS = 60_000
/** Each span once at most: the others wait for their turn. */
const ONE_AT_A_TIME = { atOnce: 1, waiting: SPANS.length - 1, perOwner: SPANS.length }

type NumbersDependencies = Pick<InboxServices, 'inbox' | 'visits' | 'content' | 'now'>

type Turn = { result: Numbers } | { full: QueueFull }

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

async function workOut({ inbox, visits, content, now }: NumbersDependencies, weeks: Span): Promise<Numbers> {
  const today = todayInJohannesburg(now())
  const slugs = new Map(content.solutions.map(({ title, url }) => [title, url]))
  const hours = answerHours(content.company.openingHours, await inbox.setting('extraHolidays'))
  // Another version of this program may know other public holidays.
  const rule = hash('sha256', JSON.stringify([PROGRAM, hours]))
  const days = await inbox.numberDays(
    { days: datesBetween(numbersSince(today, weeks), today), rule },
    (day) => createDayCount(day, hours),
  )
  const counted = await visits.since(numbersSince(today, weeks))
  return numbersOf(days, counted, { today, weeks, slugOf: (title) => slugs.get(title) })
}
