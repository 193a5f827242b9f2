import { rmSync } from 'node:fs'
import { lstat, open, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { BACKUP_DAYS } from '../../domain/enquiry/retention.ts'
import { isProcessRunning } from '../is-process-running.ts'

const DAY_MS = 24 * 3_600_000
const COPY_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite$/

/** A backup is made each night, and may be two hours late. */
export const MAX_BACKUP_AGE_MS = 26 * 3_600_000

export type Copy = { path: string; madeAtMs: number }

/** The default path of a copy that starts now: `backups/<time>.sqlite` in the data folder. */
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
 * A copy's age is checked twice, by its name and by the file's modification time, so that a wrong clock on either day
 * only delays the deletion. If only `newestPath` would be left, nothing is deleted before the next copy: to a clock that is
 * ahead now, all copies look old.
 *
 * @param newestPath path of a copy that was made and checked just now, which stays
 * @returns how many were deleted
 * @throws {NodeJS.ErrnoException} if one cannot be deleted
 */
export async function deleteOldCopies(dataDir: string, newestPath: string, now: Date): Promise<number> {
  const olderThanMs = now.getTime() - BACKUP_DAYS * DAY_MS
  const otherCopies = (await copiesIn(dataDir)).filter(({ path }) => path !== newestPath)
  const oldCopies = otherCopies.filter(({ madeAtMs }) => madeAtMs < olderThanMs)
  if (oldCopies.length === otherCopies.length) return 0
  let deleted = 0
  for (const { path } of oldCopies) {
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

function copyNamed(folder: string, file: string): Array<Copy> {
  const [, day, hours, minutes, seconds] = COPY_NAME.exec(file) ?? []
  const madeAtMs = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(madeAtMs) ? [] : [{ path: join(folder, file), madeAtMs }]
}

/** The name contains the id of the process that writes the file. SQLite creates its own files beside it. */
const PART = /^(.+?)(?:\.(\d+))?\.part(?:-journal|-wal|-shm)?$/
/** No backup takes a day: the process id in the name of an older file belongs to another process by now. */
const ABANDONED_AFTER_MS = 24 * 3_600_000

/** The temporary path of a copy while this process writes and checks it. */
export function partPathOf(copyPath: string): string {
  return `${copyPath}.${process.pid}.part`
}

/**
 * Creates the empty file into which a copy is written, readable only by its owner from the start.
 *
 * @param path see {@link partPathOf}
 */
export async function makePart(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  await file.close()
}

/** Removes this process's temporary files of a copy. Synchronous: a signal handler cannot wait. */
export function removePart(path: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
}

/** Removes the temporary files of killed backups from the folder of a copy, but not those of running ones. */
export async function removeAbandonedParts(copyPath: string, now: Date): Promise<void> {
  const folder = dirname(copyPath)
  for (const file of await readdir(folder)) {
    const [, copyName = '', pid] = PART.exec(file) ?? []
    if (copyName !== basename(copyPath) && !COPY_NAME.test(copyName)) continue
    const path = join(folder, file)
    // This process has written no file yet: an earlier one had the same id.
    const isBeingWritten = Number(pid) !== process.pid && isProcessRunning(Number(pid))
    if (!isBeingWritten || (await isOld(path, now))) await rm(path, { force: true })
  }
}

async function isOld(path: string, now: Date): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }))
  return now.getTime() - mtimeMs > ABANDONED_AFTER_MS
}
