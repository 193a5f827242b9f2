import { z } from 'zod'
import { foldEmail } from '../../../../domain/enquiry/fields.ts'
import type { Submission } from '../../../../domain/enquiry/submission.ts'
import type { Fact } from '../../../../domain/inbox/facts/fact.ts'
import { MAIL_TOPIC } from '../../../mail/mail-message.ts'
import type { Dialect } from '../dialect.ts'
import { submissionOf } from '../submission-row.ts'
import { select, type Work } from '../work.ts'
import { type EnquiryRow, enquiryRowOf, ROW_COLUMNS } from './enquiry-rows.ts'
import { factsOf } from './fact-rows.ts'
import { type Subscription, subscriptionWhere } from './subscription-rows.ts'

/** Of one person so many submissions are read at once: the forms' limit lets nobody send more in a year. */
const MOST_SUBMISSIONS = 1_000

const mailSchema = z.object({
  id: z.string(),
  waits: z.coerce.boolean(), // SQLite has 0 and 1
})

/** Everything that is kept under one e-mail address. */
export type PersonHeld = {
  /** As it was typed last. */
  email: string
  submissions: Array<Submission>
  enquiries: Array<{ row: EnquiryRow; facts: Array<Fact> }>
  subscription: Subscription | null
  /** Mails about them in the outbox; `waits`: not delivered and not failed. */
  mails: Array<z.infer<typeof mailSchema>>
  drafts: number
}

/** The folded e-mail address behind a person's key; null if nothing is kept of them (any more). */
export function* addressOfPerson(key: string): Work<string | null> {
  const [row] = yield* select(
    'SELECT email_folded FROM enquiries JOIN submissions USING (post_id) WHERE person_key = ? LIMIT 1',
    key,
  )
  return row ? String(row.email_folded) : null
}

/** Everything that is kept under an address, however it is written; null if nothing is. */
export function* heldUnder(dialect: Dialect, email: string): Work<PersonHeld | null> {
  return yield* everythingOf(dialect, keptAddress(email))
}

/** An address as the stores keep it. PostgreSQL holds no NUL, and no form takes one. */
export function keptAddress(email: string): string {
  return foldEmail(email).replaceAll('\0', '\u2400')
}

/** @param emailFolded as the store keeps it; null if nothing is kept under it */
export function* everythingOf(dialect: Dialect, emailFolded: string): Work<PersonHeld | null> {
  const submissions = yield* submissionsOf(dialect, emailFolded)
  const last = submissions.at(-1)
  if (!last) return null
  const own = 'JOIN submissions USING (post_id) WHERE email_folded = ?'
  const rows = yield* select(`SELECT ${ROW_COLUMNS} FROM enquiries ${own} ORDER BY number`, emailFolded)
  const mails = yield* select(
    `SELECT outbox.id, CASE WHEN delivered_at IS NULL AND failed_at IS NULL THEN 1 ELSE 0 END AS waits
     FROM outbox ${own} AND topic = ? ORDER BY outbox.id`,
    ...[emailFolded, MAIL_TOPIC],
  )
  const [drafts] = yield* select(`SELECT count(*) AS count FROM drafts ${own}`, emailFolded)
  return {
    email: last.record.email,
    submissions,
    enquiries: yield* withFacts(rows.map(enquiryRowOf)),
    subscription: yield* subscriptionWhere('email_folded = ?', emailFolded),
    mails: mails.map((mail) => mailSchema.parse(mail)),
    drafts: Number(drafts?.count),
  }
}

function* submissionsOf({ selectSubmissions }: Dialect, emailFolded: string): Work<Array<Submission>> {
  const rows = yield* select(
    `${selectSubmissions} WHERE email_folded = ? ORDER BY date_sent, post_id LIMIT ${MOST_SUBMISSIONS}`,
    emailFolded,
  )
  return rows.map(submissionOf)
}

function* withFacts(rows: ReadonlyArray<EnquiryRow>): Work<PersonHeld['enquiries']> {
  const enquiries: PersonHeld['enquiries'] = []
  for (const row of rows) enquiries.push({ row, facts: yield* factsOf(row.postId) })
  return enquiries
}
