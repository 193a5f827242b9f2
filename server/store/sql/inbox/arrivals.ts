import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import type { Row, Transaction } from '../database.ts'
import { readWithLog } from './detail.ts'

/** An enquiry with its log, for whatever is counted over many. */
export type Arrival = { number: number; enquiry: Enquiry; events: Array<EnquiryEvent> }

/** The enquiries that were answered last since a moment (epoch milliseconds), by the time of the answer, also one that was undone. */
export async function answeredSince(tx: Transaction, fromMs: number, limit: number): Promise<Array<Arrival>> {
  const rows = await tx.query(
    `SELECT post_id FROM facts WHERE at >= ? AND kind = 'answered' ORDER BY at DESC, id DESC LIMIT ?`,
    fromMs,
    limit,
  )
  return await withLogs(tx, rows)
}

async function withLogs(tx: Transaction, rows: ReadonlyArray<Row>): Promise<Array<Arrival>> {
  const arrivals: Array<Arrival> = []
  for (const postId of new Set(rows.map(({ post_id }) => String(post_id)))) {
    const [row] = await tx.query('SELECT number FROM enquiries WHERE post_id = ?', postId)
    const found = await readWithLog(tx, postId)
    if (found) arrivals.push({ number: Number(row?.number), ...found })
  }
  return arrivals
}

/** An enquiry with its log, by its running number. */
type ExportRow = { number: number; enquiry: Enquiry; events: Array<EnquiryEvent> }

/** The next enquiries after a number that are not held back. */
export async function exportRows(tx: Transaction, after: number, limit: number): Promise<Array<ExportRow>> {
  const rows = await tx.query(
    `SELECT number, post_id FROM enquiries WHERE number > ? AND list <> 'held' ORDER BY number LIMIT ?`,
    after,
    limit,
  )
  const found: Array<ExportRow> = []
  for (const row of rows) {
    const one = await readWithLog(tx, String(row.post_id))
    if (one) found.push({ number: Number(row.number), ...one })
  }
  return found
}
