import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { type EnquiryState, stateOf } from '../../../../domain/inbox/events/enquiry-state.ts'
import type { Dialect, Work } from '../work.ts'
import { type Draft, draftOf } from './drafts.ts'
import { type EnquiryRow, enquiryByPostId, rowByNumber } from './enquiry-rows.ts'
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
  const enquiry = yield* enquiryByPostId(dialect, row.postId)
  const events = yield* eventsOf(row.postId)
  return { row, enquiry, events, state: stateOf(events), draft: yield* draftOf(staff, row.postId) }
}
