import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import type { Row, Transaction } from '../database.ts'
import { readWithLog } from './detail.ts'

/** An enquiry with its running number and its log, for whatever is counted over many. */
export type Arrival = { number: number; enquiry: Enquiry; events: Array<EnquiryEvent> }

/**
 * The enquiries that were answered last since a moment (epoch milliseconds), by the time of the answer, also one that was undone.
 */
export async function answeredSince(tx: Transaction, fromMs: number, limit: number): Promise<Array<Arrival>> {
  const rows = await tx.query(
    `SELECT number, post_id FROM facts JOIN enquiries USING (post_id) WHERE at >= ? AND kind = 'answered'
     ORDER BY at DESC, facts.id DESC LIMIT ?`,
    fromMs,
    limit,
  )
  return await withLogs(tx, rows)
}

/** The next enquiries after a number that are not held back. */
export async function exportRows(tx: Transaction, after: number, limit: number): Promise<Array<Arrival>> {
  const rows = await tx.query(
    `SELECT number, post_id FROM enquiries WHERE number > ? AND list <> 'held' ORDER BY number LIMIT ?`,
    after,
    limit,
  )
  return await withLogs(tx, rows)
}

async function withLogs(tx: Transaction, rows: ReadonlyArray<Row>): Promise<Array<Arrival>> {
  const numbers = new Map(rows.map(({ post_id, number }) => [String(post_id), Number(number)]))
  const arrivals: Array<Arrival> = []
  for (const [postId, number] of numbers) {
    const found = await readWithLog(tx, postId)
    if (found) arrivals.push({ number, ...found })
  }
  return arrivals
}
