import { z } from 'zod'
import type { Transaction } from './database.ts'

const HOUR_MS = 3_600_000
/** Longer than any alarm looks back. */
const KEPT_HOURS = 48

const countsSchema = z.object({ sent: z.coerce.number(), withheld: z.coerce.number() })

/** Confirmations of one hour: sent, and withheld because the hour's limit was reached. */
export type ConfirmationCounts = z.infer<typeof countsSchema>

/** SQLite has one writer and so one row per hour; on PostgreSQL a trigger replaces it by the connection's slot. */
const OWN_SLOT = -1

/**
 * Counts a confirmation as sent or as withheld, in the transaction that queues it. Simultaneous ones may exceed the hourly limit
 * slightly.
 *
 * @param max 0 for no limit
 * @returns whether it may be sent
 */
export async function takeConfirmation(tx: Transaction, max: number, nowMs: number): Promise<boolean> {
  const hour = Math.floor(nowMs / HOUR_MS)
  const isAllowed = !(await isConfirmationLimitReached(tx, max, nowMs))
  await tx.query(
    `INSERT INTO confirmation_counts AS counts (hour, slot, sent, withheld) VALUES (?, ${OWN_SLOT}, ?, ?)
     ON CONFLICT (hour, slot)
     DO UPDATE SET sent = counts.sent + excluded.sent, withheld = counts.withheld + excluded.withheld`,
    [hour, isAllowed ? 1 : 0, isAllowed ? 0 : 1],
  )
  return isAllowed
}

/** Whether the limit of this hour is reached. @param max 0 for no limit */
export async function isConfirmationLimitReached(
  tx: Transaction,
  max: number,
  nowMs: number,
): Promise<boolean> {
  return max > 0 && (await confirmationsSince(tx, nowMs, 0)).sent >= max
}

/** The sum of the current hour and some hours before it. */
export async function confirmationsSince(
  tx: Transaction,
  nowMs: number,
  hoursBefore: number,
): Promise<ConfirmationCounts> {
  const [row] = await tx.query(
    `SELECT coalesce(sum(sent), 0) AS sent, coalesce(sum(withheld), 0) AS withheld FROM confirmation_counts
     WHERE hour >= ?`,
    [Math.floor(nowMs / HOUR_MS) - hoursBefore],
  )
  return countsSchema.parse(row)
}

/** Deletes the counts of older hours. */
export async function forgetConfirmationCounts(tx: Transaction, nowMs: number): Promise<void> {
  await tx.query('DELETE FROM confirmation_counts WHERE hour < ?', [Math.floor(nowMs / HOUR_MS) - KEPT_HOURS])
}
