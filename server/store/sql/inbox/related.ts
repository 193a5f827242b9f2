import { z } from 'zod'
import { MAX_RELATED } from '../../../../domain/inbox/api/enquiry-detail.ts'
import { LISTS } from '../../../../domain/inbox/events/kinds.ts'
import type { Row, Transaction } from '../database.ts'
import { LAST_CORRECTION, POSTS_OF_ADDRESS } from './person.ts'

const rowSchema = z.object({
  number: z.number(),
  name: z.string(),
  about: z.string(),
  list: z.enum(LISTS),
  receivedAt: z.number(),
})

/** Another enquiry with the same e-mail address, or only with the same telephone number. */
export type RelatedEnquiry = z.infer<typeof rowSchema> & { isSameAddress: boolean }

const COLUMNS = 'number, name, about, list, date_sent AS "receivedAt"'

/**
 * Other enquiries of the same person, newest first: with the e-mail address, typed or corrected, or with the telephone number.
 */
export async function relatedEnquiries(
  tx: Transaction,
  number: number,
  postId: string,
): Promise<Array<RelatedEnquiry>> {
  const byNumber = new Map<number, RelatedEnquiry>()
  const add = (row: Row, isSameAddress: boolean) => {
    const related = rowSchema.parse(row)
    if (related.number !== number && !byNumber.has(related.number))
      byNumber.set(related.number, { ...related, isSameAddress })
  }
  for (const address of await addressesOf(tx, postId))
    for (const row of await tx.query(
      `SELECT ${COLUMNS} FROM enquiries JOIN submissions USING (post_id) WHERE post_id IN (${POSTS_OF_ADDRESS})
       ORDER BY number DESC LIMIT ${MAX_RELATED + 1}`,
      [address, address],
    ))
      add(row, true)
  const [ownRow] = await tx.query('SELECT phone FROM enquiries WHERE number = ?', [number])
  if (ownRow && ownRow.phone !== null)
    for (const row of await tx.query(
      `SELECT ${COLUMNS} FROM enquiries JOIN submissions USING (post_id) WHERE phone = ?
       ORDER BY number DESC LIMIT ${MAX_RELATED + 1}`,
      [String(ownRow.phone)],
    ))
      add(row, false)
  return [...byNumber.values()].toSorted((a, b) => b.number - a.number).slice(0, MAX_RELATED)
}

/** The folded addresses of an enquiry: the typed one, and the corrected one. */
async function addressesOf(tx: Transaction, postId: string): Promise<Array<string>> {
  const rows = await tx.query(
    `SELECT email_folded AS address FROM submissions WHERE post_id = ?
     UNION SELECT corrected_to FROM facts WHERE post_id = ? AND ${LAST_CORRECTION}`,
    [postId, postId],
  )
  return rows.map(({ address }) => String(address))
}
