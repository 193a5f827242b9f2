import type { EnquiryEvent, EventOf } from './enquiry-event.ts'

/** An answer of ours, and the delivery status of its mail. */
export type Answer = {
  event: EventOf<'answered'>
  /** The index of the event in the log. */
  index: number
  /** The latest delivery event; null if it is not an email, or while it is queued. */
  delivery: { event: EventOf<'delivery'>; index: number } | null
}

/** Our answers in order, without undone ones. @param events the log of one enquiry, oldest first */
export function answersOf(events: ReadonlyArray<EnquiryEvent>): Array<Answer> {
  const undone = undoneAnswers(events)
  return events.flatMap((event, index) =>
    event.kind === 'answered' && !undone.has(event.id)
      ? [{ event, index, delivery: deliveryOf(event, events) }]
      : [],
  )
}

/** The ids of the answers that were undone. */
export function undoneAnswers(events: ReadonlyArray<EnquiryEvent>): ReadonlySet<number> {
  return new Set(events.flatMap((event) => (event.kind === 'taken-back' ? [event.fact] : [])))
}

/** Whether an answer is valid: one that failed permanently is not. */
export function isValidAnswer({ delivery }: Answer): boolean {
  return delivery?.event.outcome !== 'failed'
}

function deliveryOf({ mail }: EventOf<'answered'>, events: ReadonlyArray<EnquiryEvent>): Answer['delivery'] {
  const deliveries = events.flatMap((event, index) =>
    event.kind === 'delivery' && event.outboxId === mail?.outboxId ? [{ event, index }] : [],
  )
  return deliveries.at(-1) ?? null
}
