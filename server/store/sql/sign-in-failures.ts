import { z } from 'zod'
import type { Transaction } from './database.ts'

const rowSchema = z.object({ count: z.number(), lastMs: z.number() })

/** Failed attempts to sign in, by one key. */
type StoredAttempts = z.infer<typeof rowSchema>

/**
 * The attempts of a key, with a row lock, so that simultaneous attempts all count.
 *
 * @param key a keyed hash of a network, an address or a device
 */
export async function lockAttempts(tx: Transaction, key: string): Promise<StoredAttempts | undefined> {
  // A missing row cannot be locked: of two first attempts, the second waits here.
  await tx.query(
    'INSERT INTO sign_in_failures (key, count, last_at) VALUES (?, 0, 0) ON CONFLICT (key) DO NOTHING',
    [key],
  )
  const [row] = await tx.query(
    `SELECT count, last_at AS "lastMs" FROM sign_in_failures WHERE key = ? ${tx.dialect.forUpdate}`,
    [key],
  )
  const attempts = rowSchema.parse(row)
  return attempts.lastMs > 0 ? attempts : undefined
}

/** Stores the attempts of a key. */
export async function setAttempts(
  tx: Transaction,
  key: string,
  { count, lastMs }: StoredAttempts,
): Promise<void> {
  await tx.query(
    `INSERT INTO sign_in_failures (key, count, last_at) VALUES (?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET count = excluded.count, last_at = excluded.last_at`,
    [key, count, lastMs],
  )
}

/** Takes an attempt off the count of a key, because it succeeded. */
export async function releaseAttempt(tx: Transaction, key: string): Promise<void> {
  await tx.query('UPDATE sign_in_failures SET count = count - 1 WHERE key = ? AND count > 0', [key])
}

/** For the nightly sweep: deletes keys without an attempt after `before` (epoch ms). @returns how many */
export async function sweepAttempts(tx: Transaction, before: number): Promise<number> {
  const rows = await tx.query('DELETE FROM sign_in_failures WHERE last_at <= ? RETURNING key', [before])
  return rows.length
}
