import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../errors.ts'
import { isBusy } from './faults.ts'
import { openingFault, pendingSteps } from './layout.ts'

/** How long a running backup may take to end, or a server to stop. */
const LOCK_TIMEOUT_MS = 5_000

/**
 * Opens a database in one read transaction, a snapshot that concurrent writes do not change.
 *
 * @param options.isAlone whether to lock out all other programs until it is closed, so that the snapshot is the final state
 * @throws {StoreUnavailableError} if it cannot be opened
 * @throws {OperatorError} if there is none, its layout is not the newest, or `isAlone` is set and another program has it open
 */
export function openSnapshot(path: string, { isAlone }: { isAlone: boolean }): DatabaseSync {
  if (!existsSync(path))
    throw new OperatorError(`There is no database at ${path}: set DATA_DIR to the data folder`)
  const database = new DatabaseSync(path, { readOnly: !isAlone, timeout: LOCK_TIMEOUT_MS })
  try {
    // Before the first read, so that the file itself is locked: https://sqlite.org/wal.html#noshm
    if (isAlone) database.exec('PRAGMA locking_mode = EXCLUSIVE')
    database.exec('BEGIN')
    assertNewest(database, path)
    return database
  } catch (error) {
    database.close()
    throw isAlone && isBusy(error)
      ? new OperatorError(
          `Another program has ${path} open: stop the server first, and whatever else works on it.`,
          { cause: error },
        )
      : openingFault(path, error)
  }
}

function assertNewest(database: DatabaseSync, path: string): void {
  const [step] = pendingSteps(database)
  if (step === undefined) return
  throw new OperatorError(
    `${path} is of an older version of this program, which has not taken the step ${step}: start the server of this version on it once`,
  )
}
