import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { z } from 'zod'
import { foldEmail } from '../../domain/enquiry/fields.ts'
import type { Consent, Submission } from '../../domain/enquiry/submission.ts'

/** What stands under an idempotency key. */
export type Standing = { postId: string; userId: string; bodyHash: string }

/** Where a page of rows ends; the next begins after it. */
export type Cursor = { dateSent: number; postId: string }

export type SubmissionRows = ReturnType<typeof prepareSubmissionRows>

const CONSENT_AS_JSON = `json_object('purpose', purpose, 'channel', channel, 'wording', wording, 'page', page,
  'givenAt', given_at)`
const SELECT = `SELECT collection, record, notice_version, idempotency_key, body_hash, quarantine_reasons,
  quarantine_until, plan, (SELECT json_group_array(${CONSENT_AS_JSON} ORDER BY position) FROM consents
    WHERE submission_id = submissions.id) AS consents FROM submissions`

/** The statements on submissions, prepared once. Each does one thing; transactions are the caller's. */
export function prepareSubmissionRows(database: DatabaseSync) {
  const insertSubmission = database.prepare(`INSERT INTO submissions (collection, user_id, post_id, date_sent,
    email_folded, record, idempotency_key, body_hash, notice_version, quarantine_reasons, quarantine_until, plan)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  const insertConsent = database.prepare('INSERT INTO consents VALUES (?, ?, ?, ?, ?, ?, ?)')
  const byKey = database.prepare(`SELECT post_id AS postId, user_id AS userId, body_hash AS bodyHash
    FROM submissions WHERE idempotency_key = ?`)
  const byPostId = database.prepare(`${SELECT} WHERE post_id = ?`)
  const countByEmail = database.prepare(
    'SELECT count(*) AS n FROM submissions WHERE email_folded = ? AND date_sent >= ?',
  )
  const page = database.prepare(
    `${SELECT} WHERE (date_sent, post_id) > (?, ?) ORDER BY date_sent, post_id LIMIT ?`,
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
    standing: (key: string): Standing | undefined => standingSchema.optional().parse(byKey.get(key)),
    find(postId: string): Submission | undefined {
      const row = byPostId.get(postId)
      return row && submissionOf(row)
    },
    countSince: (email: string, sinceMs: number): number =>
      Number(countByEmail.get(foldEmail(email), sinceMs)?.n),
    after: ({ dateSent, postId }: Cursor, limit: number): Array<Submission> =>
      page.all(dateSent, postId, limit).map(submissionOf),
    touch: (): void => void touch.run(),
  }
}

const standingSchema = z.object({ postId: z.string(), userId: z.string(), bodyHash: z.string() })

const rowSchema = z.object({
  collection: z.enum(['contactUs', 'whiteLabelSolution', 'newsletter']),
  record: z.string(),
  notice_version: z.string(),
  idempotency_key: z.string(),
  body_hash: z.string(),
  quarantine_reasons: z.string().nullable(),
  quarantine_until: z.number().nullable(),
  plan: z.string().nullable(),
  consents: z.string(),
})

function columnsOf({ collection, record, beside }: Submission) {
  const { userId, postId, dateSent, email } = record
  const { key, bodyHash, noticeVersion, quarantine, plan = null } = beside
  const heldBack = quarantine ? [JSON.stringify(quarantine.reasons), quarantine.until] : [null, null]
  const text = JSON.stringify(record)
  return [
    collection,
    userId,
    postId,
    dateSent,
    foldEmail(email),
    text,
    key,
    bodyHash,
    noticeVersion,
    ...heldBack,
    plan,
  ]
}

// The columns of JSON are written by columnsOf and by insert alone, from these very types.
function submissionOf(row: Record<string, SQLOutputValue>): Submission {
  const { collection, record, consents, ...columns } = rowSchema.parse(row)
  const { quarantine_reasons: reasons, quarantine_until: until } = columns
  return {
    collection,
    record: JSON.parse(record) as Submission['record'],
    beside: {
      collection,
      noticeVersion: columns.notice_version,
      consents: JSON.parse(consents) as Array<Consent>,
      key: columns.idempotency_key,
      bodyHash: columns.body_hash,
      quarantine:
        reasons !== null && until !== null ? { reasons: JSON.parse(reasons) as Array<string>, until } : null,
      ...(columns.plan === null ? {} : { plan: columns.plan }),
    },
  }
}
