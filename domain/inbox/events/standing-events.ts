import type { EnquiryEvent } from './enquiry-event.ts'

/** The ids of what staff undid: what they had noted as an answer of the person, or that no answer is needed. */
export function undoneIds(events: ReadonlyArray<EnquiryEvent>): ReadonlySet<number> {
  return new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.fact] : [])))
}

/** The log as it counts: without what was undone, and each text as it was edited last. An answer of ours is taken back elsewhere. */
export function standingEvents(events: ReadonlyArray<EnquiryEvent>): Array<EnquiryEvent> {
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
