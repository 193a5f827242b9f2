import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { type EnquiryState, stateOf } from '../../../../domain/inbox/events/enquiry-state.ts'
import type { Transaction } from '../database.ts'
import { findEnquiry } from '../enquiry-queries.ts'
import { type Draft, draftOf } from './drafts.ts'
import { type EnquiryRow, rowByNumber } from './enquiry-rows.ts'
import { eventsOf } from './event-rows.ts'

/** Everything stored about an enquiry. `draft`: of the member of staff who reads it. */
export type EnquiryDetail = {
  row: EnquiryRow
  enquiry: Enquiry
  events: Array<EnquiryEvent>
  state: EnquiryState
  draft: Draft | null
}

/** @param staff the author of the draft @returns null if no enquiry has this number (any more) */
export async function detailOf(
  tx: Transaction,
  number: number,
  staff: string,
): Promise<EnquiryDetail | null> {
  const row = await rowByNumber(tx, number)
  if (!row) return null
  const withLog = await readWithLog(tx, row.postId)
  if (!withLog) return null
  return { row, ...withLog, state: stateOf(withLog.events), draft: await draftOf(tx, staff, row.postId) }
}

/** An enquiry with its events; null if it was erased meanwhile, because PostgreSQL takes a snapshot per statement. */
export async function readWithLog(
  tx: Transaction,
  postId: string,
): Promise<Pick<EnquiryDetail, 'enquiry' | 'events'> | null> {
  const events = await eventsOf(tx, postId)
  const enquiry = await findEnquiry(tx, postId)
  return enquiry && events.length > 0 ? { enquiry, events } : null
}
