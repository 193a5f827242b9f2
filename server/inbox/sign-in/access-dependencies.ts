import type { AuditLog } from '../../store/sql/audit.ts'
import type { Database } from '../../store/sql/database.ts'

/** What getting in needs of its surroundings. */
export type AccessDependencies = {
  database: Database
  audit: AuditLog
  /** Public origin. */
  siteUrl: string
  secret: string
  /** Of the secret: what was begun or made under another is over. */
  secretMark: string
  companyName: string
  now: () => Date
  randomBytes: (count: number) => Uint8Array
}

/** Who asks, as far as it is known before they have signed in. */
export type Caller = {
  /** Of the request; behind our own proxies that of their client. */
  ip: string
  userAgent: string | undefined
  cookies: string | undefined
}

const STAFF_ID_BYTES = 12

/** An id for somebody new, which says nothing. */
export function newStaffId(randomBytes: AccessDependencies['randomBytes']): string {
  return Buffer.from(randomBytes(STAFF_ID_BYTES)).toString('base64url')
}
