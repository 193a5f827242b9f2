import { readFile, rename, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type AuditEnd, type AuditLog, auditLog, searchAudit } from '../../store/sql/audit.ts'
import type { Database, Transaction } from '../../store/sql/database.ts'
import { readSetting, writeSetting } from '../../store/sql/inbox/settings-rows.ts'

export const SEAL_FILE = 'audit-seal.json'
/** Each new container has another host name; this many are remembered. */
const MAX_FOLDERS = 50
const sealSchema = z.object({ n: z.int().nonnegative(), hash: z.string() })

/**
 * The end of the log when it was last noted. `none`: never noted in this folder; `lost`: noted, but the file is missing or
 * unreadable.
 */
export type AuditAnchor = AuditEnd | 'none' | 'lost'

/**
 * Reads the end of the audit log that was last noted outside the database. An attacker who truncates the log by SQL, and its stored end
 * with it, cannot change this file.
 *
 * @throws {StoreUnavailableError}
 */
export async function readAuditAnchor(
  database: Pick<Database, 'read'>,
  dataDir: string,
): Promise<AuditAnchor> {
  try {
    return sealSchema.parse(JSON.parse(await readFile(join(dataDir, SEAL_FILE), 'utf8')))
  } catch (error) {
    const isThere = !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return isThere || (await database.read((tx) => wasNotedIn(tx, folderName(dataDir)))) ? 'lost' : 'none'
  }
}

/** Writes the end of the log atomically, and records in the database that this folder has a note. */
export async function writeOutsideSeal(database: Database, dataDir: string, end: AuditEnd): Promise<void> {
  const path = join(dataDir, SEAL_FILE)
  const part = `${path}.${process.pid}.part`
  await writeFile(part, `${JSON.stringify({ n: end.n, hash: end.hash })}\n`, { mode: 0o600 })
  await rename(part, path)
  const folder = folderName(dataDir)
  if ((await database.read((tx) => readSetting(tx, 'auditNotedIn'))).includes(folder)) return
  await database.transaction(async (tx) => {
    const otherFolders = (await readSetting(tx, 'auditNotedIn')).filter(
      (notedFolder) => notedFolder !== folder,
    )
    await writeSetting(tx, 'auditNotedIn', [...otherFolders, folder].slice(-MAX_FOLDERS))
  })
}

/** Whether the log's end was ever noted in this folder. A second server has its own folder, where a missing file is no loss at first. */
async function wasNotedIn(tx: Transaction, folder: string): Promise<boolean> {
  const folders = await readSetting(tx, 'auditNotedIn')
  return folders.length > 0 ? folders.includes(folder) : await readSetting(tx, 'auditWasNoted')
}

function folderName(dataDir: string): string {
  return `${hostname()}:${resolve(dataDir)}`
}

/**
 * The audit log, for a command on the server. Null if the command's secret is not the log's: an entry sealed with another secret would
 * look forged.
 *
 * @throws {StoreUnavailableError}
 */
export async function ownAuditLog(database: Database, secret: string | null): Promise<AuditLog | null> {
  if (secret === null) return null
  const log = auditLog(secret)
  const [lastEntry] = await database.read((tx) => searchAudit(tx, { before: null, limit: 1 }))
  return !lastEntry || lastEntry.hash === log.sealOf(lastEntry) ? log : null
}
