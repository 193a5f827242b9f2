import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import type { EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import type { Session } from '../../domain/inbox/api/session.ts'
import type { Config } from '../config.ts'
import type { ServerContent } from '../content.ts'
import type { RejectionCounter } from '../http/bounds/rejection-counter.ts'
import type { SiteFile } from '../http/built-site/site-file.ts'
import type { Report } from '../log.ts'
import type { Attachment } from '../mail/mail.ts'
import type { Changes } from '../store/changes.ts'
import type { AuditLog } from '../store/sql/audit.ts'
import type { Database, Transaction } from '../store/sql/database.ts'
import type { VisitStore } from '../visits/visits.ts'
import type { Website } from '../website/website.ts'
import type { AuditWatch } from './audit/audit-watch.ts'

/** A mail with the link by which a new member of staff joins. */
export type Invitation = {
  to: string
  /** The name of the owner who invites. */
  invitedBy: string
  /** The token of the link, which lets its holder in. */
  token: string
  at: number
  until: number
}

/** Puts an invitation into the outbox. */
export type SendInvitation = (tx: Transaction, invitation: Invitation) => Promise<void>

/** The data of every page of the app, apart from the signed-in person. */
export type AppShellData = Pick<Session, 'workingWeek' | 'mail' | 'company' | 'topics'>

/** The server's services that the inbox's routes use. */
export type InboxServices = {
  database: Database
  audit: AuditLog
  enquiries: Pick<EnquiryStore, 'release'>
  visits: Pick<VisitStore, 'since'>
  /** The content of the current release. */
  content: () => ServerContent
  config: Pick<Config, 'mail' | 'webhook' | 'dataDir' | 'siteUrl'> & {
    storage: Pick<Config['storage'], 'ownBackup' | 'manualErasure'>
  }
  /** Public origin. */
  siteUrl: string
  secret: string
  /** Identifies the secret: sessions and links made with another one are invalid. */
  secretMark: string
  now: () => Date
  randomBytes: (count: number) => Uint8Array
  report: Report
  countRejection: RejectionCounter
  auditWatch: AuditWatch
  changes: Changes
  appShell: () => Promise<AppShellData>
  /** The PDF of a plan. */
  printPlan: (query: string) => Promise<Attachment>
  /** The day of the next retention sweep. */
  nextSweepDay: () => CalendarDate
  /** The site that owners edit. */
  website: Website
  /** The page of the app; null if it was not built. */
  page: () => SiteFile | null
  /** If absent, links are passed on by hand. */
  sendInvitation?: SendInvitation
  /** Interval between heartbeats of the stream; for tests. */
  heartbeatMs?: number
  /** Replaces the real functions in tests. */
  hashPassword?: (password: string, randomBytes: InboxServices['randomBytes']) => Promise<string>
  passwordMatches?: (password: string, stored: string | null) => Promise<boolean>
}
