import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { type EnquiryState, stateOf } from '../../../../domain/inbox/events/enquiry-state.ts'
import {
  isAssignmentNews,
  isBehind,
  refusalOf,
  repeatedEvent,
} from '../../../../domain/inbox/events/next-event.ts'
import type { Dialect, Work } from '../work.ts'
import { enquiryByPostId, lockedRow } from './enquiry-rows.ts'
import { eventsOf, eventUnder, insertEvent, type NewEvent } from './event-rows.ts'
import { projectEnquiry } from './projection.ts'
import { noteAssignment } from './staff-notices.ts'

export type Appending = {
  number: number
  event: NewEvent
  /** The version that its author had before them; null: whatever others did, it is added. */
  seen: number | null
  /** Another one for each act, made before the work: done again, the work finds what it did. */
  mark: string
  /** What belongs into the same transaction, such as a message and the audit log's entry. */
  also?: (event: EnquiryEvent) => Work<void>
}

/**
 * - `added`: it stands, now or already: by this mark, or as its author sent it before
 * - `behind`: others did something since, of which the author has to know first; nothing was added
 * - `refused`: the rules do not allow it, in a sentence
 * - `unknown`: no enquiry has this number (any more)
 */
export type Appended =
  | { outcome: 'added'; event: EnquiryEvent; state: EnquiryState }
  | { outcome: 'behind'; state: EnquiryState }
  | { outcome: 'refused'; sentence: string }
  | { outcome: 'unknown' }

/** Adds an event to the log of an enquiry and brings its row in line, if nothing speaks against it. */
export function* appendEvent(dialect: Dialect, appending: Appending): Work<Appended> {
  const { number, seen, mark, also } = appending
  const row = yield* lockedRow(dialect, number)
  if (!row) return { outcome: 'unknown' }
  const events = yield* eventsOf(row.postId)
  const event = fromNow(appending.event, events)
  const done =
    (yield* eventUnder(row.postId, mark)) ?? (seen === null ? undefined : repeatedEvent(events, seen, event))
  if (done) return { outcome: 'added', event: done, state: stateOf(events) }
  if (seen !== null && isBehind(events, seen, event)) return { outcome: 'behind', state: stateOf(events) }
  const sentence = refusalOf(events, event)
  if (sentence !== null) return { outcome: 'refused', sentence }

  const added = yield* insertEvent(row.postId, event, mark)
  const all = [...events, added]
  yield* projectEnquiry(yield* enquiryByPostId(dialect, row.postId), all)
  if (added.kind === 'given' && isAssignmentNews(events, added)) yield* noteAssignment(row.postId, added)
  if (also) yield* also(added)
  return { outcome: 'added', event: added, state: stateOf(all) }
}

/** How far the enquiry has come is known for certain while nobody else can change it. */
function fromNow(event: NewEvent, events: ReadonlyArray<EnquiryEvent>): NewEvent {
  return event.kind === 'status' && events.length > 0 ? { ...event, from: stateOf(events).status } : event
}
