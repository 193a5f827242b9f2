import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { type Dialect, query, type Row, type Work } from '../work.ts'
import { readWithLog } from './detail.ts'

/** An enquiry with its log, for whatever is counted over many. */
export type Arrival = { number: number; enquiry: Enquiry; events: Array<EnquiryEvent> }

/** The enquiries that were answered last since a moment (epoch milliseconds), by the time of the answer, also one that was undone. */
export function* answeredSince(dialect: Dialect, fromMs: number, limit: number): Work<Array<Arrival>> {
  const rows = yield* query(
    `SELECT post_id FROM facts WHERE at >= ? AND kind = 'answered' ORDER BY at DESC, id DESC LIMIT ?`,
    fromMs,
    limit,
  )
  return yield* withLogs(dialect, rows)
}

function* withLogs(dialect: Dialect, rows: ReadonlyArray<Row>): Work<Array<Arrival>> {
  const arrivals: Array<Arrival> = []
  for (const postId of new Set(rows.map(({ post_id }) => String(post_id)))) {
    const [row] = yield* query('SELECT number FROM enquiries WHERE post_id = ?', postId)
    const found = yield* readWithLog(dialect, postId)
    if (found) arrivals.push({ number: Number(row?.number), ...found })
  }
  return arrivals
}

/** An enquiry with its log, by its running number. */
type ExportRow = { number: number; enquiry: Enquiry; events: Array<EnquiryEvent> }

/** The next enquiries after a number that are not held back. */
export function* exportRows(dialect: Dialect, after: number, limit: number): Work<Array<ExportRow>> {
  const rows = yield* query(
    `SELECT number, post_id FROM enquiries WHERE number > ? AND list <> 'held' ORDER BY number LIMIT ?`,
    after,
    limit,
  )
  const found: Array<ExportRow> = []
  for (const row of rows) {
    const one = yield* readWithLog(dialect, String(row.post_id))
    if (one) found.push({ number: Number(row.number), ...one })
  }
  return found
}
