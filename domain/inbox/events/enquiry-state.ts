import type { CalendarDate } from '../../calendar/calendar.ts'
import { type Answer, answersOf, counts } from './answers.ts'
import { oldestAwaitedReply } from './awaited-replies.ts'
import { dueOf, type OpenCall, openCall } from './calls.ts'
import type { EnquiryEvent, EventOf } from './enquiry-event.ts'
import type { List, Status } from './kinds.ts'
import { standingEvents } from './standing-events.ts'

/** Who writes down what they answered, or answers, has read it. */
const READER_EVENTS: ReadonlySet<string> = new Set(['read', 'they-answered', 'answered'])

/** A message between them and us; notes and unanswered calls are none. */
type Word = EventOf<'received' | 'they-answered' | 'answered'>

/** What follows from the log of one enquiry. Moments are epoch milliseconds. */
export type EnquiryState = {
  list: List
  status: Status
  /** By when it has to be answered; null where nothing is due. */
  dueAt: number | null
  /** The assignee: who answered last, or to whom it was assigned since, by staff or with a call. */
  assignee: string | null
  /** Who opened it since their last word. */
  readBy: ReadonlyArray<string>
  /** Greater with each event but `read`: what two people do at once is told by it. */
  version: number
  receivedAt: number
  lastWord: Word
  lastAt: number
  quarantine: { reasons: ReadonlyArray<string>; until: number } | null
  /** The answer that failed permanently, while what it answered is open again. */
  failed: Answer | null
  /** The first answer since their last word, once nothing is open. */
  answered: Answer | null
  /** Where mails go instead of the address that they gave. */
  correctedAddress: string | null
  /** Of who asked for it last, until the next word or until it is taken away. */
  reminder: { on: CalendarDate; by: string | null } | null
  call: OpenCall | null
}

/**
 * The state of an enquiry.
 *
 * @param log oldest first; the first event is `received`
 * @throws {RangeError} if it is not
 */
export function stateOf(log: ReadonlyArray<EnquiryEvent>): EnquiryState {
  const events = standingEvents(log)
  const [received] = events
  if (received?.kind !== 'received') throw new RangeError('The log of an enquiry begins with its arrival')
  const answers = answersOf(events)
  const need = oldestAwaitedReply(events)
  const quarantine = quarantineOf(events)
  const status = statusOf(events, answers)
  const isClosed = status === 'won' || status === 'lost'
  const call = isClosed ? null : openCall(events)
  const lastWord = lastWordOf(received, events, answers)
  return {
    list: listOf({ isQuarantined: quarantine !== null, isOpen: need !== null || call !== null, status }),
    status,
    dueAt: quarantine ? null : dueOf(need, call, events),
    assignee: holderOf(events, answers),
    readBy: readersOf(events),
    version: log.filter(({ kind }) => kind !== 'read').length,
    receivedAt: received.at,
    lastWord,
    lastAt: lastWord.at,
    quarantine,
    failed: (need && answers.findLast((answer) => !counts(answer) && answer.event.id > need.id)) ?? null,
    answered: need || call || quarantine ? null : firstAnswer(events, answers),
    correctedAddress: lastOf(events, 'corrected-address')?.to ?? null,
    reminder: reminderOf(events, answers),
    call,
  }
}

function listOf({
  isQuarantined,
  isOpen,
  status,
}: {
  isQuarantined: boolean
  isOpen: boolean
  status: Status
}): List {
  if (isQuarantined) return 'held'
  if (isOpen) return 'needs'
  return status === 'won' || status === 'lost' ? status : 'waiting'
}

function quarantineOf(events: ReadonlyArray<EnquiryEvent>): EnquiryState['quarantine'] {
  const quarantine = lastOf(events, 'held-back')
  return quarantine && quarantine.id > (lastOf(events, 'released')?.id ?? 0)
    ? { reasons: quarantine.reasons, until: quarantine.until }
    : null
}

function statusOf(events: ReadonlyArray<EnquiryEvent>, answers: ReadonlyArray<Answer>): Status {
  const place = events.findLastIndex(({ kind }) => kind === 'status')
  const set = events[place]
  const status = set?.kind === 'status' ? set.to : 'new'
  const isAnswered = answers.some((answer) => answer.place > place && counts(answer))
  return status === 'new' && isAnswered ? 'in-conversation' : status
}

function holderOf(events: ReadonlyArray<EnquiryEvent>, answers: ReadonlyArray<Answer>): string | null {
  const answer = answers.at(-1)
  const given = events.findLastIndex((event) => event.kind === 'given' || 'staff' in event)
  const event = events[given]
  if (event && given > (answer?.place ?? -1)) {
    if (event.kind === 'given') return event.to
    if ('staff' in event) return event.staff
  }
  return answer?.event.by ?? null
}

function readersOf(events: ReadonlyArray<EnquiryEvent>): Array<string> {
  const place = events.findLastIndex(({ kind }) => kind === 'they-answered')
  const since = events.slice(Math.max(place, 0))
  return [...new Set(since.flatMap(({ kind, by }) => (READER_EVENTS.has(kind) && by ? [by] : [])))]
}

function lastWordOf(
  received: Word,
  events: ReadonlyArray<EnquiryEvent>,
  answers: ReadonlyArray<Answer>,
): Word {
  const theirs = lastOf(events, 'they-answered')
  const ours = answers.at(-1)?.event
  return [theirs, ours].reduce<Word>((last, word) => (word && word.id > last.id ? word : last), received)
}

function firstAnswer(events: ReadonlyArray<EnquiryEvent>, answers: ReadonlyArray<Answer>): Answer | null {
  const theirs = events.findLastIndex(({ kind }) => kind === 'they-answered')
  return answers.find((answer) => answer.place > theirs && counts(answer)) ?? null
}

/** It is done with at the next word. */
function reminderOf(
  events: ReadonlyArray<EnquiryEvent>,
  answers: ReadonlyArray<Answer>,
): EnquiryState['reminder'] {
  const reminder = lastOf(events, 'reminded')
  const lastWord = Math.max(lastOf(events, 'they-answered')?.id ?? 0, answers.at(-1)?.event.id ?? 0)
  return reminder?.on && reminder.id > lastWord ? { on: reminder.on, by: reminder.by } : null
}

function lastOf<Kind extends EnquiryEvent['kind']>(
  events: ReadonlyArray<EnquiryEvent>,
  kind: Kind,
): EventOf<Kind> | undefined {
  return events.findLast((event): event is EventOf<Kind> => event.kind === kind)
}
