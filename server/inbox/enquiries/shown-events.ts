import { UNDO_SECONDS } from '../../../domain/inbox/api/enquiry-acts.ts'
import type { Delivery, EnquiryEvent as ShownEvent } from '../../../domain/inbox/api/enquiry-detail.ts'
import { undoneAnswers } from '../../../domain/inbox/events/answers.ts'
import { effectiveEvents } from '../../../domain/inbox/events/effective-events.ts'
import type { EnquiryEvent, EventOf } from '../../../domain/inbox/events/enquiry-event.ts'
import { pauseAfter, SET_ASIDE_DUE_MS } from '../../store/outbox.ts'
import type { OpenMessage } from '../../store/sql/outbox-messages.ts'

type Reader = {
  me: string
  nowMs: number
  /** The address given in the form. */
  firstAddress: string
}

/**
 * The events of an enquiry for display, oldest first: without reads and undone events, and with delivery results merged into their
 * mails.
 */
export function shownEvents(
  log: ReadonlyArray<EnquiryEvent>,
  openMessages: OpenMessages,
  reader: Reader,
): Array<ShownEvent> {
  const undone = undoneAnswers(log)
  let address = reader.firstAddress
  const list: Array<ShownEvent> = []
  for (const event of effectiveEvents(log)) {
    const { id, at, by } = event
    switch (event.kind) {
      case 'read':
      case 'delivery':
      case 'taken-back':
      case 'edited':
      case 'undone':
        break
      case 'received':
      case 'held-back':
      case 'released':
        list.push({ id, at, by, kind: event.kind })
        break
      case 'they-answered':
      case 'note':
        list.push({ id, at, by, kind: event.kind, words: event.words, edited: editedAt(id, log) })
        break
      case 'corrected-address':
        list.push({ id, at, by, kind: event.kind, from: address, to: event.to })
        address = event.to
        break
      case 'answered':
        if (!undone.has(id)) list.push(shownAnswer(event, log, openMessages, reader))
        break
      default:
        list.push(event)
    }
  }
  return list
}

function editedAt(eventId: number, log: ReadonlyArray<EnquiryEvent>): number | null {
  return log.findLast((event) => event.kind === 'edited' && event.fact === eventId)?.at ?? null
}

function shownAnswer(
  event: Extract<EnquiryEvent, { kind: 'answered' }>,
  log: ReadonlyArray<EnquiryEvent>,
  openMessages: OpenMessages,
  reader: Reader,
): ShownEvent {
  const { id, at, by, way, words, mail } = event
  const { to, subject, attached } = mail ?? { to: '', subject: '', attached: null }
  const shownMail = mail && { to, subject, attached, delivery: deliveryOf(event, log, openMessages, reader) }
  return { id, at, by, kind: 'answered', way, words, mail: shownMail }
}

/** How long an answer can be undone. */
export const UNDO_MS = UNDO_SECONDS * 1_000

/** Undelivered messages of answers, by id. */
export type OpenMessages = ReadonlyMap<string, OpenMessage>

/** The delivery state of an answer's mail: from the outbox while it is there, else from its events. */
function deliveryOf(
  { by, mail }: EventOf<'answered'>,
  log: ReadonlyArray<EnquiryEvent>,
  openMessages: OpenMessages,
  reader: { nowMs: number; me: string },
): Delivery {
  const message = openMessages.get(mail?.outboxId ?? '')
  const deliveryEvent = log.findLast(
    (event): event is EventOf<'delivery'> => event.kind === 'delivery' && event.outboxId === mail?.outboxId,
  )
  if (message && message.failedMs === null) return waitingDelivery(message, by === reader.me, reader.nowMs)
  if (deliveryEvent?.outcome === 'taken') return { state: 'taken', at: deliveryEvent.at }
  const failure = deliveryEvent ?? message
  return {
    state: 'failed',
    at: deliveryEvent?.at ?? message?.failedMs ?? reader.nowMs,
    words: failure?.words ?? '',
    outboxId: mail?.outboxId ?? '',
  }
}

function waitingDelivery(message: OpenMessage, isOwnAnswer: boolean, nowMs: number): Delivery {
  const { id, attempts, nextTryMs, words } = message
  const until = nextTryMs ?? nowMs
  if (isOwnAnswer && attempts === 0 && until > nowMs && until <= nowMs + UNDO_MS)
    return { state: 'undoable', until, undoId: id }
  return { state: 'waiting', reason: words, lastTry: lastAttemptAt(message), nextTry: until }
}

/** The time of the last attempt (epoch milliseconds), derived from the next one; null before the first, or after the final failure. */
export function lastAttemptAt({ attempts, sinceMs, nextTryMs, words }: OpenMessage): number | null {
  if (words === null || nextTryMs === null) return null
  if (nextTryMs === SET_ASIDE_DUE_MS) return sinceMs
  return Math.max(sinceMs, nextTryMs - pauseAfter(attempts, nextTryMs - sinceMs))
}
