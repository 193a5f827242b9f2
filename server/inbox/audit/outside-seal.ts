import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { AuditEnd } from '../../storage/sql/audit.ts'

export const SEAL_FILE = 'audit-seal.json'
const sealSchema = z.object({ n: z.int().nonnegative(), hash: z.string() })

/**
 * Where the audit log ended when that was last noted beside the database: who cuts entries off its end, and sets the end in the
 * database back, does not reach this file by SQL.
 *
 * @returns null where nothing was noted, or the note cannot be read
 */
export async function readOutsideSeal(dataDir: string): Promise<AuditEnd | null> {
  try {
    return sealSchema.parse(JSON.parse(await readFile(join(dataDir, SEAL_FILE), 'utf8')))
  } catch {
    return null
  }
}

/** Notes where the log ends, whole or not at all. */
export async function writeOutsideSeal(dataDir: string, end: AuditEnd): Promise<void> {
  const path = join(dataDir, SEAL_FILE)
  const part = `${path}.${process.pid}.part`
  await writeFile(part, `${JSON.stringify({ n: end.n, hash: end.hash })}\n`, { mode: 0o600 })
  await rename(part, path)
}
