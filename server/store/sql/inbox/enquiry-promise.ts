import { z } from 'zod'
import type { Transaction } from '../database.ts'

/**
 * By when an enquiry is answered (epoch milliseconds; null where nothing is due, as it is held back or closed), and whether a mail says so
 * to its sender.
 */
export type EnquiryPromise = { answerBy: number | null; isConfirmed: boolean }

const rowsSchema = z.array(
  z.object({
    postId: z.string(),
    answerBy: z.number().nullable(),
    isConfirmed: z.coerce.number().transform((mails) => mails > 0),
  }),
)

/**
 * What the senders of some stored enquiries may count on, in their order: null for what is in no list.
 *
 * @param postIds at most a few hundred
 */
export async function enquiryPromises(
  tx: Transaction,
  postIds: ReadonlyArray<string>,
): Promise<Array<EnquiryPromise | null>> {
  const rows = await tx.query(
    `SELECT post_id AS "postId", due_at AS "answerBy",
       (SELECT count(*) FROM outbox WHERE topic = 'mail' AND id = enquiries.post_id || '.confirmation') AS "isConfirmed"
     FROM enquiries WHERE post_id IN (${postIds.map(() => '?').join(', ')})`,
    ...postIds,
  )
  const found = new Map(rowsSchema.parse(rows).map(({ postId, ...promise }) => [postId, promise]))
  return postIds.map((postId) => found.get(postId) ?? null)
}
