import { ENQUIRY_MONTHS } from '../../../../domain/enquiry/retention.ts'
import { stateOf } from '../../../../domain/inbox/events/enquiry-state.ts'
import type { Database, Transaction } from '../database.ts'
import { BLOCKS_DELETION } from '../outbox.ts'
import { lockedRow } from './enquiry-rows.ts'
import { eventsOf } from './event-rows.ts'
import { readSetting, type SettingName } from './settings-rows.ts'

/** The months for which enquiries without a contract are kept: set by owners, or as the privacy notice promises. */
export async function retentionMonths(tx: Transaction): Promise<number> {
  return (await readSetting(tx, 'retentionMonths')) ?? ENQUIRY_MONTHS
}

/** Whether an enquiry was won, even if its sender wrote again. Locks its row. */
export async function isWon(tx: Transaction, postId: string): Promise<boolean> {
  const [row] = await tx.query(`SELECT status FROM enquiries WHERE post_id = ? ${tx.dialect.forUpdate}`, [
    postId,
  ])
  return row?.status === 'won'
}

/** Counting stops here. */
const MAX_COUNTED = 10_000

/** Enquiries sent before a moment that the sweep would delete: their number, and the time of the oldest (epoch milliseconds). */
export async function expiringEnquiries(
  tx: Transaction,
  beforeMs: number,
): Promise<{ count: number; oldestMs: number | null }> {
  const [row] = await tx.query(
    `SELECT count(*) AS count, min(date_sent) AS oldest FROM (
       SELECT date_sent FROM submissions JOIN enquiries USING (post_id)
       WHERE date_sent < ? AND quarantine_until IS NULL AND status <> 'won'
         AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.post_id = submissions.post_id AND ${BLOCKS_DELETION})
       ORDER BY date_sent LIMIT ${MAX_COUNTED}) AS ending`,
    [beforeMs],
  )
  return { count: Number(row?.count), oldestMs: row?.oldest == null ? null : Number(row.oldest) }
}

/** Below an hour, so that the lease of a killed server has expired by the next round. */
const LEASE_MS = 50 * 60_000
/** The tolerated difference between the clocks of several servers. */
const CLOCK_SKEW_MS = 60_000

const LEASE: SettingName = 'sweepingUntil'

/** A lease, so that only one of several servers sweeps at a time. */
export function sweepLease({ transaction }: Pick<Database, 'transaction'>) {
  /** The end of this server's lease as last written, by which it recognises its own. */
  let leaseEnd = 0

  /** Changes the end of this server's lease. Resolves to false if another server has taken it meanwhile. */
  async function setLeaseEnd(newEnd: number): Promise<boolean> {
    const isOwn = await transaction(async (tx) => {
      const rows = await tx.query('UPDATE settings SET value = ? WHERE key = ? AND value = ? RETURNING key', [
        JSON.stringify(newEnd),
        LEASE,
        JSON.stringify(leaseEnd),
      ])
      return rows.length > 0
    })
    if (isOwn) leaseEnd = newEnd
    return isOwn
  }

  return {
    /** Resolves to false while another server has the lease. */
    acquire: async (nowMs: number): Promise<boolean> => {
      const newEnd = nowMs + LEASE_MS
      const isAcquired = await transaction(async (tx) => {
        // A lease that ends later than possible comes from a clock that was corrected.
        const rows = await tx.query(
          `INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value
           WHERE CAST(settings.value AS BIGINT) NOT BETWEEN ? AND ? RETURNING key`,
          [LEASE, JSON.stringify(newEnd), nowMs, newEnd + CLOCK_SKEW_MS],
        )
        return rows.length > 0
      })
      if (isAcquired) leaseEnd = newEnd
      return isAcquired
    },
    /** Extends the lease once half of it is over. Resolves to false if another server has taken it. */
    renew: async (nowMs: number): Promise<boolean> =>
      leaseEnd - nowMs > LEASE_MS / 2 || (await setLeaseEnd(nowMs + LEASE_MS)),
    /** Ends this server's own lease. */
    release: async (): Promise<void> => void (await setLeaseEnd(0)),
  }
}

/**
 * Deletes an enquiry in quarantine, with all dependent rows.
 *
 * @param alsoInTransaction further work in the same transaction
 */
export async function deleteQuarantined(
  tx: Transaction,
  number: number,
  alsoInTransaction: (tx: Transaction) => Promise<void>,
): Promise<'deleted' | 'not-held-back' | 'unknown'> {
  const row = await lockedRow(tx, number)
  if (!row) return 'unknown'
  if (!stateOf(await eventsOf(tx, row.postId)).quarantine) return 'not-held-back'
  await tx.query('DELETE FROM submissions WHERE post_id = ?', [row.postId]) // all else goes with it: ON DELETE CASCADE
  await alsoInTransaction(tx)
  return 'deleted'
}
