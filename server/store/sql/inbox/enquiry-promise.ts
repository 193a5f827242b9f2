import { z } from 'zod'
import { query, type Work } from '../work.ts'

/** By when an enquiry is answered (epoch milliseconds), and whether a mail says so to its sender. */
export type EnquiryPromise = { answerBy: number; isConfirmed: boolean }

const rowSchema = z.object({ answerBy: z.coerce.number(), mails: z.coerce.number() })

/** What the sender of a stored enquiry may count on. @returns null for what nobody has to answer */
export function* enquiryPromise(postId: string): Work<EnquiryPromise | null> {
  const [row] = yield* query(
    `SELECT due_at AS "answerBy", (SELECT count(*) FROM outbox WHERE topic = 'mail' AND id = ?) AS mails
     FROM enquiries WHERE post_id = ?`,
    `${postId}.confirmation`,
    postId,
  )
  if (!row) return null
  const { answerBy, mails } = rowSchema.parse(row)
  return { answerBy, isConfirmed: mails > 0 }
}
