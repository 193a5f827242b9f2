import { randomUUID } from 'node:crypto'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { type EnquiryState, stateOf } from '../../../../domain/inbox/events/enquiry-state.ts'
import {
  isStale,
  refusalOf,
  repeatedEvent,
  shouldNotifyAssignee,
} from '../../../../domain/inbox/events/next-event.ts'
import type { Database, Transaction } from '../database.ts'
import { enquiryByPostId, lockedRow } from './enquiry-rows.ts'
import { eventByMark, eventsOf, insertEvent, type NewEvent } from './event-rows.ts'
import { projectEnquiry } from './projection.ts'
import { addAssignmentNotice } from './staff-notices.ts'

/** An action of a member of staff on one enquiry. */
export type Act = {
  number: number
  event: NewEvent
  /** The version that its author saw; null: the version does not matter. */
  seen: number | null
  /** Further work in the same transaction, such as a message and the audit entry. */
  alsoInTransaction?: (tx: Transaction, event: EnquiryEvent) => Promise<void>
}

/** `mark` is unique for each action and created before the transaction, so that a retry finds its own event. */
export type MarkedAct = Act & { mark: string }

/**
 * - `added`: the event exists: it is new, was added under this mark already, or was sent twice by its author
 * - `stale`: nothing was added, because the enquiry changed since the author's version
 * - `refused`: the rules forbid it, for the reason in `sentence`
 * - `unknown`: no enquiry has this number (any more)
 */
export type AppendResult =
  | { outcome: 'added'; event: EnquiryEvent; state: EnquiryState }
  | { outcome: 'stale'; state: EnquiryState }
  | { outcome: 'refused'; sentence: string }
  | { outcome: 'unknown' }

/** The first action that failed; all were rolled back. */
export type FailedAct = { number: number; result: Exclude<AppendResult, { outcome: 'added' }> }

/** Rolls the transaction back because one action failed. */
class FailedActError extends Error {
  readonly failedAct: FailedAct
  constructor(failedAct: FailedAct) {
    super(`${failedAct.number}: ${failedAct.result.outcome}`)
    this.failedAct = failedAct
  }
}

/** Adds an event in its own transaction. */
export function commitEvent({ transaction }: Pick<Database, 'transaction'>, act: Act): Promise<AppendResult> {
  const mark = randomUUID()
  return transaction((tx) => appendEvent(tx, { ...act, mark }))
}

/** Adds all events or none. Resolves to null on success. */
export async function commitEvents(
  { transaction }: Pick<Database, 'transaction'>,
  acts: ReadonlyArray<Act>,
): Promise<FailedAct | null> {
  // In a fixed order, because two transactions that do the same at once could deadlock otherwise.
  const orderedActs = acts.toSorted((a, b) => a.number - b.number)
  const markedActs = orderedActs.map((act) => ({ ...act, mark: randomUUID() }))
  try {
    await transaction(async (tx) => {
      for (const act of markedActs) {
        const result = await appendEvent(tx, act)
        if (result.outcome !== 'added') throw new FailedActError({ number: act.number, result })
      }
    })
    return null
  } catch (error) {
    if (error instanceof FailedActError) return error.failedAct
    throw error
  }
}

/** Adds an event to an enquiry and updates its row, if version and rules allow it. */
export async function appendEvent(tx: Transaction, markedAct: MarkedAct): Promise<AppendResult> {
  const { number, seen, mark, alsoInTransaction } = markedAct
  const row = await lockedRow(tx, number)
  if (!row) return { outcome: 'unknown' }
  const events = await eventsOf(tx, row.postId)
  const event = withCurrentStatus(markedAct.event, events)
  const existingEvent =
    (await eventByMark(tx, row.postId, mark)) ??
    (seen === null ? undefined : repeatedEvent(events, seen, event))
  if (existingEvent) return { outcome: 'added', event: existingEvent, state: stateOf(events) }
  if (seen !== null && isStale(events, seen, event)) return { outcome: 'stale', state: stateOf(events) }
  const sentence = refusalOf(events, event)
  if (sentence !== null) return { outcome: 'refused', sentence }

  const added = await insertEvent(tx, row.postId, event, mark)
  const all = [...events, added]
  await projectEnquiry(tx, await enquiryByPostId(tx, row.postId), all)
  if (added.kind === 'given' && shouldNotifyAssignee(events, added))
    await addAssignmentNotice(tx, row.postId, added)
  if (alsoInTransaction) await alsoInTransaction(tx, added)
  return { outcome: 'added', event: added, state: stateOf(all) }
}

/** Sets the old status of a status change, which is known for certain only under the row lock. */
function withCurrentStatus(event: NewEvent, events: ReadonlyArray<EnquiryEvent>): NewEvent {
  return event.kind === 'status' && events.length > 0 ? { ...event, from: stateOf(events).status } : event
}
