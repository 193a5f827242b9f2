import { answersOf, undoneAnswers } from './answers.ts'
import { effectiveEvents, undoneIds } from './effective-events.ts'
import { type EnquiryEvent, type EventKind, type EventOf, eventData } from './enquiry-event.ts'
import { stateOf } from './enquiry-state.ts'
import { isClosing, type Status } from './kinds.ts'

/** The events that a quarantined enquiry allows, apart from its deletion. */
const ALLOWED_IN_QUARANTINE: ReadonlySet<EventKind> = new Set([
  'released',
  'read',
  'note',
  'edited',
  'consent-withdrawn',
])

/**
 * Why an event cannot be added to a log, as a sentence for its author; null if it can.
 *
 * @param events the log of the enquiry, oldest first; empty before its arrival
 */
export function refusalOf(
  events: ReadonlyArray<EnquiryEvent>,
  next: Pick<EnquiryEvent, 'by'> & NextEvent,
): string | null {
  const isArrival = next.kind === 'received'
  if (events.length === 0) return isArrival ? null : 'There is no such enquiry.'
  if (isArrival) return 'This enquiry is here already.'
  const { quarantine, status } = stateOf(events)
  const isQuarantined = quarantine !== null
  if (next.kind === 'held-back' && next.by !== null) {
    if (isQuarantined) return 'This enquiry is held back already.'
    return status === 'won' ? 'What was won is no spam.' : null
  }
  if (next.kind === 'held-back')
    return events.length === 1 ? null : 'Only an enquiry that has just arrived is held back.'

  if (isQuarantined && !ALLOWED_IN_QUARANTINE.has(next.kind))
    return 'This enquiry is held back. Release it first.'
  if (next.kind === 'released') return isQuarantined ? null : 'This enquiry is not held back.'
  switch (next.kind) {
    case 'taken-back':
      return undoRefusal(events, next)
    case 'undone':
      return findEffective(events, next.fact, UNDOABLE) ? null : 'There is nothing to undo.'
    case 'edited':
      return editRefusal(events, next)
    case 'call-cancelled':
    case 'call-given':
      return stateOf(events).call ? null : NO_CALL
    case 'call-missed':
      return missedRefusal(events, next.at)
    case 'status':
      return isClosing(next.to) && stateOf(events).call ? CALL_FIRST : null
    case 'no-answer-needed':
      return stateOf(events).list === 'needs' ? null : 'Nothing waits for an answer here.'
    default:
      return null
  }
}

const NO_CALL = 'No call is booked here any more.'
const CALL_FIRST = 'A call is booked here. Say how it went first, or cancel it.'

function missedRefusal(events: ReadonlyArray<EnquiryEvent>, at: number): string | null {
  const { call } = stateOf(events)
  if (!call) return NO_CALL
  return at < call.startsAt ? 'The call has not begun yet.' : null
}

type ReferringKind = 'taken-back' | 'undone' | 'edited'
type KindWithFields = ReferringKind | 'call-missed' | 'status'
/** The fields of the new event that the rules read. */
type NextEvent =
  | { kind: Exclude<EventKind, KindWithFields> }
  | { kind: ReferringKind; fact: number }
  | { kind: 'call-missed'; at: number }
  | { kind: 'status'; to: Status }

const UNDOABLE: ReadonlySet<EventKind> = new Set(['they-answered', 'no-answer-needed'])
const EDITABLE: ReadonlySet<EventKind> = new Set(['they-answered', 'note'])

/** The event with an id, if it has one of these kinds and was not undone. */
function findEffective(events: ReadonlyArray<EnquiryEvent>, id: number, kinds: ReadonlySet<EventKind>) {
  return effectiveEvents(events).find((event) => event.id === id && kinds.has(event.kind))
}

function editRefusal(events: ReadonlyArray<EnquiryEvent>, { fact, by }: { fact: number; by: string | null }) {
  const event = findEffective(events, fact, EDITABLE)
  if (!event) return 'There is no such text to edit.'
  return event.kind === 'note' && event.by !== by ? 'Only who wrote a note can edit it.' : null
}

function undoRefusal(events: ReadonlyArray<EnquiryEvent>, { fact, by }: { fact: number; by: string | null }) {
  const answer = answersOf(events).find(({ event }) => event.id === fact)
  if (!answer?.event.mail) return 'There is no such answer to take back.'
  if (answer.event.by !== by) return 'Only who wrote an answer can take it back.'
  return answer.delivery ? 'This answer has gone out already.' : null
}

