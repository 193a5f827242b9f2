import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { type EnquiryState, stateOf } from '../../../../domain/inbox/events/enquiry-state.ts'
import { findEnquiry } from '../enquiry-queries.ts'
import type { Dialect, Work } from '../work.ts'
import { type Draft, draftOf } from './drafts.ts'
import { type EnquiryRow, rowByNumber } from './enquiry-rows.ts'
import { eventsOf } from './event-rows.ts'

/** All that is kept of one enquiry. `draft`: of whoever asks. */
export type EnquiryDetail = {
  row: EnquiryRow
  enquiry: Enquiry
  events: Array<EnquiryEvent>
  state: EnquiryState
  draft: Draft | null
}

/** @param staff who asks @returns null if no enquiry has this number (any more) */
export function* detailOf(dialect: Dialect, number: number, staff: string): Work<EnquiryDetail | null> {
  const row = yield* rowByNumber(number)
  if (!row) return null
  const found = yield* readWithLog(dialect, row.postId)
  if (!found) return null
  return { row, ...found, state: stateOf(found.events), draft: yield* draftOf(staff, row.postId) }
}

/** An enquiry with its log; null if it was erased since it was found: with PostgreSQL each statement sees its own moment. */
export function* readWithLog(
  dialect: Dialect,
  postId: string,
): Work<Pick<EnquiryDetail, 'enquiry' | 'events'> | null> {
  const events = yield* eventsOf(postId)
  const enquiry = yield* findEnquiry(dialect, postId)
  return enquiry && events.length > 0 ? { enquiry, events } : null
}
