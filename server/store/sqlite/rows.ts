import type { DatabaseSync } from 'node:sqlite'
import { foldEmail } from '../../../domain/enquiry/fields.ts'
import { mailboxOf } from '../../../domain/enquiry/mailbox.ts'
import type { ListPosition, ListQuery, Period, Submission } from '../../../domain/enquiry/submission.ts'
import { HOLDS_UP } from '../sql/outbox-row.ts'
import { columnsOf, type Standing, standingSchema, submissionOf } from '../sql/submission-row.ts'

export type SubmissionRows = ReturnType<typeof prepareSubmissionRows>

const standingOrNothing = standingSchema.optional()
const CONSENT_AS_JSON = `json_object('purpose', purpose, 'channel', channel, 'wording', wording, 'page', page,
  'givenAt', given_at)`
/** Begins a SELECT of whole submissions. */
export const SELECT_SUBMISSIONS = `SELECT collection, record, date_sent, notice_version, idempotency_key, body_hash, quarantine_reasons,
  quarantine_until, plan, call_time, brand, (SELECT json_group_array(${CONSENT_AS_JSON} ORDER BY position) FROM consents
    WHERE submission_id = submissions.id) AS consents FROM submissions`

/** The statements on submissions, prepared once. Each does one thing; transactions are the caller's. */
export function prepareSubmissionRows(database: DatabaseSync) {
  const insertSubmission = database.prepare(`INSERT INTO submissions (collection, user_id, post_id, date_sent,
    email_folded, record, idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, plan,
    call_time, brand, mailbox) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const insertConsent = database.prepare('INSERT INTO consents VALUES (?, ?, ?, ?, ?, ?, ?)')
  const byKey = database.prepare(`SELECT post_id AS postId, user_id AS userId, body_hash AS bodyHash
    FROM submissions WHERE idempotency_key = ?`)
  const byPostId = database.prepare(`${SELECT_SUBMISSIONS} WHERE post_id = ?`)
  const byEmail = database.prepare(`${SELECT_SUBMISSIONS} WHERE email_folded = ? ORDER BY date_sent, post_id`)
  const countByMailbox = database.prepare(
    `SELECT count(*) AS n FROM submissions WHERE mailbox = ? AND date_sent BETWEEN ? AND ?
      AND quarantine_until IS NULL`,
  )
  const deleteByEmail = database.prepare('DELETE FROM submissions WHERE email_folded = ?')
  const deleteOne = database.prepare('DELETE FROM submissions WHERE post_id = ?')
  const rewrite = database.prepare(
    'UPDATE submissions SET record = ?, plan = ?, call_time = ?, brand = ? WHERE post_id = ?',
  )
  const endHold = database.prepare(
    'UPDATE submissions SET quarantine_reasons = NULL, quarantine_until = NULL WHERE post_id = ?',
  )
  const undelivered = database.prepare(`SELECT 1 FROM outbox WHERE post_id = ? AND ${HOLDS_UP}`)
  const oldest = database.prepare(
    `${SELECT_SUBMISSIONS} WHERE (date_sent, post_id) > (?, ?) ORDER BY date_sent, post_id LIMIT ?`,
  )
  const newest = database.prepare(
    `${SELECT_SUBMISSIONS} WHERE (date_sent, post_id) < (?, ?) ORDER BY date_sent DESC, post_id DESC LIMIT ?`,
  )
  const touch = database.prepare(
    `INSERT INTO write_checks VALUES (1, 1) ON CONFLICT DO UPDATE SET count = count + 1`,
  )

  return {
    insert(submission: Submission): void {
      const { lastInsertRowid } = insertSubmission.run(...columnsOf(submission))
      submission.beside.consents.forEach(({ purpose, channel, wording, page, givenAt }, position) => {
        insertConsent.run(lastInsertRowid, position, purpose, channel, wording, page, givenAt)
      })
    },
    standing: (key: string): Standing | undefined => standingOrNothing.parse(byKey.get(key)),
    find(postId: string): Submission | undefined {
      const row = byPostId.get(postId)
      return row && submissionOf(row)
    },
    countSent: (email: string, { sinceMs, untilMs }: Period): number =>
      Number(countByMailbox.get(mailboxOf(email), sinceMs, untilMs)?.n),
    /** Those that follow in an order. */
    after(order: ListQuery['order'], { dateSent, postId }: ListPosition, limit: number): Array<Submission> {
      const statement = order === 'newest' ? newest : oldest
      return statement.all(dateSent, postId, limit).map(submissionOf)
    },
    /** Oldest first. */
    ofEmail: (email: string): Array<Submission> => byEmail.all(foldEmail(email)).map(submissionOf),
    /** Consents and the like go with them: ON DELETE CASCADE. */
    deleteOfEmail: (email: string): void => void deleteByEmail.run(foldEmail(email)),
    delete: (postId: string): void => void deleteOne.run(postId),
    /** Keeps its consents and when and by whom it was sent. */
    rewrite({ record, beside }: Submission): void {
      const { plan = null, callTime = null, brand = null } = beside
      rewrite.run(JSON.stringify(record), plan, callTime, brand, record.postId)
    },
    endHold: (postId: string): void => void endHold.run(postId),
    waitsForDelivery: (postId: string): boolean => undelivered.get(postId) !== undefined,
    touch: (): void => void touch.run(),
  }
}
