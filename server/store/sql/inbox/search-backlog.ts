import type { Dialect } from '../dialect.ts'
import { query, type Work } from '../work.ts'
import { enquiryByPostId } from './enquiry-rows.ts'
import { factsOf } from './fact-rows.ts'
import { indexContact, indexFact, type PlanReference } from './search-rows.ts'

/**
 * Indexes the contact details of some enquiries that were stored before staff could search them.
 *
 * @param limit how many at most
 * @returns how many there were; 0: all are indexed, or other servers do the rest
 */
export function* indexSomeOfBacklog(
  dialect: Dialect,
  planReference: PlanReference,
  limit: number,
): Work<number> {
  const rows = yield* query(
    `SELECT post_id, number FROM search_backlog JOIN enquiries USING (post_id) LIMIT ? ${dialect.skipLocked}`,
    limit,
  )
  for (const { post_id, number } of rows) {
    const postId = String(post_id)
    yield* query(`DELETE FROM search_texts WHERE post_id = ? AND source = 'contact'`, postId)
    yield* indexContact(yield* enquiryByPostId(dialect, postId), Number(number), planReference)
    for (const fact of yield* factsOf(postId))
      if (fact.kind === 'corrected-address') yield* indexFact(postId, fact)
    yield* query('DELETE FROM search_backlog WHERE post_id = ?', postId)
  }
  return rows.length
}
