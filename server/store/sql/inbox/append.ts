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

/** An action of a member of staff on one enquiry. */
export type Act = {
  number: number
  event: NewEvent
  /** The version that its author saw; null: add it in any case. */
  seen: number | null
  /** Further work in the same transaction, such as a message and the audit entry. */
  also?: (tx: Transaction, event: EnquiryEvent) => Promise<void>
}

/** `mark` is unique for each action and created before the transaction, so that a retry finds its own event. */
export type Appending = Act & { mark: string }

/**
 * - `added`: the event exists, now or already: under this mark, or because its author sent it before
 * - `stale`: nothing was added, because the enquiry changed since the author's version
 * - `refused`: forbidden by the rules, with a sentence
 * - `unknown`: no enquiry has this number (any more)
 */
export type Appended =
  | { outcome: 'added'; event: EnquiryEvent; state: EnquiryState }
  | { outcome: 'stale'; state: EnquiryState }
  | { outcome: 'refused'; sentence: string }
  | { outcome: 'unknown' }

/** The first action that could not be done, for which all were rolled back. */
export type NotDone = { number: number; because: Exclude<Appended, { outcome: 'added' }> }

/** Rolls the transaction back because one action could not be done. */
class NotAllDone extends Error {
  readonly notDone: NotDone
  constructor(notDone: NotDone) {
    super(`${notDone.number}: ${notDone.because.outcome}`)
    this.notDone = notDone
  }
}

/** Adds an event in its own transaction. */
export function commitEvent({ transaction }: Pick<Database, 'transaction'>, act: Act): Promise<Appended> {
  const mark = randomUUID()
  return transaction((tx) => appendEvent(tx, { ...act, mark }))
}

/** Adds all events or none. Resolves to null on success. */
export async function commitEvents(
  { transaction }: Pick<Database, 'transaction'>,
  acts: ReadonlyArray<Act>,
): Promise<NotDone | null> {
  // In a fixed order, because two transactions that do the same at once could deadlock otherwise.
  const inOrder = acts.toSorted((a, b) => a.number - b.number)
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

/** Adds an event to an enquiry and updates its row, if version and rules allow it. */
export async function appendEvent(tx: Transaction, appending: Appending): Promise<Appended> {
  const { number, seen, mark, also } = appending
  const row = await lockedRow(tx, number)
  if (!row) return { outcome: 'unknown' }
  const events = await eventsOf(tx, row.postId)
  const event = fromNow(appending.event, events)
  const didAppend =
    (await eventUnder(tx, row.postId, mark)) ??
    (seen === null ? undefined : repeatedEvent(events, seen, event))
  if (didAppend) return { outcome: 'added', event: didAppend, state: stateOf(events) }
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

/** Sets the old status of a status change, which is certain only under the row lock. */
function fromNow(event: NewEvent, events: ReadonlyArray<EnquiryEvent>): NewEvent {
  return event.kind === 'status' && events.length > 0 ? { ...event, from: stateOf(events).status } : event
}
