import { z } from 'zod'
import { foldEmail } from '../../../../domain/enquiry/fields.ts'
import type { Submission } from '../../../../domain/enquiry/submission.ts'
import { stateOf } from '../../../../domain/inbox/facts/enquiry-state.ts'
import type { Fact } from '../../../../domain/inbox/facts/fact.ts'
import { MAIL_TOPIC } from '../../../mail/mail-message.ts'
import type { Dialect } from '../dialect.ts'
import { submissionOf } from '../submission-row.ts'
import { select, type Work } from '../work.ts'
import { type EnquiryRow, enquiryRowOf, ROW_COLUMNS } from './enquiry-rows.ts'
import { factsOf } from './fact-rows.ts'
import { type Subscription, subscriptionsWhere } from './subscription-rows.ts'

/** Of one address so many submissions are read at once: the forms' limit lets nobody send more in a year. */
const MOST_SUBMISSIONS = 1_000

const OWN = 'JOIN submissions USING (post_id) WHERE email_folded = ?'

const mailSchema = z.object({
  id: z.string(),
  waits: z.coerce.boolean(), // SQLite has 0 and 1
})

/** Everything that is kept of one person. */
export type PersonHeld = {
  /** As it was typed or corrected last. */
  email: string
  /** Folded: see {@link addressesOfPerson}. */
  addresses: Array<string>
  submissions: Array<Submission>
  enquiries: Array<{ row: EnquiryRow; facts: Array<Fact> }>
  /** One an address at most. */
  subscriptions: Array<Subscription>
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

/** Everything that is kept of whoever has an address, however it is written; null if nothing is. */
export function* heldUnder(dialect: Dialect, email: string): Work<PersonHeld | null> {
  return yield* everythingOf(dialect, keptAddress(email))
}

/**
 * The folded addresses of whoever has one of them, in their order. An enquiry whose address staff corrected belongs to both addresses, and
 * each of them brings what else was sent with it.
 */
export function* addressesOfPerson(emailFolded: string): Work<Array<string>> {
  const addresses = new Set([emailFolded])
  for (const address of addresses) {
    const rows = yield* select(
      `SELECT corrected_to AS address FROM facts JOIN submissions USING (post_id)
       WHERE email_folded = ? AND corrected_to IS NOT NULL
       UNION ALL SELECT email_folded FROM submissions JOIN facts USING (post_id) WHERE corrected_to = ?`,
      ...[address, address],
    )
    for (const row of rows) addresses.add(String(row.address))
  }
  return [...addresses].toSorted()
}

/** An address as the stores keep it. PostgreSQL holds no NUL, and no form takes one. */
export function keptAddress(email: string): string {
  return foldEmail(email).replaceAll('\0', '\u2400')
}

/** @param emailFolded as the store keeps it; null if nothing is kept of whoever has it */
export function* everythingOf(dialect: Dialect, emailFolded: string): Work<PersonHeld | null> {
  const addresses = yield* addressesOfPerson(emailFolded)
  const held: Omit<PersonHeld, 'email'> = {
    ...{ addresses, submissions: [], enquiries: [], subscriptions: [], mails: [], drafts: 0 },
  }
  for (const address of addresses) {
    held.submissions.push(...(yield* submissionsOf(dialect, address)))
    const rows = yield* select(`SELECT ${ROW_COLUMNS} FROM enquiries ${OWN}`, address)
    held.enquiries.push(...(yield* withFacts(rows.map(enquiryRowOf))))
    held.subscriptions.push(...(yield* subscriptionsWhere('email_folded = ?', address)))
    const mails = yield* select(
      `SELECT outbox.id, CASE WHEN delivered_at IS NULL AND failed_at IS NULL THEN 1 ELSE 0 END AS waits
       FROM outbox ${OWN} AND topic = ? ORDER BY outbox.id`,
      ...[address, MAIL_TOPIC],
    )
    held.mails.push(...mails.map((mail) => mailSchema.parse(mail)))
    const [drafts] = yield* select(`SELECT count(*) AS count FROM drafts ${OWN}`, address)
    held.drafts += Number(drafts?.count)
  }
  held.submissions.sort(bySending)
  held.enquiries.sort((one, other) => one.row.number - other.row.number)
  const last = held.submissions.at(-1)
  return last ? { ...held, email: addressNow(last, held.enquiries) } : null
}

function bySending({ record: one }: Submission, { record: other }: Submission): number {
  return one.dateSent - other.dateSent || (one.postId < other.postId ? -1 : 1)
}

/** The address of a submission as it was typed, or corrected since. */
function addressNow({ record }: Submission, enquiries: PersonHeld['enquiries']): string {
  const own = enquiries.find(({ row }) => row.postId === record.postId)
  return (own && stateOf(own.facts).correctedAddress) ?? record.email
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
