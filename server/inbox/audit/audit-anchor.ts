import { readFile, rename, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type AuditEnd, type AuditLog, auditLog, searchAudit } from '../../store/sql/audit.ts'
import type { Database, Transaction } from '../../store/sql/database.ts'
import { readSetting, writeSetting } from '../../store/sql/inbox/settings-rows.ts'

export const ANCHOR_FILE = 'audit-seal.json'
/** Each new container has another host name; this many are remembered. */
const MAX_FOLDERS = 50
const anchorSchema = z.object({ n: z.int().nonnegative(), hash: z.string() })

/** The log's end as last written outside the database. `none`: never in this folder; `lost`: its file is missing or unreadable. */
export type AuditAnchor = AuditEnd | 'none' | 'lost'

/**
 * Reads the anchor. An attacker who truncates the log and its stored end by SQL cannot change this file.
 *
 * @throws {StoreUnavailableError}
 */
export async function readAuditAnchor(
  database: Pick<Database, 'read'>,
  dataDir: string,
): Promise<AuditAnchor> {
  try {
    return anchorSchema.parse(JSON.parse(await readFile(join(dataDir, ANCHOR_FILE), 'utf8')))
  } catch (error) {
    const isUnreadable = !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return isUnreadable || (await database.read((tx) => wasWrittenIn(tx, folderName(dataDir))))
      ? 'lost'
      : 'none'
  }
}

/** Writes the anchor atomically, and records in the database that this folder has one. */
export async function writeAuditAnchor(database: Database, dataDir: string, end: AuditEnd): Promise<void> {
  const path = join(dataDir, ANCHOR_FILE)
  const part = `${path}.${process.pid}.part`
  await writeFile(part, `${JSON.stringify({ n: end.n, hash: end.hash })}\n`, { mode: 0o600 })
  await rename(part, path)
  const folder = folderName(dataDir)
  if ((await database.read((tx) => readSetting(tx, 'auditNotedIn'))).includes(folder)) return
  await database.transaction(async (tx) => {
    const otherFolders = (await readSetting(tx, 'auditNotedIn')).filter(
      (otherFolder) => otherFolder !== folder,
    )
    await writeSetting(tx, 'auditNotedIn', [...otherFolders, folder].slice(-MAX_FOLDERS))
  })
}

/** A second server has its own folder, where a missing anchor is no loss at first. */
async function wasWrittenIn(tx: Transaction, folder: string): Promise<boolean> {
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
