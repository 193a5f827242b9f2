import { z } from 'zod'
import type { Transaction } from '../database.ts'

/**
 * By when an enquiry is answered (epoch milliseconds; null where nothing is due, as it is held back or closed), and whether a mail says so
 * to its sender.
 */
export type EnquiryPromise = { answerBy: number | null; isConfirmed: boolean }

const rowsSchema = z.array(
  z.object({
    answerBy: z.number().nullable(),
    isConfirmed: z.coerce.number().transform((mails) => mails > 0),
  }),
)

/** What the sender of a stored enquiry may count on; null for one that is in no list. */
export async function enquiryPromise(tx: Transaction, postId: string): Promise<EnquiryPromise | null> {
  const rows = await tx.query(
    `SELECT due_at AS "answerBy",
       (SELECT count(*) FROM outbox WHERE topic = 'mail' AND id = enquiries.post_id || '.confirmation') AS "isConfirmed"
     FROM enquiries WHERE post_id = ?`,
    postId,
  )
  return rowsSchema.parse(rows)[0] ?? null
}
