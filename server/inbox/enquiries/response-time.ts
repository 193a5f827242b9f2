import { type WorkingHours, workingMsBetween } from '../../../domain/calendar/working-time.ts'
import { type Answer, answersOf, counts } from '../../../domain/inbox/facts/answers.ts'
import { type AwaitedReply, awaitedReplies } from '../../../domain/inbox/facts/awaited-replies.ts'
import type { Fact } from '../../../domain/inbox/facts/fact.ts'

const MINUTE_MS = 60_000

/** What an answer was the answer to: the oldest of what had been open since the answer before it; undefined if nothing was. */
function answeredNeed(facts: ReadonlyArray<Fact>, answer: Answer): AwaitedReply | undefined {
  const earlier = answersOf(facts).filter((each) => each.place < answer.place && counts(each))
  const before = earlier.at(-1)?.place ?? -1
  return awaitedReplies(facts).find(({ place }) => place > before && place < answer.place)?.need
}

/** Whole working minutes until an answer. */
export function workingMinutesToAnswer(
  facts: ReadonlyArray<Fact>,
  answer: Answer,
  hours: WorkingHours,
): number {
  const since = answeredNeed(facts, answer)?.at ?? answer.fact.at
  return Math.max(Math.floor(workingMsBetween(since, answer.fact.at, hours) / MINUTE_MS), 0)
}
