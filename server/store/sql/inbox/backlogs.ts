import type { Transaction } from '../database.ts'
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
export async function indexSomeOfBacklog(
  tx: Transaction,
  describe: Describe,
  limit: number,
): Promise<number> {
  const rows = await tx.query(
    `SELECT post_id, number FROM search_backlog JOIN enquiries USING (post_id) ORDER BY post_id LIMIT ? ${tx.dialect.skipLocked}`,
    limit,
  )
  for (const { post_id, number } of rows) {
    const postId = String(post_id)
    await tx.query(`DELETE FROM search_texts WHERE post_id = ? AND source = 'contact'`, postId)
    const enquiry = await enquiryByPostId(tx, postId)
    const described = describe(enquiry)
    await describeRow(tx, enquiry, described)
    await indexContact(tx, enquiry, Number(number), described)
    for (const event of await eventsOf(tx, postId))
      if (event.kind === 'corrected-address') await indexEvent(tx, postId, event)
    await tx.query('DELETE FROM search_backlog WHERE post_id = ?', postId)
  }
  return rows.length
}

/**
 * Works out the deadlines of some enquiries that were stored before the inbox: they got the next day, whatever the opening hours.
 *
 * @param limit how many at most
 * @returns how many there were; 0: none is left, or other servers do the rest
 */
export async function workOutSomeDeadlines(
  tx: Transaction,
  deadline: LogDependencies['deadline'],
  limit: number,
): Promise<number> {
  // With the rows of the lists, which an act locks first too.
  const rows = await tx.query(
    `SELECT fact, facts.at AS at, post_id FROM deadline_backlog JOIN facts ON facts.id = fact JOIN enquiries USING (post_id)
     LIMIT ? ${tx.dialect.skipLocked}`,
    limit,
  )
  const free = await extraHolidays(tx)
  for (const { fact: event, at, post_id } of rows) {
    const [id, postId] = [Number(event), String(post_id)]
    await tx.query(
      'UPDATE facts SET data = ? WHERE id = ?',
      JSON.stringify({ dueAt: deadline(Number(at), free) }),
      id,
    )
    await projectEnquiry(tx, await enquiryByPostId(tx, postId), await eventsOf(tx, postId))
    await tx.query('DELETE FROM deadline_backlog WHERE fact = ?', id)
  }
  return rows.length
}
