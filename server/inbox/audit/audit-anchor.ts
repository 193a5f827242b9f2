import { readFile, rename, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type AuditEnd, type AuditLog, auditLog, searchAudit } from '../../store/sql/audit.ts'
import type { Database, Transaction } from '../../store/sql/database.ts'
import { readSetting, writeSetting } from '../../store/sql/inbox/settings-rows.ts'

export const SEAL_FILE = 'audit-seal.json'
/** A container that is made anew has another name each time: so many are remembered. */
const MAX_FOLDERS = 50
const sealSchema = z.object({ n: z.int().nonnegative(), hash: z.string() })

/** Where the log ended when that was last noted. `none`: it never was in this folder; `lost`: it was, and the file is gone or cannot be read. */
export type AuditAnchor = AuditEnd | 'none' | 'lost'

/**
 * Reads where the audit log ended when that was last noted beside the database: who cuts entries off its end, and sets the end in
 * the database back, does not reach this file by SQL.
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

/** Notes where the log ends, whole or not at all, and in the database that it was noted in this folder. */
export async function writeOutsideSeal(database: Database, dataDir: string, end: AuditEnd): Promise<void> {
  const path = join(dataDir, SEAL_FILE)
  const part = `${path}.${process.pid}.part`
  await writeFile(part, `${JSON.stringify({ n: end.n, hash: end.hash })}\n`, { mode: 0o600 })
  await rename(part, path)
  const folder = folderName(dataDir)
  if ((await database.read((tx) => readSetting(tx, 'auditNotedIn'))).includes(folder)) return
  await database.transaction(async (tx) => {
    const others = (await readSetting(tx, 'auditNotedIn')).filter((other) => other !== folder)
    await writeSetting(tx, 'auditNotedIn', [...others, folder].slice(-MAX_FOLDERS))
  })
}

/** A further server on the same database has a folder of its own, in which nothing was lost at its first start. */
async function wasNotedIn(tx: Transaction, folder: string): Promise<boolean> {
  const folders = await readSetting(tx, 'auditNotedIn')
  return folders.length > 0 ? folders.includes(folder) : await readSetting(tx, 'auditWasNoted')
}

function folderName(dataDir: string): string {
  return `${hostname()}:${resolve(dataDir)}`
}

/**
 * The audit log, for a command on the server. Null if the secret that the command has is not the one that the log was written with: an
 * entry with another's seal would look forged.
 *
 * @throws {StoreUnavailableError}
 */
export async function ownAuditLog(database: Database, secret: string | null): Promise<AuditLog | null> {
  if (secret === null) return null
  const log = auditLog(secret)
  const [last] = await database.read((tx) => searchAudit(tx, { before: null, limit: 1 }))
  return !last || last.hash === log.sealOf(last) ? log : null
}
