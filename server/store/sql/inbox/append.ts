import { randomUUID } from 'node:crypto'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { type EnquiryState, stateOf } from '../../../../domain/inbox/events/enquiry-state.ts'
import {
  isAssignmentNews,
  isStale,
  refusalOf,
  repeatedEvent,
} from '../../../../domain/inbox/events/next-event.ts'
import type { Database, Transaction } from '../database.ts'
import { enquiryByPostId, lockedRow } from './enquiry-rows.ts'
import { eventsOf, eventUnder, insertEvent, type NewEvent } from './event-rows.ts'
import { projectEnquiry } from './projection.ts'
import { noteAssignment } from './staff-notices.ts'

/** An act of a member of staff on one enquiry. */
export type Act = {
  number: number
  event: NewEvent
  /** The version that its author had before them; null: whatever others did, it is added. */
  seen: number | null
  /** What belongs into the same transaction, such as a message and the audit log's entry. */
  also?: (tx: Transaction, event: EnquiryEvent) => Promise<void>
}

/** `mark` is made before the transaction, another one for each act: run again, it finds what it did. */
export type Appending = Act & { mark: string }

/**
 * - `added`: it stands, now or already: by this mark, or as its author sent it before
 * - `stale`: others did something since, of which the author has to know first; nothing was added
 * - `refused`: the rules do not allow it, in a sentence
 * - `unknown`: no enquiry has this number (any more)
 */
export type Appended =
  | { outcome: 'added'; event: EnquiryEvent; state: EnquiryState }
  | { outcome: 'stale'; state: EnquiryState }
  | { outcome: 'refused'; sentence: string }
  | { outcome: 'unknown' }

/** Why none of several acts was done: the first that could not be. */
export type NotDone = { number: number; because: Exclude<Appended, { outcome: 'added' }> }

/** Takes back a transaction in which one act could not be done. */
class NotAllDone extends Error {
  readonly notDone: NotDone
  constructor(notDone: NotDone) {
    super(`${notDone.number}: ${notDone.because.outcome}`)
    this.notDone = notDone
  }
}

/** Does an act in a transaction of its own. */
export function commitEvent({ transaction }: Pick<Database, 'transaction'>, act: Act): Promise<Appended> {
  const mark = randomUUID()
  return transaction((tx) => appendEvent(tx, { ...act, mark }))
}

/** Does all of several acts or none. Resolves to null if they were done. */
export async function commitEvents(
  { transaction }: Pick<Database, 'transaction'>,
  acts: ReadonlyArray<Act>,
): Promise<NotDone | null> {
  // Always in one order: two transactions that do the same at once would otherwise wait for each other.
  const inOrder = acts.toSorted((one, other) => one.number - other.number)
  const marked = inOrder.map((act) => ({ ...act, mark: randomUUID() }))
  try {
    await transaction(async (tx) => {
      for (const act of marked) {
        const because = await appendEvent(tx, act)
        if (because.outcome !== 'added') throw new NotAllDone({ number: act.number, because })
      }
    })
    return null
  } catch (error) {
    if (error instanceof NotAllDone) return error.notDone
    throw error
  }
}

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
  if (seen !== null && isStale(events, seen, event)) return { outcome: 'stale', state: stateOf(events) }
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
