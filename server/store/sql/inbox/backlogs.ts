import { type Dialect, query, type Work } from '../work.ts'
import type { LogDependencies } from './enquiry-log.ts'
import { enquiryByPostId } from './enquiry-rows.ts'
import { eventsOf } from './event-rows.ts'
import { type Describe, describeRow, projectEnquiry } from './projection.ts'
import { indexContact, indexEvent } from './search-rows.ts'
import { extraHolidays } from './settings-rows.ts'

/**
 * Indexes the contact details and products of some enquiries that were stored before staff could search them, and by what lists filter.
 *
 * @param limit how many at most
 * @returns how many there were; 0: all are indexed, or other servers do the rest
 */
export function* indexSomeOfBacklog(dialect: Dialect, describe: Describe, limit: number): Work<number> {
  const rows = yield* query(
    `SELECT post_id, number FROM search_backlog JOIN enquiries USING (post_id) ORDER BY post_id LIMIT ? ${dialect.skipLocked}`,
    limit,
  )
  for (const { post_id, number } of rows) {
    const postId = String(post_id)
    yield* query(`DELETE FROM search_texts WHERE post_id = ? AND source = 'contact'`, postId)
    const enquiry = yield* enquiryByPostId(dialect, postId)
    const described = describe(enquiry)
    yield* describeRow(enquiry, described)
    yield* indexContact(enquiry, Number(number), described)
    for (const event of yield* eventsOf(postId))
      if (event.kind === 'corrected-address') yield* indexEvent(postId, event)
    yield* query('DELETE FROM search_backlog WHERE post_id = ?', postId)
  }
  return rows.length
}

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
  for (const { fact: event, at, post_id } of rows) {
    const [id, postId] = [Number(event), String(post_id)]
    yield* query(
      'UPDATE facts SET data = ? WHERE id = ?',
      JSON.stringify({ dueAt: deadline(Number(at), free) }),
      id,
    )
    yield* projectEnquiry(yield* enquiryByPostId(dialect, postId), yield* eventsOf(postId))
    yield* query('DELETE FROM deadline_backlog WHERE fact = ?', id)
  }
  return rows.length
}
