import { type WorkingHours, workingMsBetween } from '../../../domain/calendar/working-time.ts'
import { type Answer, answersOf, counts } from '../../../domain/inbox/events/answers.ts'
import { type AwaitedReply, awaitedReplies } from '../../../domain/inbox/events/awaited-replies.ts'
import type { EnquiryEvent } from '../../../domain/inbox/events/enquiry-event.ts'

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
