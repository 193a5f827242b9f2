import { closeSync, existsSync, fdatasyncSync, openSync, renameSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../errors.ts'
import { makePart, partPathOf, removeAbandonedParts, removePart } from './copies.ts'
import { integrityFaults } from './database-file.ts'

/** Pages of 4 KB: one megabyte. */
const PAGES_PER_STEP = 256
/** The pause after a step, as a multiple of its duration, so that the disk stays mostly free for the servers. */
const PAUSE_FACTOR = 2

/**
 * Copies the embedded database while servers write to it, and checks the copy. Only a copy that passed the check gets its
 * final name.
 *
 * @param databasePath path of the database, which must exist
 * @param copyPath path of the copy, a single file; its folder is created if needed
 * @returns how many enquiries are in the copy: all that were acknowledged before it was started, and perhaps more
 * @throws {OperatorError} naming what is wrong with the copy, or if a file with its name exists
 */
export async function backUp(databasePath: string, copyPath: string): Promise<number> {
  if (existsSync(copyPath))
    throw new OperatorError(`${copyPath} is there already: a copy never takes another file's place`)
  await mkdir(dirname(copyPath), { recursive: true, mode: 0o700 }) // personal data: for the owner's own user
  await removeAbandonedParts(copyPath, new Date())
  const uncheckedPath = partPathOf(copyPath)
  const live = new DatabaseSync(databasePath, { readOnly: true })
  try {
    const idsBefore = postIdsIn(live)
    await makePart(uncheckedPath)
    await copyInSteps(live, uncheckedPath)
    const enquiries = checkCopy(uncheckedPath, idsBefore.difference(erasedFrom(live, idsBefore)))
    renameSync(uncheckedPath, copyPath) // atomic: if the process is killed, there is either no copy or a complete one
    return enquiries
  } finally {
    live.close()
    removePart(uncheckedPath)
  }
}

/**
 * Copies the pages in a read transaction, without which the copy would start again whenever a server writes. Each step is synced to
 * the disk before the next, so that a concurrent commit waits only briefly.
 */
async function copyInSteps(live: DatabaseSync, path: string): Promise<void> {
  const file = openSync(path, 'r+')
  live.exec('BEGIN')
  try {
    live.prepare('SELECT 1 FROM submissions').get() // the transaction begins with the first read
    let stepStartMs = performance.now()
    const progress = () => {
      fdatasyncSync(file)
      pauseFor((performance.now() - stepStartMs) * PAUSE_FACTOR)
      stepStartMs = performance.now()
    }
    await backup(live, path, { rate: PAGES_PER_STEP, progress })
  } finally {
    live.exec('ROLLBACK')
    closeSync(file)
  }
}

/** Blocks the process. */
function pauseFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/**
 * Makes a copy a single file and checks it.
 *
 * @param requiredIds post ids that were stored before the copy was started
 * @returns the number of its enquiries
 * @throws {OperatorError} if it is damaged or lacks one of them
 */
export function checkCopy(path: string, requiredIds: ReadonlySet<string>): number {
  const copy = new DatabaseSync(path)
  try {
    copy.exec('PRAGMA journal_mode = DELETE') // in WAL mode there would be a second file beside it
    const faults = integrityFaults(copy)
    if (faults.length > 0) throw new OperatorError(`The copy is not whole: ${faults.join('; ')}`)
    const copiedIds = postIdsIn(copy)
    const missingCount = requiredIds.difference(copiedIds).size
    if (missingCount > 0)
      throw new OperatorError(
        `The copy lacks ${missingCount} of ${requiredIds.size} enquiries that it must hold`,
      )
    return copiedIds.size
  } finally {
    copy.close()
  }
}

function erasedFrom(live: DatabaseSync, idsBefore: ReadonlySet<string>): Set<string> {
  return idsBefore.difference(postIdsIn(live))
}

function postIdsIn(database: DatabaseSync): Set<string> {
  const rows = database.prepare('SELECT post_id FROM submissions').all()
  return new Set(rows.map((row) => String(row.post_id)))
}
