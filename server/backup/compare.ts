import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteDatabase } from '../store/sqlite/database.ts'
import { sqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Copy } from './copies.ts'
import { integrityFaults } from './database-file.ts'

/** Counts of enquiries in a restored copy and in the live data. */
export type Comparison = {
  /** Enquiries in the copy. */
  total: number
  /** Sent after the copy was made. */
  newer: number
  /** Sent before the copy was made but not in it: imported later, or the copy is incomplete. */
  missing: number
  /** Erased after the copy was made: restoring the copy would bring them back. */
  erased: number
}

/** An enquiry's time is set shortly before it is stored: one sent just before the copy was made may be missing from it. */
const TOLERANCE_MS = 10_000

const COMPARE = `SELECT
  (SELECT count(*) FROM main.submissions) AS total,
  (SELECT count(*) FROM live.submissions WHERE post_id NOT IN (SELECT post_id FROM main.submissions)) AS "allMissing",
  (SELECT count(*) FROM live.submissions WHERE post_id NOT IN (SELECT post_id FROM main.submissions)
    AND date_sent < ?) AS missing,
  (SELECT count(*) FROM main.submissions WHERE post_id NOT IN (SELECT post_id FROM live.submissions)) AS erased`

/**
 * Restores a copy into a temporary folder, reads every enquiry as the server would, and compares it with the live database.
 * Neither is changed.
 *
 * @throws {Error} if the copy cannot be restored
 */
export async function compareWithLive(copy: Copy, livePath: string): Promise<Comparison> {
  const folder = await mkdtemp(join(tmpdir(), 'twelve-moons-restored-'))
  const restored = join(folder, 'restored.db')
  try {
    await copyFile(copy.path, restored)
    return await compare(restored, livePath, copy.madeAtMs - TOLERANCE_MS)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function compare(restoredPath: string, livePath: string, sentBeforeMs: number): Promise<Comparison> {
  const database = openSqliteDatabase(restoredPath)
  const store = sqliteStore(database)
  try {
    const faults = integrityFaults(database)
    if (faults.length > 0) throw new Error(`it is not whole: ${faults.join('; ')}`)
    let readCount = 0
    for await (const _enquiry of store.all()) readCount += 1
    database.prepare('ATTACH ? AS live').run(livePath)
    const { total, allMissing, missing, erased } = database.prepare(COMPARE).get(sentBeforeMs) ?? {}
    if (readCount !== total) throw new Error(`${readCount} of its ${total} enquiries could be read`)
    const counts = { total: Number(total), missing: Number(missing), erased: Number(erased) }
    return { ...counts, newer: Number(allMissing) - counts.missing }
  } finally {
    await store.close()
  }
}
