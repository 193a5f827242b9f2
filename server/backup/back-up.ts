import { existsSync, renameSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { integrityFaults } from './integrity-check.ts'
import { makePart, partPathOf, removeAbandonedParts, removePart } from './part-files.ts'

/** All pages in one step: in smaller ones the copy begins again whenever a server writes. */
const PAGES_A_STEP = 2 ** 30

/**
 * Copies the embedded database while servers write to it, opens the copy and checks it. Only a copy that passed carries
 * the name asked for.
 *
 * @param databasePath where it lies; it must be there
 * @param copyPath where the copy is put, one file that needs no other; its folder is made too
 * @returns how many enquiries the copy holds: all that were acknowledged before it was begun, and perhaps some more
 * @throws {Error} naming what is wrong with the copy, or that its place is taken
 */
export async function backUp(databasePath: string, copyPath: string): Promise<number> {
  if (existsSync(copyPath))
    throw new Error(`${copyPath} is there already: a copy never takes another file's place`)
  await mkdir(dirname(copyPath), { recursive: true, mode: 0o700 }) // personal data: for the owner's own user
  await removeAbandonedParts(copyPath, new Date())
  const unchecked = partPathOf(copyPath)
  const live = new DatabaseSync(databasePath, { readOnly: true })
  try {
    const before = postIdsIn(live)
    await makePart(unchecked)
    await backup(live, unchecked, { rate: PAGES_A_STEP })
    const held = checkCopy(unchecked, before.difference(erasedFrom(live, before)))
    renameSync(unchecked, copyPath) // at once: a signal finds either no copy or a whole one
    return held
  } finally {
    live.close()
    removePart(unchecked)
  }
}

/**
 * Makes a copy one file and checks it.
 *
 * @param mustHold post ids that stood before the copy was begun
 * @returns how many enquiries it holds
 * @throws {Error} if it is not whole or lacks one
 */
export function checkCopy(path: string, mustHold: ReadonlySet<string>): number {
  const copy = new DatabaseSync(path)
  try {
    copy.exec('PRAGMA journal_mode = DELETE') // the original's log would be a second file beside it
    const faults = integrityFaults(copy)
    if (faults.length > 0) throw new Error(`The copy is not whole: ${faults.join('; ')}`)
    const held = postIdsIn(copy)
    const lacking = mustHold.difference(held).size
    if (lacking > 0)
      throw new Error(`The copy lacks ${lacking} of ${mustHold.size} enquiries that it must hold`)
    return held.size
  } finally {
    copy.close()
  }
}

function erasedFrom(live: DatabaseSync, before: ReadonlySet<string>): Set<string> {
  return before.difference(postIdsIn(live))
}

function postIdsIn(database: DatabaseSync): Set<string> {
  const rows = database.prepare('SELECT post_id FROM submissions').all()
  return new Set(rows.map((row) => String(row.post_id)))
}
