import type { AwaitedReply } from './awaited-replies.ts'
import type { EnquiryEvent, EventOf } from './enquiry-event.ts'
import { isClosing } from './kinds.ts'

const MINUTE_MS = 60_000

/** A booked call that has neither taken place nor been cancelled. Moments are epoch milliseconds. */
export type OpenCall = { startsAt: number; endsAt: number; staff: string; since: number }

type CallEvent = EventOf<'call-booked' | 'call-moved' | 'call-cancelled' | 'call-missed'>

/** The open call of an enquiry; null without one. `since`: the id of the event that set its time. @param events oldest first */
export function openCall(events: ReadonlyArray<EnquiryEvent>): OpenCall | null {
  const last = events.findLast(isCallEvent)
  if (!last || !('minutes' in last)) return null
  const { startsAt, minutes, id } = last
  if (events.some((event) => event.id > id && endsCall(event))) return null
  const reassigned = events.findLast((event) => event.kind === 'call-given' && event.id > id)
  const staff = reassigned?.kind === 'call-given' ? reassigned.staff : last.staff
  return { startsAt, endsAt: startsAt + minutes * MINUTE_MS, staff, since: id }
}

/** They talked, or the enquiry is nothing that is phoned about any more. */
function endsCall(event: EnquiryEvent): boolean {
  return isTalk(event) || event.kind === 'held-back' || (event.kind === 'status' && isClosing(event.to))
}

/** Whether an event says that they talked by telephone. That takes the place of a booked call, even before its time. */
export function isTalk(event: Pick<EnquiryEvent, 'kind'> & { way?: string }): boolean {
  return event.kind === 'answered' && event.way === 'telephone'
}

/**
 * By when an enquiry is due. A booked call is the promise, and what they write after it is due in its own time. Where a call did not
 * take place, a new promise has begun.
 */
export function dueOf(
  need: AwaitedReply | null,
  call: OpenCall | null,
  events: ReadonlyArray<EnquiryEvent>,
): number | null {
  if (call) {
    const visitorReplies = events.filter((event) => event.kind === 'they-answered' && event.id > call.since)
    return Math.min(
      call.startsAt,
      ...visitorReplies.flatMap((event) => ('dueAt' in event ? event.dueAt : [])),
    )
  }
  if (!need) return null
  const over = events.findLast(isCallEvent)
  return over && 'dueAt' in over && over.id > need.id ? over.dueAt : need.dueAt
}

function isCallEvent(event: EnquiryEvent): event is CallEvent {
  return ['call-booked', 'call-moved', 'call-cancelled', 'call-missed'].includes(event.kind)
}
