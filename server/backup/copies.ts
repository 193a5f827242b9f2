import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKUP_DAYS } from '../../domain/enquiry/retention.ts'

const DAY_MS = 24 * 3_600_000
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/

export type Copy = { path: string; madeAtMs: number }

/** The default path of a copy started now: in the data's folder `backups`, named by its time. */
export function newCopyPath(dataDir: string, now: Date): string {
  const time = now.toISOString().replace(/\.\d+Z$/, 'Z') // to the second
  return join(dataDir, 'backups', `${time.replaceAll(':', '-')}.sqlite`)
}

/** The newest copy at a default path; null if there is none. */
export async function newestCopy(dataDir: string): Promise<Copy | null> {
  const copies = await copiesIn(dataDir)
  return copies.toSorted((a, b) => b.madeAtMs - a.madeAtMs)[0] ?? null
}

/**
 * Deletes the copies at default paths that are older than {@link BACKUP_DAYS} days, and no other file.
 *
 * Older is told twice: by its name and by when its file was last written. A clock that ran wrong on either day then deletes
 * later rather than earlier. Where none but `kept` would be left, none is deleted before the next copy: a clock that runs
 * ahead now would call all of them old.
 *
 * @param kept path of a copy that was made and checked just now; it stays, whatever its age
 * @returns how many were deleted
 * @throws {NodeJS.ErrnoException} if one cannot be
 */
export async function deleteOldCopies(dataDir: string, kept: string, now: Date): Promise<number> {
  const olderThanMs = now.getTime() - BACKUP_DAYS * DAY_MS
  const others = (await copiesIn(dataDir)).filter(({ path }) => path !== kept)
  const old = others.filter(({ madeAtMs }) => madeAtMs < olderThanMs)
  if (old.length === others.length) return 0
  let deleted = 0
  for (const { path } of old) {
    const file = await lstat(path).catch(() => null) // null: another backup deleted it meanwhile
    if (!file?.isFile() || file.mtimeMs >= olderThanMs) continue
    await rm(path, { force: true })
    deleted += 1
  }
  return deleted
}

async function copiesIn(dataDir: string): Promise<Array<Copy>> {
  const folder = join(dataDir, 'backups')
  const files = await readdir(folder).catch(() => [])
  return files.flatMap((file) => copyNamed(folder, file))
}

/** Whether a file has the name of a copy at a default path. */
export function isCopyName(file: string): boolean {
  return NAME.test(file)
}

function copyNamed(folder: string, file: string): Array<Copy> {
  const [, day, hours, minutes, seconds] = NAME.exec(file) ?? []
  const madeAtMs = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(madeAtMs) ? [] : [{ path: join(folder, file), madeAtMs }]
}
