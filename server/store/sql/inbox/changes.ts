import { z } from 'zod'
import type { Change, EnquiryChange } from '../../changes.ts'
import type { Transaction } from '../database.ts'

/** A position in the three logs of changes: the last id in each. A departure is an enquiry that was deleted or left the lists. */
export type LogCursor = { event: number; departure: number; mail: number }

const eventSchema = z.object({
  id: z.number(),
  kind: z.string(),
  author: z.string().nullable(),
  number: z.number(),
  version: z.number(),
})
const departureSchema = z.object({ id: z.number(), number: z.number(), event: z.number() })

/** A change with its log and id, which identify it. */
export type LoggedChange<Kind extends Change = Change> = { log: keyof LogCursor; id: number; change: Kind }

/** The end of the logs. */
export async function currentCursor(tx: Transaction): Promise<LogCursor> {
  const [row] = await tx.query(`SELECT (SELECT coalesce(max(id), 0) FROM facts) AS fact,
    (SELECT coalesce(max(id), 0) FROM departures) AS departure,
    (SELECT coalesce(max(id), 0) FROM mail_changes) AS mail`)
  return { event: Number(row?.fact), departure: Number(row?.departure), mail: Number(row?.mail) }
}

/** The changes of enquiries after a cursor, in order, at most `limit` per log. Reading an enquiry is not a change. */
export async function enquiryChangesAfter(
  tx: Transaction,
  { event, departure }: LogCursor,
  limit: number,
): Promise<Array<LoggedChange<EnquiryChange>>> {
  const events = await tx.query(
    `SELECT facts.id, kind, author, number, version FROM facts JOIN enquiries USING (post_id)
     WHERE facts.id > ? AND kind <> 'read' ORDER BY facts.id LIMIT ?`,
    [event, limit],
  )
  const departures = await tx.query(
    'SELECT id, number, after_fact AS event FROM departures WHERE id > ? ORDER BY id LIMIT ?',
    [departure, limit],
  )
  return [...events.map(eventChange), ...departures.map(departureChange)]
}

/** The newest changes of mails after a cursor. */
export async function mailChangesAfter(
  tx: Transaction,
  { mail }: LogCursor,
  limit: number,
): Promise<Array<LoggedChange>> {
  const rows = await tx.query('SELECT id FROM mail_changes WHERE id > ? ORDER BY id DESC LIMIT ?', [
    mail,
    limit,
  ])
  return rows.map(({ id }) => ({ log: 'mail', id: Number(id), change: { kind: 'mail' } }))
}

/** The cursor at an event, with the last departure before it. */
export async function cursorAtEvent(tx: Transaction, event: number): Promise<LogCursor> {
  const [row] = await tx.query('SELECT coalesce(min(id), 0) AS first FROM departures WHERE after_fact >= ?', [
    event,
  ])
  const firstDeparture = Number(row?.first)
  const current = await currentCursor(tx)
  return { ...current, event, departure: firstDeparture > 0 ? firstDeparture - 1 : current.departure }
}

/** Deletes all but the newest changes of mails. */
export async function forgetMailChanges(tx: Transaction, keptRows: number): Promise<void> {
  await tx.query(
    'DELETE FROM mail_changes WHERE id <= (SELECT max(id) FROM mail_changes) - CAST(? AS BIGINT)',
    [keptRows],
  )
}

function eventChange(row: unknown): LoggedChange<EnquiryChange> {
  const { id, kind, author, number, version } = eventSchema.parse(row)
  const logPosition = { log: 'event', id } as const
  if (kind === 'received') return { ...logPosition, change: { kind: 'new', event: id, number } }
  const answered = kind === 'answered'
  return { ...logPosition, change: { kind: 'changed', event: id, number, version, by: author, answered } }
}

function departureChange(row: unknown): LoggedChange<EnquiryChange> {
  const { id, number, event } = departureSchema.parse(row)
  return { log: 'departure', id, change: { kind: 'gone', event, number } }
}
