import { z } from 'zod'
import { RETRY_PERIOD_MS, SET_ASIDE_DUE_MS } from '../outbox.ts'
import type { Transaction } from './database.ts'

const number = z.coerce.number() // PostgreSQL returns the sum of a BIGINT as NUMERIC, which is text
const countsSchema = z.object({
  /** The size of each list. */
  lists: z.array(z.object({ list: z.string(), count: number })),
  /** When the enquiry that waits longest in the list `needs` got its last message; null if none waits. */
  oldestUnansweredAt: number.nullable(),
  /** The number of unanswered enquiries past their deadline. */
  late: number,
  /**
   * Undelivered messages by topic: how many are due, the due time of the oldest pending one (even between two attempts), and how many
   * failed.
   */
  outbox: z.array(
    z.object({ topic: z.string(), due: number, oldestDueAt: number.nullable(), failed: number }),
  ),
})

/** Counts for metrics and the doctor. Times are epoch milliseconds. */
export type WatchedCounts = z.infer<typeof countsSchema>

export async function watchedCounts(tx: Transaction, nowMs: number): Promise<WatchedCounts> {
  const lists = await tx.query('SELECT list, count(*) AS count FROM enquiries GROUP BY list ORDER BY list')
  const [oldest] = await tx.query("SELECT min(last_at) AS at FROM enquiries WHERE list = 'needs'")
  const [lateRow] = await tx.query(
    "SELECT count(*) AS count FROM enquiries WHERE list = 'needs' AND due_at < ?",
    [nowMs],
  )
  const topics = await tx.query(
    `SELECT topic, sum(CASE WHEN failed_at IS NULL AND due_at <= ? THEN 1 ELSE 0 END) AS due,
       min(CASE WHEN failed_at IS NULL AND due_at < ${SET_ASIDE_DUE_MS} AND tried_until <= ? THEN tried_until END)
         - ${RETRY_PERIOD_MS} AS "oldestDueAt",
       sum(CASE WHEN failed_at IS NULL THEN 0 ELSE 1 END) AS failed
     FROM outbox WHERE delivered_at IS NULL GROUP BY topic ORDER BY topic`,
    [nowMs, nowMs + RETRY_PERIOD_MS],
  )
  return countsSchema.parse({
    lists,
    oldestUnansweredAt: oldest?.at,
    late: lateRow?.count,
    outbox: topics,
  })
}

/**
 * Undelivered messages of a topic: how many wait, how many failed, and why the oldest tried one still waits; null if
 * none was tried.
 */
export async function undeliveredCounts(
  tx: Transaction,
  topic: string,
): Promise<{ waiting: number; failed: number; trouble: string | null }> {
  const [row] = await tx.query(
    `SELECT count(*) - count(failed_at) AS waiting, count(failed_at) AS failed FROM outbox
     WHERE topic = ? AND delivered_at IS NULL`,
    [topic],
  )
  const [oldest] = await tx.query(
    `SELECT reason FROM outbox WHERE topic = ? AND delivered_at IS NULL AND failed_at IS NULL AND reason IS NOT NULL
     ORDER BY tried_until LIMIT 1`,
    [topic],
  )
  return {
    waiting: number.parse(row?.waiting),
    failed: number.parse(row?.failed),
    trouble: z
      .string()
      .nullable()
      .parse(oldest?.reason ?? null),
  }
}
