import type { AwaitingEvent } from './awaiting-events.ts'
import type { EnquiryEvent, EventOf } from './enquiry-event.ts'
import { isClosing } from './kinds.ts'

const MINUTE_MS = 60_000

/** A booked call, neither held nor cancelled. Times in epoch milliseconds; `setBy`: the id of the event that set them. */
export type OpenCall = { startsAt: number; endsAt: number; staff: string; setBy: number }

type CallEvent = EventOf<'call-booked' | 'call-moved' | 'call-cancelled' | 'call-missed'>

/** The open call of an enquiry; null without one. @param events oldest first */
export function openCall(events: ReadonlyArray<EnquiryEvent>): OpenCall | null {
  const lastCallEvent = events.findLast(isCallEvent)
  if (!lastCallEvent || !('minutes' in lastCallEvent)) return null
  const { startsAt, minutes, id } = lastCallEvent
  if (events.some((event) => event.id > id && endsCall(event))) return null
  const reassigned = events.findLast((event) => event.kind === 'call-given' && event.id > id)
  const staff = reassigned?.kind === 'call-given' ? reassigned.staff : lastCallEvent.staff
  return { startsAt, endsAt: startsAt + minutes * MINUTE_MS, staff, setBy: id }
}

/** Whether an event ends a booked call: it was held, or the enquiry needs no call any more. */
function endsCall(event: EnquiryEvent): boolean {
  return (
    isPhoneConversation(event) ||
    event.kind === 'held-back' ||
    (event.kind === 'status' && isClosing(event.to))
  )
}

/** Whether an event records a conversation by telephone, which replaces a booked call, even before its time. */
export function isPhoneConversation(event: Pick<EnquiryEvent, 'kind'> & { way?: string }): boolean {
  return event.kind === 'answered' && event.way === 'telephone'
}

/**
 * The deadline of an enquiry. A booked call is its deadline; a message after the booking has its own. After a call that
 * did not take place a new deadline begins.
 */
export function dueOf(
  awaiting: AwaitingEvent | null,
  call: OpenCall | null,
  events: ReadonlyArray<EnquiryEvent>,
): number | null {
  if (call) {
    const visitorReplies = events.filter((event) => event.kind === 'they-answered' && event.id > call.setBy)
    return Math.min(
      call.startsAt,
      ...visitorReplies.flatMap((event) => ('dueAt' in event ? event.dueAt : [])),
    )
  }
  if (!awaiting) return null
  const latestCallEvent = events.findLast(isCallEvent)
  return latestCallEvent && 'dueAt' in latestCallEvent && latestCallEvent.id > awaiting.id
    ? latestCallEvent.dueAt
    : awaiting.dueAt
}

function isCallEvent(event: EnquiryEvent): event is CallEvent {
  return ['call-booked', 'call-moved', 'call-cancelled', 'call-missed'].includes(event.kind)
}
