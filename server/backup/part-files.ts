import { rmSync } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isCopyName } from './copies.ts'

/** The name contains the id of the process that writes the file. SQLite creates its own files beside it. */
const PART = /^(.+?)(?:\.(\d+))?\.part(?:-journal|-wal|-shm)?$/
/** No backup takes a day: the process id in the name of an older file belongs to another process by now. */
const ABANDONED_AFTER_MS = 24 * 3_600_000

/** The temporary path of a copy while this process writes and checks it. */
export function partPathOf(copyPath: string): string {
  return `${copyPath}.${process.pid}.part`
}

/**
 * Creates the empty file into which a copy is written, readable by its owner only from the start.
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
    if (copyName !== basename(copyPath) && !isCopyName(copyName)) continue
    const path = join(folder, file)
    if (!isRunning(Number(pid)) || (await isOld(path, now))) await rm(path, { force: true })
  }
}

/** This process has not written yet: a file with its id is from an earlier process with the same id. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function isOld(path: string, now: Date): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now.getTime() }))
  return now.getTime() - mtimeMs > ABANDONED_AFTER_MS
}
