import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { type EnquiryState, stateOf } from '../../../../domain/inbox/events/enquiry-state.ts'
import {
  isAssignmentNews,
  isBehind,
  refusalOf,
  repeatedEvent,
} from '../../../../domain/inbox/events/next-event.ts'
import type { Transaction } from '../database.ts'
import { enquiryByPostId, lockedRow } from './enquiry-rows.ts'
import { eventsOf, eventUnder, insertEvent, type NewEvent } from './event-rows.ts'
import { projectEnquiry } from './projection.ts'
import { noteAssignment } from './staff-notices.ts'

export type Appending = {
  number: number
  event: NewEvent
  /** The version that its author had before them; null: whatever others did, it is added. */
  seen: number | null
  /** Another one for each act, made before the transaction: run again, it finds what it did. */
  mark: string
  /** What belongs into the same transaction, such as a message and the audit log's entry. */
  also?: (tx: Transaction, event: EnquiryEvent) => Promise<void>
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
export async function appendEvent(tx: Transaction, appending: Appending): Promise<Appended> {
  const { number, seen, mark, also } = appending
  const row = await lockedRow(tx, number)
  if (!row) return { outcome: 'unknown' }
  const events = await eventsOf(tx, row.postId)
  const event = fromNow(appending.event, events)
  const done =
    (await eventUnder(tx, row.postId, mark)) ??
    (seen === null ? undefined : repeatedEvent(events, seen, event))
  if (done) return { outcome: 'added', event: done, state: stateOf(events) }
  if (seen !== null && isBehind(events, seen, event)) return { outcome: 'behind', state: stateOf(events) }
  const sentence = refusalOf(events, event)
  if (sentence !== null) return { outcome: 'refused', sentence }

  const added = await insertEvent(tx, row.postId, event, mark)
  const all = [...events, added]
  await projectEnquiry(tx, await enquiryByPostId(tx, row.postId), all)
  if (added.kind === 'given' && isAssignmentNews(events, added)) await noteAssignment(tx, row.postId, added)
  if (also) await also(tx, added)
  return { outcome: 'added', event: added, state: stateOf(all) }
}

/** How far the enquiry has come is known for certain while nobody else can change it. */
function fromNow(event: NewEvent, events: ReadonlyArray<EnquiryEvent>): NewEvent {
  return event.kind === 'status' && events.length > 0 ? { ...event, from: stateOf(events).status } : event
}
