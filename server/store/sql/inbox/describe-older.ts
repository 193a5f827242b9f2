import type { Transaction } from '../database.ts'
import { enquiryByPostId } from './enquiry-rows.ts'
import { eventsOf } from './event-rows.ts'
import { type Describe, describeRow, projectEnquiry } from './projection.ts'
import { indexContact, indexEvent } from './search-rows.ts'

/**
 * Fills in topic and telephone number of enquiries stored by version 0.10.0, and makes their products searchable, which no SQL migration
 * can do.
 *
 * @param after the number of the last described enquiry; 0 at the start
 * @param limit maximum count
 * @returns the last number; null if none is left, or other servers describe the rest
 */
export async function describeOlderEnquiries(
  tx: Transaction,
  describe: Describe,
  after: number,
  limit: number,
): Promise<number | null> {
  const rows = await tx.query(
    `SELECT post_id, number FROM enquiries WHERE topic IS NULL AND number > ? ORDER BY number LIMIT ? ${tx.dialect.skipLocked}`,
    [after, limit],
  )
  for (const { post_id, number } of rows) {
    const postId = String(post_id)
    const enquiry = await enquiryByPostId(tx, postId)
    const events = await eventsOf(tx, postId)
    const description = describe(enquiry)
    await projectEnquiry(tx, enquiry, events)
    await describeRow(tx, enquiry, description)
    await tx.query(`DELETE FROM search_texts WHERE post_id = ? AND source = 'contact'`, [postId])
    await indexContact(tx, enquiry, Number(number), description)
    for (const event of events) if (event.kind === 'corrected-address') await indexEvent(tx, postId, event)
  }
  return rows.length === 0 ? null : Number(rows.at(-1)?.number)
}
