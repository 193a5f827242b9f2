import { execFile } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Context } from './context.ts'
import { SkipError } from './skip-error.ts'

const FILLING = 'filling'
const BLOCK_BYTES = 4_096

/** A small file system of its own, in memory. */
export type SmallDisk = {
  /** A folder on it, for a server's data. */
  dataDir: string
  fill: () => void
  free: () => void
}

/** @throws {SkipError} if this machine does not allow it */
export async function makeSmallDisk(context: Context, megabytes: number): Promise<SmallDisk> {
  const mountPoint = await context.folder()
  const run = promisify(execFile)
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', mountPoint]).catch(() => {
    throw new SkipError('This needs a small disk, which only root on Linux can mount')
  })
  context.atEnd(() => run('umount', ['--lazy', mountPoint]))
  const dataDir = join(mountPoint, 'data')
  await mkdir(dataDir, { mode: 0o700 })
  const filling = join(mountPoint, FILLING)
  return {
    dataDir,
    fill: () => writeUntilFull(filling),
    free: () => rmSync(filling),
  }
}

function writeUntilFull(path: string): void {
  const file = openSync(path, 'a')
  try {
    for (;;) writeSync(file, Buffer.alloc(BLOCK_BYTES))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}
