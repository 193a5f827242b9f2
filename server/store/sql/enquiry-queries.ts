import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import type { Enquiry, ListPage, ListPosition, ListQuery, Period } from '../../../domain/enquiry/enquiry.ts'
import { mailboxOf } from '../../../domain/enquiry/mailbox.ts'
import {
  columnsOf,
  consentColumns,
  enquiryOf,
  extrasText,
  type Standing,
  standingSchema,
  withoutNul,
} from './enquiry-mapping.ts'
import { HOLDS_UP } from './outbox-works.ts'
import { type Dialect, query, type Work } from './work.ts'

type Selecting = Pick<Dialect, 'selectEnquiries'>
type Locking = Pick<Dialect, 'selectEnquiries' | 'forUpdate'>

const INSERT = `INSERT INTO submissions (collection, user_id, post_id, date_sent, email_folded, record, idempotency_key,
  body_hash, notice_version, quarantine_reasons, quarantine_until, extras, mailbox)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id, post_id`

/** @returns false if its key or its post id is taken, perhaps by a transaction that ended only now: nothing is inserted then */
export function* insertEnquiry(enquiry: Enquiry): Work<boolean> {
  const [row] = yield* query(INSERT, ...columnsOf(enquiry))
  if (!row) return false
  for (const [position, consent] of enquiry.metadata.consents.entries()) {
    yield* query(
      `INSERT INTO consents (submission_id, position, purpose, channel, wording, page, given_at, state, at, author, words)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      Number(row.id),
      position,
      ...consentColumns(consent, enquiry.metadata.quarantine !== null),
    )
  }
  return true
}

export function* standingUnder(key: string): Work<Standing | undefined> {
  const [row] = yield* query(
    `SELECT post_id AS "postId", user_id AS "userId", body_hash AS "bodyHash" FROM submissions
      WHERE idempotency_key = ?`,
    key,
  )
  return row && standingSchema.parse(row)
}

export function* findEnquiry({ selectEnquiries }: Selecting, postId: string): Work<Enquiry | undefined> {
  const [row] = yield* query(`${selectEnquiries} WHERE post_id = ?`, postId)
  return row && enquiryOf(row)
}

/** Like {@link findEnquiry}; others that change or lock it wait for this transaction. */
export function* lockEnquiry(
  { selectEnquiries, forUpdate }: Locking,
  postId: string,
): Work<Enquiry | undefined> {
  const [row] = yield* query(`${selectEnquiries} WHERE post_id = ? ${forUpdate}`, postId)
  return row && enquiryOf(row)
}

/** How many enquiries this mailbox sent in the period, without those in quarantine. */
export function* countSent(email: string, { sinceMs, untilMs }: Period): Work<number> {
  const [row] = yield* query(
    `SELECT count(*) AS n FROM submissions WHERE mailbox = ? AND date_sent BETWEEN ? AND ?
      AND quarantine_until IS NULL`,
    withoutNul(mailboxOf(email)),
    sinceMs,
    untilMs,
  )
  return Number(row?.n)
}

/** Those that follow in an order. */
export function* enquiriesAfter(
  { selectEnquiries }: Selecting,
  order: ListQuery['order'],
  { dateSent, postId }: ListPosition,
  limit: number,
): Work<Array<Enquiry>> {
  const rows =
    order === 'oldest'
      ? yield* query(
          `${selectEnquiries} WHERE (date_sent, post_id) > (?, ?) ORDER BY date_sent, post_id LIMIT ?`,
          dateSent,
          postId,
          limit,
        )
      : yield* query(
          `${selectEnquiries} WHERE (date_sent, post_id) < (?, ?) ORDER BY date_sent DESC, post_id DESC LIMIT ?`,
          dateSent,
          postId,
          limit,
        )
  return rows.map(enquiryOf)
}

/** Consents and the like go with it: ON DELETE CASCADE. */
export function* deleteEnquiry(postId: string): Work<void> {
  yield* query('DELETE FROM submissions WHERE post_id = ?', postId)
}

/** Keeps its consents and when and by whom it was sent. */
export function* updateEnquiry({ record, metadata }: Enquiry): Work<void> {
  yield* query(
    'UPDATE submissions SET record = ?, extras = ? WHERE post_id = ?',
    JSON.stringify(record),
    extrasText(metadata),
    record.postId,
  )
}

/** Holds back what counted as honest. What was to tell of it, and has not gone out, does not. @param until epoch milliseconds */
export function* beginQuarantine(
  postId: string,
  { reasons, until }: { reasons: ReadonlyArray<string>; until: number },
): Work<void> {
  yield* query(
    'UPDATE submissions SET quarantine_reasons = ?, quarantine_until = ? WHERE post_id = ?',
    JSON.stringify(reasons),
    until,
    postId,
  )
  yield* query(
    `UPDATE consents SET state = NULL WHERE state = 'agreed'
     AND submission_id = (SELECT id FROM submissions WHERE post_id = ?)`,
    postId,
  )
  yield* query(
    `DELETE FROM outbox WHERE post_id = ? AND topic IN ('mail', 'webhook') AND id NOT LIKE '%.reply.%'
     AND delivered_at IS NULL AND claim IS NULL`,
    postId,
  )
}

export function* endQuarantine(postId: string): Work<void> {
  yield* query(
    'UPDATE submissions SET quarantine_reasons = NULL, quarantine_until = NULL WHERE post_id = ?',
    postId,
  )
  yield* query(
    `UPDATE consents SET state = 'agreed' WHERE purpose = 'news' AND state IS NULL
     AND submission_id = (SELECT id FROM submissions WHERE post_id = ?)`,
    postId,
  )
}

export function* waitsForDelivery(postId: string): Work<boolean> {
  return (yield* query(`SELECT 1 AS one FROM outbox WHERE post_id = ? AND ${HOLDS_UP}`, postId)).length > 0
}

/** Writes a row that nothing reads: on a full disk only a commit fails. */
export function* touch(): Work<void> {
  yield* query(
    'INSERT INTO write_checks VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET count = write_checks.count + 1',
  )
}

/** Before the first: no enquiry was sent before 1970, and no text is less than the empty one. */
export const START_OF: Record<ListQuery['order'], ListPosition> = {
  oldest: { dateSent: -1, postId: '' },
  newest: { dateSent: Number.MAX_SAFE_INTEGER, postId: '' },
}

const PAGE_ROWS = 200

/** A page of at most `limit`, of rows of which one more was asked for, to know whether anything follows. */
export function pageOf(rows: ReadonlyArray<Enquiry>, limit: number): ListPage {
  const enquiries = rows.slice(0, limit)
  const last = enquiries.at(-1)?.record
  const hasMore = rows.length > limit && last
  return { enquiries, next: hasMore ? { dateSent: last.dateSent, postId: last.postId } : null }
}

/** Every enquiry, oldest first, page by page. */
export async function* pageByPage(
  list: (query: ListQuery) => Promise<ListPage>,
): AsyncGenerator<Enquiry, void, undefined> {
  for (let after: ListPosition | null = START_OF.oldest; after; ) {
    const page: ListPage = await list({ order: 'oldest', limit: PAGE_ROWS, after })
    yield* page.enquiries
    after = page.next
    await nextTurnOfTheLoop() // an export of many must not keep a server from its visitors
  }
}
