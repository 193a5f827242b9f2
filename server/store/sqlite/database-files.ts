import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'

/** Checks of an empty file: another starting server may just have created it. */
const MAX_CHECKS = 40
const PAUSE_MS = 25
const ADVICE =
  'Restore the newest backup or what was rescued, as docs/data.md says under Backups, or delete it to begin anew.'

/**
 * Refuses to create a new database in the place of a lost one.
 *
 * @throws {StoreUnavailableError} if the file is empty, or missing while its log or a rescued copy exists
 */
export function assertDatabaseNotLost(path: string): void {
  if (existsSync(path)) assertNotEmpty(path)
  else assertNoLeftovers(path)
}

function assertNotEmpty(path: string): void {
  for (let check = 0; check < MAX_CHECKS; check += 1) {
    if (statSync(path, { throwIfNoEntry: false })?.size !== 0) return
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
  throw new StoreUnavailableError(`${path} is empty. ${ADVICE}`)
}

function assertNoLeftovers(path: string): void {
  const leftover = readdirSync(dirname(path)).find(
    (name) => name === `${basename(path)}-wal` || name.startsWith('rescued-'),
  )
  if (leftover === undefined || existsSync(path)) return
  throw new StoreUnavailableError(`There is no ${path}, but ${leftover} beside it. ${ADVICE}`)
}
