import type { CalendarDate } from '../../calendar/calendar.ts'
import { type Answer, answersOf, isValidAnswer } from './answers.ts'
import { type AwaitingEvent, oldestAwaitingEvent } from './awaiting-events.ts'
import { dueOf, type OpenCall, openCall } from './calls.ts'
import { effectiveEvents } from './effective-events.ts'
import type { EnquiryEvent, EventOf } from './enquiry-event.ts'
import type { List, Status } from './kinds.ts'

/** Events whose author has evidently read the latest message. */
const READER_EVENTS: ReadonlySet<string> = new Set(['read', 'they-answered', 'answered'])

/** A message in either direction; notes and unanswered calls are not messages. */
type Message = EventOf<'received' | 'they-answered' | 'answered'>

/** The state derived from the log of one enquiry. Times are epoch milliseconds. */
export type EnquiryState = {
  list: List
  status: Status
  /** The deadline; null if no answer is due. */
  dueAt: number | null
  /** The assignee: the author of the latest answer, unless it was reassigned later, by staff or with a call. */
  assignee: string | null
  /** Staff who have opened it since the enquirer's latest message. */
  readBy: ReadonlyArray<string>
  /** Increases with each event except `read`; used to detect simultaneous changes. */
  version: number
  receivedAt: number
  lastMessage: Message
  lastAt: number
  quarantine: { reasons: ReadonlyArray<string>; until: number } | null
  /** The latest answer that failed permanently, while the message needs an answer again. */
  failed: Answer | null
  /** The first answer since the enquirer’s latest message, if nothing needs an answer. */
  answered: Answer | null
  correctedAddress: string | null
  /** The latest reminder, until the next message or its removal. */
  reminder: { on: CalendarDate; by: string | null } | null
  call: OpenCall | null
}

/**
 * The state of an enquiry.
 *
 * @param log oldest first
 * @throws {RangeError} if the first event is not `received`
 */
export function stateOf(log: ReadonlyArray<EnquiryEvent>): EnquiryState {
  const events = effectiveEvents(log)
  const [received] = events
  if (received?.kind !== 'received') throw new RangeError('The log of an enquiry begins with its arrival')
  const answers = answersOf(events)
  const awaiting = oldestAwaitingEvent(events)
  const quarantine = quarantineOf(events)
  const status = statusOf(events, answers)
  const call = openCall(events)
  const lastMessage = lastMessageOf(received, events, answers)
  return {
    list: listOf(quarantine, awaiting ?? call, status),
    status,
    dueAt: quarantine ? null : dueOf(awaiting, call, events),
    assignee: assigneeOf(events, answers),
    readBy: readersOf(events),
    version: log.filter(({ kind }) => kind !== 'read').length,
    receivedAt: received.at,
    lastMessage,
    lastAt: lastMessage.at,
    quarantine,
    failed:
      (awaiting && answers.findLast((answer) => !isValidAnswer(answer) && answer.event.id > awaiting.id)) ??
      null,
    answered: awaiting || call || quarantine ? null : firstAnswer(events, answers),
    correctedAddress: lastOf(events, 'corrected-address')?.to ?? null,
    reminder: reminderOf(events, answers),
    call,
  }
}

/** @param open an event that needs an answer, or a booked call */
function listOf(
  quarantine: EnquiryState['quarantine'],
  open: AwaitingEvent | OpenCall | null,
  status: Status,
): List {
  if (quarantine) return 'held'
  if (open) return 'needs'
  return status === 'won' || status === 'lost' ? status : 'waiting'
}

function quarantineOf(events: ReadonlyArray<EnquiryEvent>): EnquiryState['quarantine'] {
  const quarantine = lastOf(events, 'held-back')
  return quarantine && quarantine.id > (lastOf(events, 'released')?.id ?? 0)
    ? { reasons: quarantine.reasons, until: quarantine.until }
    : null
}

function statusOf(events: ReadonlyArray<EnquiryEvent>, answers: ReadonlyArray<Answer>): Status {
  const index = events.findLastIndex(({ kind }) => kind === 'status')
  const statusEvent = events[index]
  const status = statusEvent?.kind === 'status' ? statusEvent.to : 'new'
  const isAnswered = answers.some((answer) => answer.index > index && isValidAnswer(answer))
  return status === 'new' && isAnswered ? 'in-conversation' : status
}

function assigneeOf(events: ReadonlyArray<EnquiryEvent>, answers: ReadonlyArray<Answer>): string | null {
  const answer = answers.at(-1)
  const assignedAt = events.findLastIndex((event) => event.kind === 'given' || 'staff' in event)
  const event = events[assignedAt]
  if (event && assignedAt > (answer?.index ?? -1)) {
    if (event.kind === 'given') return event.to
    if ('staff' in event) return event.staff
  }
  return answer?.event.by ?? null
}

function readersOf(events: ReadonlyArray<EnquiryEvent>): Array<string> {
  const index = events.findLastIndex(({ kind }) => kind === 'they-answered')
  const eventsSince = events.slice(Math.max(index, 0))
  return [...new Set(eventsSince.flatMap(({ kind, by }) => (READER_EVENTS.has(kind) && by ? [by] : [])))]
}

function lastMessageOf(
  received: Message,
  events: ReadonlyArray<EnquiryEvent>,
  answers: ReadonlyArray<Answer>,
): Message {
  const visitorReply = lastOf(events, 'they-answered')
  const staffAnswer = answers.at(-1)?.event
  return [visitorReply, staffAnswer].reduce<Message>(
    (last, message) => (message && message.id > last.id ? message : last),
    received,
  )
}

function firstAnswer(events: ReadonlyArray<EnquiryEvent>, answers: ReadonlyArray<Answer>): Answer | null {
  const replyIndex = events.findLastIndex(({ kind }) => kind === 'they-answered')
  return answers.find((answer) => answer.index > replyIndex && isValidAnswer(answer)) ?? null
}

/** The reminder ends with the next message. */
function reminderOf(
  events: ReadonlyArray<EnquiryEvent>,
  answers: ReadonlyArray<Answer>,
): EnquiryState['reminder'] {
  const reminder = lastOf(events, 'reminded')
  const lastMessageId = Math.max(lastOf(events, 'they-answered')?.id ?? 0, answers.at(-1)?.event.id ?? 0)
  return reminder?.on && reminder.id > lastMessageId ? { on: reminder.on, by: reminder.by } : null
}

function lastOf<Kind extends EnquiryEvent['kind']>(
  events: ReadonlyArray<EnquiryEvent>,
  kind: Kind,
): EventOf<Kind> | undefined {
  return events.findLast((event): event is EventOf<Kind> => event.kind === kind)
}
