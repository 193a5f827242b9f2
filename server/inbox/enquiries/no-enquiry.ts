import { findTombstone } from '../../store/sql/inbox/tombstone.ts'
import { NO_ENQUIRY } from '../routes/enquiry-address.ts'
import { Refused } from '../routes/refusal.ts'
import type { EnquiryDependencies } from './enquiry-dependencies.ts'

/** What is said of a number that no enquiry has: 410 with when it was deleted, and the receipt if its sender was erased; else 404. */
export async function noEnquiry(
  { works }: Pick<EnquiryDependencies, 'works'>,
  number: number,
): Promise<Refused> {
  const erased = await works.read(() => findTombstone(number))
  return erased ? new Refused(410, { error: 'This enquiry is no longer here.', erased }) : NO_ENQUIRY
}
