import { type Answer, answersOf, isValidAnswer } from './answers.ts'
import { undoneIds } from './effective-events.ts'
import type { EnquiryEvent, EventOf } from './enquiry-event.ts'
import { isClosing } from './kinds.ts'

const AWAITED = ['received', 'released', 'they-answered', 'call-cancelled', 'call-missed'] as const

/** An event that needs an answer: the arrival or release of an enquiry, a message of the enquirer, a call that did not take place. */
export type AwaitingEvent = EventOf<(typeof AWAITED)[number]>

/**
 * The event that needs an answer first; null if none does. Events before an answer, a win, a loss or a note that no answer is
 * needed are settled. An answer that failed permanently settles nothing: the earlier event needs an answer
 * again with its old deadline, even if the enquiry was won or lost in the meantime. If several need an answer, the oldest
 * counts, so that a second message does not extend the deadline.
 *
 * @param events the log of one enquiry, oldest first
 */
export function oldestAwaitingEvent(events: ReadonlyArray<EnquiryEvent>): AwaitingEvent | null {
  const answers = new Map(answersOf(events).map((answer) => [answer.index, answer]))
  const undone = undoneIds(events)
  const lastClosedIndex = events.findLastIndex(
    ({ kind, id }) => kind === 'no-answer-needed' && !undone.has(id),
  )
  const oldestOpen = awaitingEvents(events).find(
    ({ index }) => index > lastClosedIndex && isOpen(index, events, answers),
  )
  return oldestOpen?.event ?? null
}

/** Everything that needed an answer, oldest first: the arrival or the latest release from quarantine, and later messages. */
export function awaitingEvents(
  events: ReadonlyArray<EnquiryEvent>,
): Array<{ event: AwaitingEvent; index: number }> {
  const lastHeldBackIndex = events.findLastIndex(({ kind }) => kind === 'held-back')
  const undone = undoneIds(events)
  return events.flatMap<{ event: AwaitingEvent; index: number }>((event, index) => {
    if (undone.has(event.id) || index < lastHeldBackIndex) return []
    return isAwaited(event) ? [{ event, index }] : []
  })
}

function isAwaited(event: EnquiryEvent): event is AwaitingEvent {
  return AWAITED.some((kind) => kind === event.kind)
}

/** Whether an event still needs an answer, found by replaying the later events. */
function isOpen(
  eventIndex: number,
  events: ReadonlyArray<EnquiryEvent>,
  answers: ReadonlyMap<number, Answer>,
): boolean {
  let settledBy: 'no' | 'won or lost' | Answer = 'no'
  for (const [index, event] of [...events.entries()].slice(eventIndex + 1)) {
    const answer = answers.get(index)
    if (answer && isValidAnswer(answer)) return false
    if (answer && settledBy === 'no') settledBy = answer
    else if (typeof settledBy === 'object' && settledBy.delivery?.index === index) settledBy = 'no'
    else if (event.kind === 'status' && typeof settledBy !== 'object')
      settledBy = isClosing(event.to) ? 'won or lost' : 'no'
  }
  return settledBy === 'no'
}