const CALL_CHANGES: ReadonlySet<EventKind> = new Set([
  'call-booked',
  'call-moved',
  'call-cancelled',
  'call-missed',
  'call-given',
  'answered',
])

/** For each kind of action, the events that its author must confirm having seen if they are new. */
const MUST_BE_SEEN: Partial<Record<EventKind, ReadonlySet<EventKind>>> = {
  answered: new Set(['answered', 'they-answered', 'status', 'corrected-address']),
  'they-answered': new Set(['they-answered']),
  given: new Set(['given', 'answered']),
  'held-back': new Set(['they-answered', 'answered', 'status']),
  'no-answer-needed': new Set(['they-answered', 'answered', 'status']),
  status: new Set(['status', 'answered', 'they-answered']),
  'corrected-address': new Set(['corrected-address']),
  reminded: new Set(['reminded']),
  'call-cancelled': CALL_CHANGES,
  'call-missed': CALL_CHANGES,
  'call-given': CALL_CHANGES,
}

/**
 * Whether the author must see newer events first. The action is then not performed, and their input is kept.
 * Their own events do not count, except an answer: one that is sent again because the response was lost must not
 * go out twice. Notes, reading and unanswered calls never need this.
 * A version higher than the log's belongs to another log.
 *
 * @param events the log of the enquiry, oldest first
 * @param seen the version that the author has seen: see EnquiryState
 */
export function isStale(
  events: ReadonlyArray<EnquiryEvent>,
  seen: number,
  act: { kind: EventKind; by: string | null },
): boolean {
  const undone = new Set([...undoneAnswers(events), ...undoneIds(events)])
  const countedEvents = events.filter(({ kind }) => kind !== 'read')
  if (seen > countedEvents.length) return true
  const newerEvents = countedEvents.slice(seen)
  return newerEvents.some(({ id, kind, by }) => {
    const isNews = by !== act.by || (kind === 'answered' && act.kind === 'answered')
    return isNews && !undone.has(id) && MUST_BE_SEEN[act.kind]?.has(kind)
  })
}

/** An enquiry that is given back within this time was taken by mistake. */
const UNDONE_WITHIN_MS = 60_000

/**
 * Whether to notify the new assignee of an enquiry: another person assigned it, and did not merely give back what they had just
 * taken.
 *
 * @param events the log before the assignment, oldest first
 */
export function shouldNotifyAssignee(
  events: ReadonlyArray<EnquiryEvent>,
  { to, by, at }: Pick<EventOf<'given'>, 'to' | 'by' | 'at'>,
): boolean {
  if (to === null || to === by || stateOf(events).assignee === to) return false
  const index = events.findLastIndex(({ kind }) => kind === 'given')
  const latestAssignment = events[index]
  const isUndo =
    latestAssignment?.by === by &&
    at - latestAssignment.at < UNDONE_WITHIN_MS &&
    stateOf(events.slice(0, index)).assignee === to
  return !isUndo
}

/** Fields that the server computes: two identical requests may differ in them. */
const COMPUTED_FIELDS = { dueAt: null, from: null, startsAt: null }

/**
 * The event that a request repeats: its author has already added the same one after the version that they have seen. The
 * response was lost, and they sent it again.
 *
 * @param events the log of the enquiry, oldest first
 * @param seen the version that the author has seen: see EnquiryState
 */
export function repeatedEvent(
  events: ReadonlyArray<EnquiryEvent>,
  seen: number,
  act: Record<string, unknown> & Pick<EnquiryEvent, 'kind' | 'by'>,
): EnquiryEvent | undefined {
  const undone = new Set([...undoneAnswers(events), ...undoneIds(events)])
  const { at: _at, by, kind, ...data } = act
  const content = JSON.stringify(sortedFields({ ...data, ...COMPUTED_FIELDS }))
  return events
    .filter((event) => event.kind !== 'read')
    .slice(seen)
    .find((event) => {
      const isSame = event.kind === kind && event.by === by && !undone.has(event.id)
      return isSame && JSON.stringify(sortedFields({ ...eventData(event), ...COMPUTED_FIELDS })) === content
    })
}

/** The fields sorted by name, for comparison as JSON. */
function sortedFields(data: Record<string, unknown>): Array<[string, unknown]> {
  return Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1))
}
