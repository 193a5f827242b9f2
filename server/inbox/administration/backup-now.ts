import { stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import type { Settings } from '../../../domain/inbox/api/settings.ts'
import { newestCopy } from '../../backup/copies.ts'

const HOUR_MS = 3_600_000
/** One each night, and two hours for it to be late. */
const BACKUP_MOST_MS = 26 * HOUR_MS

/**
 * What is known of the newest backup, of the embedded store; null without one. A copy gets its name only once it was opened and
 * compared, which is the last that is written to it.
 *
 * @returns a function, as what a copy holds is counted once
 */
export function createBackupNow(dataDir: string): (nowMs: number) => Promise<Settings['backup']> {
  let counted = { path: '', enquiries: 0 }
  return async (nowMs) => {
    const copy = await newestCopy(dataDir)
    const file = copy && (await stat(copy.path).catch(() => null))
    if (!file) return null
    if (counted.path !== copy.path) counted = { path: copy.path, enquiries: countIn(copy.path) }
    return {
      ...{ at: copy.madeAtMs, bytes: file.size, checkedAt: Math.round(file.mtimeMs) },
      ...{ enquiries: counted.enquiries, late: nowMs - copy.madeAtMs > BACKUP_MOST_MS },
    }
  }
}

function countIn(path: string): number {
  const copy = new DatabaseSync(path, { readOnly: true })
  try {
    return Number(copy.prepare('SELECT count(*) AS count FROM submissions').get()?.count)
  } finally {
    copy.close()
  }
}
