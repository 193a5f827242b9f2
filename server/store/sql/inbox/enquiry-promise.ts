import { z } from 'zod'
import type { Transaction } from '../database.ts'

/**
 * The deadline of an enquiry (epoch milliseconds; null if it is quarantined or closed), and whether its sender gets a confirmation.
 */
export type EnquiryPromise = { answerBy: number | null; hasConfirmation: boolean }

const rowsSchema = z.array(
  z.object({
    answerBy: z.number().nullable(),
    hasConfirmation: z.coerce.number().transform((mails) => mails > 0),
  }),
)

/** What we have promised the sender of an enquiry; null if it is in no list. */
export async function enquiryPromise(tx: Transaction, postId: string): Promise<EnquiryPromise | null> {
  const rows = await tx.query(
    `SELECT due_at AS "answerBy",
       (SELECT count(*) FROM outbox WHERE topic = 'mail' AND id IN (enquiries.post_id || '.confirmation',
          enquiries.post_id || '.call-booked', enquiries.post_id || '.call-not-booked')) AS "hasConfirmation"
     FROM enquiries WHERE post_id = ?`,
    [postId],
  )
  return rowsSchema.parse(rows)[0] ?? null
}
