import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import { type EnquiryState, stateOf } from '../../../../domain/inbox/facts/enquiry-state.ts'
import type { Fact } from '../../../../domain/inbox/facts/fact.ts'
import type { Dialect, Work } from '../work.ts'
import { type Draft, draftOf } from './drafts.ts'
import { type EnquiryRow, enquiryByPostId, rowByNumber } from './enquiry-rows.ts'
import { factsOf } from './fact-rows.ts'

/** All that is kept of one enquiry. `draft`: of whoever asks. */
export type EnquiryDetail = {
  row: EnquiryRow
  enquiry: Enquiry
  facts: Array<Fact>
  state: EnquiryState
  draft: Draft | null
}

/** @param staff who asks @returns null if no enquiry has this number (any more) */
export function* detailOf(dialect: Dialect, number: number, staff: string): Work<EnquiryDetail | null> {
  const row = yield* rowByNumber(number)
  if (!row) return null
  const enquiry = yield* enquiryByPostId(dialect, row.postId)
  const facts = yield* factsOf(row.postId)
  return { row, enquiry, facts, state: stateOf(facts), draft: yield* draftOf(staff, row.postId) }
}
