import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import type { MailState } from '../../../domain/inbox/api/session.ts'
import type { ServerContent } from '../../content.ts'
import type { Attachment } from '../../mail/mail.ts'
import type { InboxStore } from '../inbox-store.ts'
import type { AccessDependencies } from '../sign-in/access-dependencies.ts'

/** What the routes of enquiries need of their surroundings. */
export type EnquiryDependencies = Pick<AccessDependencies, 'works' | 'audit' | 'now' | 'randomBytes'> & {
  inbox: InboxStore
  enquiries: Pick<EnquiryStore, 'release'>
  content: ServerContent
  /** How mail stands at this moment. */
  mail: () => Promise<MailState>
  /** Prints a plan by its query. */
  printPlan: (query: string) => Promise<Attachment>
}
