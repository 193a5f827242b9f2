import { type Answer, answersOf, counts } from './answers.ts'
import type { EnquiryEvent, EventOf } from './enquiry-event.ts'
import { isClosing } from './kinds.ts'
import { undoneIds } from './standing-events.ts'

const AWAITED = ['received', 'released', 'they-answered', 'call-cancelled', 'call-missed'] as const

/** An event that needs an answer: an enquiry that arrived or was released, a message from the enquirer, or a call that did not take place. */
export type AwaitedReply = EventOf<(typeof AWAITED)[number]>

/**
 * The event that needs an answer first; null if none does. Events before an answer, a win, a loss or a note that no answer is
 * needed are settled. An answer that failed permanently settles nothing: the earlier event needs an answer
 * again with its old deadline, even if the enquiry was won or lost in the meantime. If several need an answer, the oldest
 * counts, so that a second message does not extend the deadline.
 *
 * @param events the log of one enquiry, oldest first
 */
export function oldestAwaitedReply(events: ReadonlyArray<EnquiryEvent>): AwaitedReply | null {
  const answers = new Map(answersOf(events).map((answer) => [answer.place, answer]))
  const undone = undoneIds(events)
  const closed = events.findLastIndex(({ kind, id }) => kind === 'no-answer-needed' && !undone.has(id))
  const oldestOpen = awaitedReplies(events).find(
    ({ place }) => place > closed && isOpen(place, events, answers),
  )
  return oldestOpen?.need ?? null
}

/** Everything that needed an answer, oldest first: the arrival or the latest release from quarantine, and later messages. */
export function awaitedReplies(
  events: ReadonlyArray<EnquiryEvent>,
): Array<{ need: AwaitedReply; place: number }> {
  const heldBack = events.findLastIndex(({ kind }) => kind === 'held-back')
  const undone = undoneIds(events)
  return events.flatMap<{ need: AwaitedReply; place: number }>((event, index) => {
    if (undone.has(event.id) || index < heldBack) return []
    return isAwaited(event) ? [{ need: event, place: index }] : []
  })
}

function isAwaited(event: EnquiryEvent): event is AwaitedReply {
  return AWAITED.some((kind) => kind === event.kind)
}

/** Replays the later events: those that settle it are in `settled`, unless they failed or were undone. */
function isOpen(
  place: number,
  events: ReadonlyArray<EnquiryEvent>,
  answers: ReadonlyMap<number, Answer>,
): boolean {
  let settledBy: 'no' | 'won or lost' | Answer = 'no'
  for (const [eventIndex, event] of [...events.entries()].slice(place + 1)) {
    const answer = answers.get(eventIndex)
    if (answer && counts(answer)) return false
    if (answer && settledBy === 'no') settledBy = answer
    else if (typeof settledBy === 'object' && settledBy.delivery?.place === eventIndex) settledBy = 'no'
    else if (event.kind === 'status' && typeof settledBy !== 'object')
      settledBy = isClosing(event.to) ? 'won or lost' : 'no'
  }
  return settledBy === 'no'
}
