import { foldEmail } from '../../../domain/enquiry/fields.ts'
import { mailboxOf } from '../../../domain/enquiry/mailbox.ts'
import type { ListPosition, ListQuery, Period, Submission } from '../../../domain/enquiry/submission.ts'
import { HOLDS_UP } from '../sql/outbox-row.ts'
import { columnsOf, type Standing, standingSchema, submissionOf } from '../sql/submission-row.ts'
import type { Query } from './pool.ts'

const CONSENTS = `(SELECT coalesce(json_agg(json_build_object('purpose', purpose, 'channel', channel,
  'wording', wording, 'page', page, 'givenAt', given_at) ORDER BY position), '[]')::text
  FROM consents WHERE submission_id = submissions.id) AS consents`
/** Begins a SELECT of whole submissions. */
export const SELECT_SUBMISSIONS = `SELECT collection, record, date_sent, notice_version, idempotency_key, body_hash, quarantine_reasons,
  quarantine_until, plan, call_time, brand, ${CONSENTS} FROM submissions`
const INSERT = `INSERT INTO submissions (collection, user_id, post_id, date_sent, email_folded, record,
  idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, plan, call_time, brand,
  mailbox) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
  ON CONFLICT DO NOTHING RETURNING id`
const PAGE = {
  oldest: `${SELECT_SUBMISSIONS} WHERE (date_sent, post_id) > ($1, $2) ORDER BY date_sent, post_id LIMIT $3`,
  newest: `${SELECT_SUBMISSIONS} WHERE (date_sent, post_id) < ($1, $2) ORDER BY date_sent DESC, post_id DESC LIMIT $3`,
}

/** Waits until no other transaction adds for this mailbox, and makes those that follow wait for this one. */
export async function lockMailbox(query: Query, email: string): Promise<void> {
  await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `mailbox ${withoutNul(mailboxOf(email))}`,
  ])
}

/** @returns false if its key or its post id stands, maybe by a transaction that ended only now: nothing is inserted then */
export async function insertSubmission(query: Query, submission: Submission): Promise<boolean> {
  const { email } = submission.record
  const columns = columnsOf(submission)
    .with(4, foldedEmail(email))
    .with(14, withoutNul(mailboxOf(email)))
  const [row] = await query(INSERT, columns)
  if (!row) return false
  for (const [position, consent] of submission.beside.consents.entries()) {
    const { purpose, channel, wording, page, givenAt } = consent
    const values = [row.id, position, purpose, channel, wording, page, givenAt]
    await query('INSERT INTO consents VALUES ($1, $2, $3, $4, $5, $6, $7)', values)
  }
  return true
}

/** What stands under these keys, by key. */
export async function standingUnder(
  query: Query,
  keys: ReadonlyArray<string>,
): Promise<ReadonlyMap<unknown, Standing>> {
  const rows = await query(
    `SELECT idempotency_key AS key, post_id AS "postId", user_id AS "userId", body_hash AS "bodyHash"
     FROM submissions WHERE idempotency_key = ANY($1)`,
    [keys],
  )
  return new Map(rows.map(({ key, ...standing }) => [key, standingSchema.parse(standing)]))
}

export async function findSubmission(query: Query, postId: string): Promise<Submission | undefined> {
  const [row] = await query(`${SELECT_SUBMISSIONS} WHERE post_id = $1`, [postId])
  return row && submissionOf(row)
}

/** Like {@link findSubmission}; others that change it or lock it wait for this transaction. */
export async function lockSubmission(query: Query, postId: string): Promise<Submission | undefined> {
  const [row] = await query(`${SELECT_SUBMISSIONS} WHERE post_id = $1 FOR UPDATE`, [postId])
  return row && submissionOf(row)
}

export async function waitsForDelivery(query: Query, postId: string): Promise<boolean> {
  const rows = await query(`SELECT 1 FROM outbox WHERE post_id = $1 AND ${HOLDS_UP}`, [postId])
  return rows.length > 0
}

export async function deleteSubmission(query: Query, postId: string): Promise<void> {
  await query('DELETE FROM submissions WHERE post_id = $1', [postId])
}

/** Keeps its consents and when and by whom it was sent. */
export async function rewriteSubmission(query: Query, { record, beside }: Submission): Promise<void> {
  const { plan = null, callTime = null, brand = null } = beside
  const values = [JSON.stringify(record), plan, callTime, brand, record.postId]
  await query(
    'UPDATE submissions SET record = $1, plan = $2, call_time = $3, brand = $4 WHERE post_id = $5',
    values,
  )
}

export async function endHold(query: Query, postId: string): Promise<void> {
  await query(
    'UPDATE submissions SET quarantine_reasons = NULL, quarantine_until = NULL WHERE post_id = $1',
    [postId],
  )
}

export async function countSent(query: Query, email: string, { sinceMs, untilMs }: Period): Promise<number> {
  const [row] = await query(
    `SELECT count(*) AS n FROM submissions WHERE mailbox = $1 AND date_sent BETWEEN $2 AND $3
     AND quarantine_until IS NULL`,
    [withoutNul(mailboxOf(email)), sinceMs, untilMs],
  )
  return Number(row?.n)
}

/** Those that follow in an order. */
export async function submissionsAfter(
  query: Query,
  order: ListQuery['order'],
  { dateSent, postId }: ListPosition,
  limit: number,
): Promise<Array<Submission>> {
  const rows = await query(PAGE[order], [dateSent, postId, limit])
  return rows.map(submissionOf)
}

/** Oldest first. */
export async function submissionsOfEmail(query: Query, email: string): Promise<Array<Submission>> {
  const rows = await query(`${SELECT_SUBMISSIONS} WHERE email_folded = $1 ORDER BY date_sent, post_id`, [
    foldedEmail(email),
  ])
  return rows.map(submissionOf)
}

/** Consents and the like go with them: ON DELETE CASCADE. */
export async function deleteOfEmail(query: Query, email: string): Promise<void> {
  await query('DELETE FROM submissions WHERE email_folded = $1', [foldedEmail(email)])
}

export async function touch(query: Query): Promise<void> {
  await query(
    'INSERT INTO write_checks VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET count = write_checks.count + 1',
  )
}

function foldedEmail(email: string): string {
  return withoutNul(foldEmail(email))
}

/** PostgreSQL's text takes no NUL; these columns are only ever compared with themselves. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '\u2400')
}
