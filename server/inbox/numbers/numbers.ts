import { todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { answerHours } from '../../../domain/calendar/deadline.ts'
import { type WorkingHours, workingMsBetween } from '../../../domain/calendar/working-time.ts'
import type { Span } from '../../../domain/inbox/api/basics.ts'
import type { Numbers } from '../../../domain/inbox/api/day.ts'
import { type Answer, answersOf, isValidAnswer } from '../../../domain/inbox/events/answers.ts'
import { type AwaitingEvent, awaitingEvents } from '../../../domain/inbox/events/awaiting-events.ts'
import type { EnquiryEvent } from '../../../domain/inbox/events/enquiry-event.ts'
import { numbersOf, numbersSince } from '../../../domain/inbox/numbers/numbers.ts'
import { formDaysOfPeriod } from '../../store/sql/inbox/form-days.ts'
import { extraHolidays } from '../../store/sql/inbox/settings-rows.ts'
import type { InboxServices } from '../services.ts'

const MINUTE_MS = 60_000

/** The message that an answer replies to: the oldest unanswered one; undefined if there was none. */
function answeredMessage(events: ReadonlyArray<EnquiryEvent>, answer: Answer): AwaitingEvent | undefined {
  const earlierAnswers = answersOf(events).filter(
    (earlier) => earlier.index < answer.index && isValidAnswer(earlier),
  )
  const previousIndex = earlierAnswers.at(-1)?.index ?? -1
  return awaitingEvents(events).find(({ index }) => index > previousIndex && index < answer.index)?.event
}

/** Whole working minutes from the message that an answer replies to until the answer. */
export function workingMinutesToAnswer(
  events: ReadonlyArray<EnquiryEvent>,
  answer: Answer,
  hours: WorkingHours,
): number {
  const receivedAt = answeredMessage(events, answer)?.at ?? answer.event.at
  return Math.max(Math.floor(workingMsBetween(receivedAt, answer.event.at, hours) / MINUTE_MS), 0)
}

const CACHED_MS = MINUTE_MS

type NumbersDependencies = Pick<InboxServices, 'database' | 'visits' | 'content' | 'now'>

/** Calculates the statistics of some weeks, cached for a minute. */
export function createNumbers(dependencies: NumbersDependencies): (weeks: Span) => Promise<Numbers> {
  const cache = new Map<Span, { calculatedAtMs: number; numbers: Promise<Numbers> }>()
  return (weeks) => {
    const nowMs = dependencies.now().getTime()
    const cached = cache.get(weeks)
    if (cached && Math.abs(nowMs - cached.calculatedAtMs) < CACHED_MS) return cached.numbers
    const numbers = calculate(dependencies, weeks)
    cache.set(weeks, { calculatedAtMs: nowMs, numbers })
    numbers.catch(() => cache.delete(weeks)) // a failure is not cached
    return numbers
  }
}

async function calculate(
  { database, visits, content, now }: NumbersDependencies,
  weeks: Span,
): Promise<Numbers> {
  const today = todayInJohannesburg(now())
  const sinceDay = numbersSince(today, weeks)
  const slugs = new Map(content().solutions.map(({ title, url }) => [title, url]))
  const hours = answerHours(content().company.openingHours, await database.read(extraHolidays))
  const formDays = await formDaysOfPeriod(database, sinceDay, today)
  const visitCounts = await visits.since(sinceDay)
  return numbersOf(formDays, visitCounts, { today, weeks, hours, slugOf: (title) => slugs.get(title) })
}
