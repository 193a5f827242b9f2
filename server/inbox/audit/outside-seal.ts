import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { AuditEnd } from '../../storage/sql/audit.ts'
import { readSetting, writeSetting } from '../../storage/sql/inbox/settings-rows.ts'
import type { Works } from '../../storage/sql/work.ts'

export const SEAL_FILE = 'audit-seal.json'
const sealSchema = z.object({ n: z.int().nonnegative(), hash: z.string() })

/** Where the log ended when that was last noted. `none`: it never was; `lost`: it was, and the file is gone or cannot be read. */
export type OutsideSeal = AuditEnd | 'none' | 'lost'

/**
 * Reads where the audit log ended when that was last noted beside the database: who cuts entries off its end, and sets the end in
 * the database back, does not reach this file by SQL.
 *
 * @throws {StoreUnavailableError}
 */
export async function readOutsideSeal(works: Pick<Works, 'read'>, dataDir: string): Promise<OutsideSeal> {
  try {
    return sealSchema.parse(JSON.parse(await readFile(join(dataDir, SEAL_FILE), 'utf8')))
  } catch (error) {
    const isThere = !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return isThere || (await works.read(() => readSetting('auditWasNoted'))) ? 'lost' : 'none'
  }
}

/** Notes where the log ends, whole or not at all, and in the database that it was noted. */
export async function writeOutsideSeal(works: Works, dataDir: string, end: AuditEnd): Promise<void> {
  const path = join(dataDir, SEAL_FILE)
  const part = `${path}.${process.pid}.part`
  await writeFile(part, `${JSON.stringify({ n: end.n, hash: end.hash })}\n`, { mode: 0o600 })
  await rename(part, path)
  if (!(await works.read(() => readSetting('auditWasNoted'))))
    await works.write(() => writeSetting('auditWasNoted', true))
}
