import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Enquiry, Period } from '../../../domain/enquiry/enquiry.ts'
import { mailboxOf } from '../../../domain/enquiry/mailbox.ts'
import { type Database, insertRow, type Transaction } from './database.ts'
import {
  consentRowOf,
  type ExistingEnquiry,
  enquiryOf,
  existingSchema,
  extrasText,
  rowOf,
  withoutNul,
} from './enquiry-mapping.ts'
import { BLOCKS_DELETION } from './outbox.ts'

/** @returns false, with nothing inserted, if its key or post id exists, perhaps from a transaction that has just committed */
export async function insertEnquiry(tx: Transaction, enquiry: Enquiry): Promise<boolean> {
  const ending = 'ON CONFLICT DO NOTHING RETURNING id, post_id'
  const [row] = await insertRow(tx, 'submissions', rowOf(enquiry), ending)
  if (!row) return false
  const isQuarantined = enquiry.metadata.quarantine !== null
  for (const [position, consent] of enquiry.metadata.consents.entries()) {
    const columns = { submission_id: Number(row.id), position, ...consentRowOf(consent, isQuarantined) }
    await insertRow(tx, 'consents', columns)
  }
  return true
}

export async function findByIdempotencyKey(
  tx: Transaction,
  key: string,
): Promise<ExistingEnquiry | undefined> {
  const [row] = await tx.query(
    `SELECT post_id AS "postId", user_id AS "userId", body_hash AS "bodyHash" FROM submissions
      WHERE idempotency_key = ?`,
    [key],
  )
  return row && existingSchema.parse(row)
}

export async function findEnquiry(tx: Transaction, postId: string): Promise<Enquiry | undefined> {
  const [row] = await tx.query(`${tx.dialect.selectEnquiries} WHERE post_id = ?`, [postId])
  return row && enquiryOf(row)
}

/** Like {@link findEnquiry}, with a row lock. */
export async function lockEnquiry(tx: Transaction, postId: string): Promise<Enquiry | undefined> {
  const [row] = await tx.query(`${tx.dialect.selectEnquiries} WHERE post_id = ? ${tx.dialect.forUpdate}`, [
    postId,
  ])
  return row && enquiryOf(row)
}

/** The number of enquiries that this mailbox sent in the period, without those in quarantine. */
export async function countSent(
  tx: Transaction,
  email: string,
  { sinceMs, untilMs }: Period,
): Promise<number> {
  const [row] = await tx.query(
    `SELECT count(*) AS n FROM submissions WHERE mailbox = ? AND date_sent BETWEEN ? AND ?
      AND quarantine_until IS NULL`,
    [withoutNul(mailboxOf(email)), sinceMs, untilMs],
  )
  return Number(row?.n)
}

/** Deletes an enquiry with its consents and other dependent rows (ON DELETE CASCADE). */
export async function deleteEnquiry(tx: Transaction, postId: string): Promise<void> {
  await tx.query('DELETE FROM submissions WHERE post_id = ?', [postId])
}

/** Updates an enquiry except its consents, sender and time. */
export async function updateEnquiry(tx: Transaction, { record, metadata }: Enquiry): Promise<void> {
  await tx.query('UPDATE submissions SET record = ?, extras = ? WHERE post_id = ?', [
    JSON.stringify(record),
    extrasText(metadata),
    record.postId,
  ])
}

/** Quarantines a released enquiry, and removes its undelivered messages. @param until epoch milliseconds */
export async function beginQuarantine(
  tx: Transaction,
  postId: string,
  { reasons, until }: { reasons: ReadonlyArray<string>; until: number },
): Promise<void> {
  await tx.query('UPDATE submissions SET quarantine_reasons = ?, quarantine_until = ? WHERE post_id = ?', [
    JSON.stringify(reasons),
    until,
    postId,
  ])
  await tx.query(
    `UPDATE consents SET state = NULL WHERE state = 'agreed'
     AND submission_id = (SELECT id FROM submissions WHERE post_id = ?)`,
    [postId],
  )
  await tx.query(
    `DELETE FROM outbox WHERE post_id = ? AND topic IN ('mail', 'webhook') AND id NOT LIKE '%.reply.%'
     AND delivered_at IS NULL AND claim IS NULL`,
    [postId],
  )
}

export async function endQuarantine(tx: Transaction, postId: string): Promise<void> {
  await tx.query(
    'UPDATE submissions SET quarantine_reasons = NULL, quarantine_until = NULL WHERE post_id = ?',
    [postId],
  )
  await tx.query(
    `UPDATE consents SET state = 'agreed' WHERE purpose = 'news' AND state IS NULL
     AND submission_id = (SELECT id FROM submissions WHERE post_id = ?)`,
    [postId],
  )
}

export async function waitsForDelivery(tx: Transaction, postId: string): Promise<boolean> {
  const rows = await tx.query(`SELECT 1 FROM outbox WHERE post_id = ? AND ${BLOCKS_DELETION}`, [postId])
  return rows.length > 0
}

/** Writes a dummy row, because a full disk only shows at a commit. */
export async function touch(tx: Transaction): Promise<void> {
  await tx.query(
    'INSERT INTO write_checks VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET count = write_checks.count + 1',
  )
}

const PAGE_ROWS = 200

/** Every enquiry, oldest first, read page by page. */
export async function* allEnquiries({ read, dialect }: Database): AsyncGenerator<Enquiry, void, undefined> {
  const sql = `${dialect.selectEnquiries} WHERE (date_sent, post_id) > (?, ?) ORDER BY date_sent, post_id LIMIT ${PAGE_ROWS}`
  let [dateSent, postId] = [-1, ''] // before all enquiries
  for (;;) {
    const [after, id] = [dateSent, postId]
    const page = (await read((tx) => tx.query(sql, [after, id]))).map(enquiryOf)
    yield* page
    const last = page.at(-1)?.record
    if (!last || page.length < PAGE_ROWS) return
    ;({ dateSent, postId } = last)
    await yieldToEventLoop() // lets requests of visitors run between pages
  }
}
