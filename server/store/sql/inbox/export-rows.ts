import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { Fact } from '../../../../domain/inbox/facts/fact.ts'
import type { Dialect } from '../dialect.ts'
import { query, type Work } from '../work.ts'
import { enquiryByPostId } from './enquiry-rows.ts'
import { factsOf } from './fact-rows.ts'

/** An enquiry with its log, by its running number. */
export type ExportRow = { number: number; enquiry: Enquiry; facts: Array<Fact> }

/** The next enquiries after a number that are not held back. */
export function* exportRows(dialect: Dialect, after: number, limit: number): Work<Array<ExportRow>> {
  const rows = yield* query(
    `SELECT number, post_id FROM enquiries WHERE number > ? AND list <> 'held' ORDER BY number LIMIT ?`,
    ...[after, limit],
  )
  const found: Array<ExportRow> = []
  for (const row of rows) {
    const postId = String(row.post_id)
    const enquiry = yield* enquiryByPostId(dialect, postId)
    found.push({ number: Number(row.number), enquiry, facts: yield* factsOf(postId) })
  }
  return found
}
