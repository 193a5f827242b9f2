import type { Dialect } from '../dialect.ts'
import { query, type Work } from '../work.ts'
import type { LogDependencies } from './enquiry-log.ts'
import { enquiryByPostId } from './enquiry-rows.ts'
import { factsOf } from './fact-rows.ts'
import { projectEnquiry } from './projection.ts'
import { extraHolidays } from './settings-rows.ts'

/**
 * Works out the deadlines of some enquiries that were stored before the inbox: they got the next day, whatever the opening hours.
 *
 * @param limit how many at most
 * @returns how many there were; 0: none is left, or other servers do the rest
 */
export function* workOutSomeDeadlines(
  dialect: Dialect,
  deadline: LogDependencies['deadline'],
  limit: number,
): Work<number> {
  // With the rows of the lists, which an act locks first too.
  const rows = yield* query(
    `SELECT fact, facts.at AS at, post_id FROM deadline_backlog JOIN facts ON facts.id = fact JOIN enquiries USING (post_id)
     LIMIT ? ${dialect.skipLocked}`,
    limit,
  )
  const free = yield* extraHolidays()
  for (const { fact, at, post_id } of rows) {
    const [id, postId] = [Number(fact), String(post_id)]
    yield* query(
      'UPDATE facts SET data = ? WHERE id = ?',
      ...[JSON.stringify({ dueAt: deadline(Number(at), free) }), id],
    )
    yield* projectEnquiry(yield* enquiryByPostId(dialect, postId), yield* factsOf(postId))
    yield* query('DELETE FROM deadline_backlog WHERE fact = ?', id)
  }
  return rows.length
}
