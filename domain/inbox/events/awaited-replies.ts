import { type Answer, answersOf, counts } from './answers.ts'
import type { EnquiryEvent, EventOf } from './enquiry-event.ts'
import { undoneIds } from './standing-events.ts'

const AWAITED = ['received', 'released', 'they-answered', 'call-cancelled', 'call-missed'] as const

/** What obliges us to answer: an enquiry that arrived or was released, whatever they answered, or a call that did not take place. */
export type AwaitedReply = EventOf<(typeof AWAITED)[number]>

/**
 * What has to be answered first; null if nothing has. It is what has no answer yet, unless the enquiry was won or lost
 * since, or somebody said that it needs none. An answer that failed permanently does not count: what it answered is open
 * again with its old deadline, also where somebody took the enquiry for won or lost in the meantime. Of several the oldest
 * counts: who writes twice does not wait for longer.
 *
 * @param events the log of one enquiry, oldest first
 */
export function oldestAwaitedReply(events: ReadonlyArray<EnquiryEvent>): AwaitedReply | null {
  const answers = new Map(answersOf(events).map((answer) => [answer.place, answer]))
  const undone = undoneIds(events)
  const closed = events.findLastIndex(({ kind, id }) => kind === 'no-answer-needed' && !undone.has(id))
  const open = awaitedReplies(events).find(({ place }) => place > closed && isOpen(place, events, answers))
  return open?.need ?? null
}

/** Everything that was to be answered, oldest first: the arrival, or the last release of what was held back, and what they wrote since. */
export function awaitedReplies(
  events: ReadonlyArray<EnquiryEvent>,
): Array<{ need: AwaitedReply; place: number }> {
  const heldBack = events.findLastIndex(({ kind }) => kind === 'held-back')
  const undone = undoneIds(events)
  return events.flatMap<{ need: AwaitedReply; place: number }>((event, place) => {
    if (undone.has(event.id) || place < heldBack) return []
    return isAwaited(event) ? [{ need: event, place }] : []
  })
}

function isAwaited(event: EnquiryEvent): event is AwaitedReply {
  return AWAITED.some((kind) => kind === event.kind)
}

/** Goes through what happened since: what settles it stays in `settled` until that fails or is taken back. */
function isOpen(
  place: number,
  events: ReadonlyArray<EnquiryEvent>,
  answers: ReadonlyMap<number, Answer>,
): boolean {
  let settled: 'no' | 'won or lost' | Answer = 'no'
  for (const [at, event] of [...events.entries()].slice(place + 1)) {
    const answer = answers.get(at)
    if (answer && counts(answer)) return false
    if (answer && settled === 'no') settled = answer
    else if (typeof settled === 'object' && settled.delivery?.place === at) settled = 'no'
    else if (event.kind === 'status' && typeof settled !== 'object')
      settled = isClosing(event) ? 'won or lost' : 'no'
  }
  return settled === 'no'
}

function isClosing({ to }: EventOf<'status'>): boolean {
  return to === 'won' || to === 'lost'
}
