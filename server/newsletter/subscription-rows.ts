import { z } from 'zod'
import { RECORD_SCHEMAS } from '../../domain/enquiry/record.ts'
import { select, type Work } from '../storage/sql/work.ts'

const historySchema = z.array(z.looseObject({ at: z.number(), what: z.string() }))
const newsletterRecord = RECORD_SCHEMAS.newsletter
type Status = z.infer<typeof newsletterRecord>['status']

/** What happened to a subscription, `at` in epoch milliseconds. */
export type HistoryEntry = { at: number; what: 'asked' | 'confirmed' | 'stopped' }

/** Adds to the history of a subscription whose row this transaction has changed already, so that nobody else does now. */
export function* noteHistory(id: string, entry: HistoryEntry): Work<void> {
  const [row] = yield* select('SELECT history FROM subscriptions WHERE id = ?', id)
  const history = historySchema.parse(JSON.parse(z.object({ history: z.string() }).parse(row).history))
  yield* select('UPDATE subscriptions SET history = ? WHERE id = ?', JSON.stringify([...history, entry]), id)
}

/** Notes in every record of a subscription's address what it has come to, so that an export says so. */
export function* noteStatus(id: string, status: Status): Work<void> {
  const rows = yield* select(
    `SELECT post_id AS "postId", record FROM submissions WHERE collection = 'newsletter'
     AND email_folded = (SELECT email_folded FROM subscriptions WHERE id = ?)`,
    id,
  )
  for (const row of rows) {
    const { postId, record } = z.object({ postId: z.string(), record: z.string() }).parse(row)
    const noted = { ...newsletterRecord.parse(JSON.parse(record)), status }
    yield* select('UPDATE submissions SET record = ? WHERE post_id = ?', JSON.stringify(noted), postId)
  }
}
