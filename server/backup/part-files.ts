import { rmSync } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isCopyName } from './copies.ts'

/** The number of the process that writes it stands in the name. SQLite puts files of its own beside it. */
const PART = /^(.+?)(?:\.(\d+))?\.part(?:-journal|-wal|-shm)?$/
/** No backup takes a day: whose part is older, its process number is another's by now. */
const ABANDONED_AFTER_MS = 24 * 3_600_000

/** What a copy is called while this process writes and checks it. */
export function partPathOf(copyPath: string): string {
  return `${copyPath}.${process.pid}.part`
}

/**
 * Makes the empty file into which a copy is written: for the owner's own user from its first byte on.
 *
 * @param path see {@link partPathOf}
 */
export async function makePart(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  await file.close()
}

/** Takes away what this process has written of a copy. It is done when it returns: a signal leaves no time to wait. */
export function removePart(path: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
}

/** Takes away what killed backups have left where a copy is put now. What a running one writes stays. */
export async function removeAbandonedParts(copyPath: string, now: Date): Promise<void> {
  const folder = dirname(copyPath)
  for (const file of await readdir(folder)) {
    const [, copyName = '', pid] = PART.exec(file) ?? []
    if (copyName !== basename(copyPath) && !isCopyName(copyName)) continue
    const path = join(folder, file)
    if (!isRunning(Number(pid)) || (await isOld(path, now))) await rm(path, { force: true })
  }
}

/** This process has not begun to write yet: its own number was that of another before. */
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
