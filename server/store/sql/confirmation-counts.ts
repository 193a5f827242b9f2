import { z } from 'zod'
import type { Transaction } from './database.ts'

const HOUR_MS = 3_600_000
/** An alarm looks back less far. */
const KEPT_HOURS = 48

const countsSchema = z.object({ sent: z.coerce.number(), withheld: z.coerce.number() })

/** Confirmations of one hour: sent, and left out because the hour's limit was reached. */
export type ConfirmationCounts = z.infer<typeof countsSchema>

/** SQLite has one writer and so one row an hour; on PostgreSQL a trigger puts the connection's slot in its place. */
const OWN_SLOT = -1

/**
 * Takes one of the confirmations that the whole site may send by itself in an hour, for the transaction that puts it into the outbox;
 * where none is left, notes that it was left out. Several that come at once may exceed the limit by as many.
 *
 * @param max 0 for no limit
 * @returns whether it may be sent
 */
export async function takeConfirmation(tx: Transaction, max: number, nowMs: number): Promise<boolean> {
  const hour = Math.floor(nowMs / HOUR_MS)
  const isLeft = !(await areUsedUp(tx, max, nowMs))
  await tx.query(
    `INSERT INTO confirmation_counts AS counts (hour, slot, sent, withheld) VALUES (?, ${OWN_SLOT}, ?, ?)
     ON CONFLICT (hour, slot)
     DO UPDATE SET sent = counts.sent + excluded.sent, withheld = counts.withheld + excluded.withheld`,
    hour,
    isLeft ? 1 : 0,
    isLeft ? 0 : 1,
  )
  return isLeft
}

/** Whether the confirmations of this hour are used up. @param max 0 for no limit */
export async function areUsedUp(tx: Transaction, max: number, nowMs: number): Promise<boolean> {
  return max > 0 && (await confirmationsSince(tx, nowMs, 0)).sent >= max
}

/** Those of this hour of the clock and of so many before it, together. */
export async function confirmationsSince(
  tx: Transaction,
  nowMs: number,
  hoursBefore: number,
): Promise<ConfirmationCounts> {
  const [row] = await tx.query(
    `SELECT coalesce(sum(sent), 0) AS sent, coalesce(sum(withheld), 0) AS withheld FROM confirmation_counts
     WHERE hour >= ?`,
    Math.floor(nowMs / HOUR_MS) - hoursBefore,
  )
  return countsSchema.parse(row)
}

/** Deletes the counts of hours that no alarm looks back to. */
export async function forgetConfirmationCounts(tx: Transaction, nowMs: number): Promise<void> {
  await tx.query('DELETE FROM confirmation_counts WHERE hour < ?', Math.floor(nowMs / HOUR_MS) - KEPT_HOURS)
}
