import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { asStoreFault, isBusy } from './sqlite-faults.ts'
import { migrate } from './sqlite-migrations.ts'

/** How long a start waits for another process that starts or writes. Nobody is served yet, so it may block. */
const START_PATIENCE_MS = 5_000
const PAUSE_MS = 25

// No lock wait inside SQLite, which would block the whole server; sqlite-turns.ts waits without blocking.
// secure_delete: what is erased for a person is overwritten in the file too.
const PRAGMAS = {
  journal_mode: 'wal',
  synchronous: 2, // FULL
  foreign_keys: 1,
  secure_delete: 1,
  busy_timeout: 0,
}

/**
 * Opens a database file, made if there is none, sets it to lose nothing and brings it to the newest layout.
 *
 * @throws {StoreUnavailableError} if it cannot be opened, is no database or stays locked
 * @throws {Error} if it does not take the settings without which acknowledged enquiries could be lost
 */
export function openSqliteDatabase(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 }) // personal data: for the server's own user
  const database = openFile(path)
  try {
    patiently(() => setPragmas(database))
    patiently(() => migrate(database))
    return database
  } catch (error) {
    database.close()
    throw asStoreFault(error)
  }
}

function openFile(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: PRAGMAS.busy_timeout })
  } catch (error) {
    throw asStoreFault(error)
  }
}

function setPragmas(database: DatabaseSync): void {
  for (const [name, wanted] of Object.entries(PRAGMAS)) {
    database.exec(`PRAGMA ${name} = ${wanted}`)
    const [is] = Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})
    if (is !== wanted) throw new Error(`The database does not take ${name} = ${wanted}, it stays ${is}`)
  }
}

function patiently(work: () => void): void {
  const untilMs = performance.now() + START_PATIENCE_MS
  for (;;) {
    try {
      work()
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() >= untilMs) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
}
