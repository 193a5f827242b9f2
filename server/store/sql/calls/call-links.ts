import { z } from 'zod'
import { insertRow, type Transaction } from '../database.ts'

const rowSchema = z.object({ postId: z.string(), number: z.int() })

/** Stores the private link of an enquiry by the hash of its token. */
export async function storeCallLink(tx: Transaction, tokenHash: string, postId: string): Promise<void> {
  await insertRow(tx, 'call_links', { token_hash: tokenHash, post_id: postId }, 'ON CONFLICT DO NOTHING')
}

/** The enquiry of a private link; null if no link has this token. */
export async function enquiryOfCallLink(
  tx: Transaction,
  tokenHash: string,
): Promise<z.infer<typeof rowSchema> | null> {
  const [row] = await tx.query(
    'SELECT post_id AS "postId", number FROM call_links JOIN enquiries USING (post_id) WHERE token_hash = ?',
    [tokenHash],
  )
  return row ? rowSchema.parse(row) : null
}
