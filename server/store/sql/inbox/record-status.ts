import { z } from 'zod'
import { RECORD_SCHEMAS } from '../../../../domain/enquiry/record.ts'
import { query, type Work } from '../work.ts'

const rowSchema = z.object({ postId: z.string(), record: z.string() })

const STATUS = { waiting: 'pending', confirmed: 'confirmed', stopped: 'stopped', bounced: 'stopped' } as const

/** Notes in every record of a subscription's address what has become of it, so that an export says so. */
export function* noteStatus(subscriptionId: string, state: keyof typeof STATUS): Work<void> {
  const rows = yield* query(
    `SELECT post_id AS "postId", record FROM submissions WHERE collection = 'newsletter' AND quarantine_until IS NULL
     AND email_folded = (SELECT email_folded FROM subscriptions WHERE id = ?)`,
    subscriptionId,
  )
  for (const row of rows) {
    const { postId, record } = rowSchema.parse(row)
    const noted = { ...RECORD_SCHEMAS.newsletter.parse(JSON.parse(record)), status: STATUS[state] }
    yield* query('UPDATE submissions SET record = ? WHERE post_id = ?', JSON.stringify(noted), postId)
  }
}
