import type { Hours } from '../../domain/calendar/opening-hours.ts'
import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import type { ContactRecord, LeadRecord } from '../../domain/enquiry/record.ts'
import type { ServerContent } from '../content.ts'
import type { Transaction } from '../store/sql/database.ts'
import { enquiryByPostId } from '../store/sql/inbox/enquiry-rows.ts'

/** An enquiry with a person to phone. */
export type CallEnquiry = { enquiry: Enquiry; record: ContactRecord | LeadRecord; number: number }

/** What changing a call needs. */
export type CallContext = {
  secret: string
  openingHours: Hours | undefined
  nowMs: number
  randomBytes: (count: number) => Uint8Array
}

/** @param services of the server or of the inbox */
export function callContextOf(
  { secret, now, randomBytes }: Pick<CallContext, 'secret' | 'randomBytes'> & { now: () => Date },
  { company }: Pick<ServerContent, 'company'>,
): CallContext {
  return { secret, openingHours: company.openingHours, nowMs: now().getTime(), randomBytes }
}

/** null: a newsletter sign-up, which has no phone number. */
export function callEnquiryOf(enquiry: Enquiry, number: number): CallEnquiry | null {
  const { record } = enquiry
  return 'phoneNumber' in record ? { enquiry, record, number } : null
}

/** Locks an enquiry, which must happen before its calls are locked; null if it can have no call. */
export async function lockedCallEnquiry(tx: Transaction, postId: string): Promise<CallEnquiry | null> {
  const [row] = await tx.query(`SELECT number FROM enquiries WHERE post_id = ? ${tx.dialect.forUpdate}`, [
    postId,
  ])
  return row ? callEnquiryOf(await enquiryByPostId(tx, postId), Number(row.number)) : null
}
