import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import type { MailState } from '../../../domain/inbox/api/session.ts'
import type { ServerContent } from '../../content.ts'
import type { Attachment } from '../../mail/mail.ts'
import { findTombstone } from '../../store/sql/inbox/erasures.ts'
import type { InboxStore } from '../inbox-store.ts'
import { Refused } from '../requests/refusal.ts'
import type { AccessDependencies } from '../sign-in/access-dependencies.ts'

/** What the routes of enquiries need of their surroundings. */
export type EnquiryDependencies = Pick<AccessDependencies, 'database' | 'audit' | 'now' | 'randomBytes'> & {
  inbox: InboxStore
  enquiries: Pick<EnquiryStore, 'release'>
  content: ServerContent
  /** How mail stands at this moment. */
  mail: () => Promise<MailState>
  /** Prints a plan by its query. */
  printPlan: (query: string) => Promise<Attachment>
}

/** What is said of a number that no enquiry has: 410 with when it was deleted, and the receipt if its sender was erased; else 404. */
export async function noEnquiry(
  { database }: Pick<EnquiryDependencies, 'database'>,
  number: number,
): Promise<Refused> {
  const erased = await database.read((tx) => findTombstone(tx, number))
  return erased ? new Refused(410, { error: 'This enquiry is no longer here.', erased }) : NO_ENQUIRY
}

/** Longer ones no enquiry will ever have. */
const NUMBER = /^[1-9]\d{0,8}$/

export const NO_ENQUIRY = new Refused(404, { error: 'There is no such enquiry (any more).' })

/** The number of an enquiry as it stands in an address, `4412`; null if it is none. */
export function numberIn(text: string): number | null {
  return NUMBER.test(text) ? Number(text) : null
}
