import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import type { Row, Transaction } from '../database.ts'
import { readWithLog } from './detail.ts'

/** An enquiry with its number and events. */
export type LoggedEnquiry = { number: number; enquiry: Enquiry; events: Array<EnquiryEvent> }

/**
 * The most recently answered enquiries since a moment (epoch milliseconds), even if the answer was undone.
 */
export async function answeredSince(
  tx: Transaction,
  fromMs: number,
  limit: number,
): Promise<Array<LoggedEnquiry>> {
  const rows = await tx.query(
    `SELECT number, post_id FROM facts JOIN enquiries USING (post_id) WHERE at >= ? AND kind = 'answered'
     ORDER BY at DESC, facts.id DESC LIMIT ?`,
    [fromMs, limit],
  )
  return await withLogs(tx, rows)
}

/** The next enquiries after a number, without those in quarantine. */
export async function enquiriesToExport(
  tx: Transaction,
  after: number,
  limit: number,
): Promise<Array<LoggedEnquiry>> {
  const rows = await tx.query(
    `SELECT number, post_id FROM enquiries WHERE number > ? AND list <> 'held' ORDER BY number LIMIT ?`,
    [after, limit],
  )
  return await withLogs(tx, rows)
}

async function withLogs(tx: Transaction, rows: ReadonlyArray<Row>): Promise<Array<LoggedEnquiry>> {
  const numbers = new Map(rows.map(({ post_id, number }) => [String(post_id), Number(number)]))
  const loggedEnquiries: Array<LoggedEnquiry> = []
  for (const [postId, number] of numbers) {
    const withLog = await readWithLog(tx, postId)
    if (withLog) loggedEnquiries.push({ number, ...withLog })
  }
  return loggedEnquiries
}
