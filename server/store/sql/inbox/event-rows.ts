import { z } from 'zod'
import { normaliseEmail } from '../../../../domain/enquiry/email.ts'
import { type EnquiryEvent, eventData, readEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { insertRow, type Transaction } from '../database.ts'
import { jsonColumn } from '../json-column.ts'
import { indexEvent } from './search-rows.ts'

/** An event without its id. */
export type NewEvent = EnquiryEvent extends infer Event
  ? Event extends EnquiryEvent
    ? Omit<Event, 'id'>
    : never
  : never

const rowSchema = z
  .object({
    id: z.number(),
    at: z.number(),
    by: z.string().nullable(),
    kind: z.string(),
    data: jsonColumn(z.unknown()),
  })
  .transform(readEvent)

const SELECT = 'SELECT id, at, author AS "by", kind, data FROM facts'

/** The events of an enquiry, oldest first. */
export async function eventsOf(tx: Transaction, postId: string): Promise<Array<EnquiryEvent>> {
  const rows = await tx.query(`${SELECT} WHERE post_id = ? ORDER BY id`, [postId])
  return rows.map((row) => rowSchema.parse(row))
}

/**
 * Adds an event to an enquiry, and its words to the search. The caller updates the enquiry's row.
 *
 * @param mark identifies the event for a retry, see {@link eventByMark}; null if it is never retried
 */
export async function insertEvent(
  tx: Transaction,
  postId: string,
  event: NewEvent,
  mark: string | null = null,
): Promise<EnquiryEvent> {
  const { at, by, kind } = event
  const data = JSON.stringify(eventData({ ...event, id: 1 }))
  const correctedTo = event.kind === 'corrected-address' ? normaliseEmail(event.to) : null
  const columns = { post_id: postId, at, author: by, kind, data, mark, corrected_to: correctedTo }
  const [row] = await insertRow(tx, 'facts', columns, 'RETURNING id')
  const added: EnquiryEvent = { ...event, id: Number(row?.id) }
  await indexEvent(tx, postId, added)
  return added
}

/** The event that was added under a mark, if any. */
export async function eventByMark(
  tx: Transaction,
  postId: string,
  mark: string,
): Promise<EnquiryEvent | undefined> {
  const [row] = await tx.query(`${SELECT} WHERE post_id = ? AND mark = ?`, [postId, mark])
  return row && rowSchema.parse(row)
}
