import type { EnquiryEvent } from './enquiry-event.ts'

/** The ids of events that staff undid: customers' replies, or `no-answer-needed`. */
export function undoneIds(events: ReadonlyArray<EnquiryEvent>): ReadonlySet<number> {
  return new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.fact] : [])))
}

/**
 * The effective log: without undone events, and with each text as last edited. Undone answers of staff are
 * removed in answers.ts.
 */
export function effectiveEvents(events: ReadonlyArray<EnquiryEvent>): Array<EnquiryEvent> {
  const undone = undoneIds(events)
  const edited = new Map(
    events.flatMap((event) => (event.kind === 'edited' ? [[event.fact, event.words] as const] : [])),
  )
  return events
    .filter(({ id }) => !undone.has(id))
    .map((event) => {
      const words = edited.get(event.id)
      const isText = event.kind === 'note' || event.kind === 'they-answered'
      return isText && words !== undefined ? { ...event, words } : event
    })
}
