import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../../errors.ts'
import { assertDatabaseNotLost } from './database-files.ts'
import { isBusy } from './faults.ts'
import { type ReportFatal, rescueAndReport, watchFiles } from './files.ts'
import { assertLayout, assertPages, damageSentence, migrate, openingFault } from './layout.ts'
import { setWriter } from './writer.ts'

/** How long to wait for another process's lock, in milliseconds. */
export type LockTimeouts = {
  /** For a read or a write. Visitors are promised an answer within 1 500 ms. */
  answerMs: number
  /** For a start, which may block. */
  startMs: number
}

export const TIMEOUT_DEFAULTS: LockTimeouts = { answerMs: 1_100, startMs: 5_000 }
const PAUSE_MS = 25

// busy_timeout 0: waiting for a lock, SQLite would block the whole server; lock.ts waits without blocking.
// secure_delete: erased data is overwritten in the file.
const PRAGMAS = {
  journal_mode: 'wal',
  synchronous: 2, // FULL
  foreign_keys: 1,
  secure_delete: 1,
  busy_timeout: 0,
}

type SqliteOptions = {
  serving?: { reportFatal: ReportFatal } | undefined
  timeouts?: LockTimeouts
}

/**
 * Opens or creates a database file, with durable settings, and migrates it to the newest layout.
 *
 * @param options.serving for a server: checks the pages, and reports later damage once. Commands omit it, so that they read as much of
 *   a damaged database as possible
 * @throws {StoreUnavailableError} if it cannot be opened, is not a database, is damaged or stays locked
 * @throws {OperatorError} if it does not accept the durable settings, or a newer version of this program has changed its layout
 */
export function openSqliteDatabase(
  path: string,
  { serving, timeouts = TIMEOUT_DEFAULTS }: SqliteOptions = {},
): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 }) // personal data: only for the server's user
  if (serving) assertDatabaseNotLost(path)
  const database = openFile(path)
  try {
    const steps = [
      () => setPragmas(database),
      () => migrate(database),
      () => assertLayout(database, path),
      () => serving && assertPages(database, path),
      () => watch(database, path, timeouts.answerMs, serving?.reportFatal),
      () => keepTemporaryInMemory(database),
    ]
    for (const step of steps) retryWhileLocked(step, timeouts.startMs)
    return database
  } catch (error) {
    database.close()
    throw openingFault(path, error)
  }
}

function openFile(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: PRAGMAS.busy_timeout })
  } catch (error) {
    throw openingFault(path, error)
  }
}

function setPragmas(database: DatabaseSync): void {
  for (const [name, expected] of Object.entries(PRAGMAS)) {
    database.exec(`PRAGMA ${name} = ${expected}`)
    const [actual] = Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})
    if (actual !== expected)
      throw new OperatorError(`The database does not take ${name} = ${expected}, it stays ${actual}`)
  }
}

/**
 * Keeps the journals of savepoints in memory: beyond 64 KB SQLite would write them to a file, which takes a fifth of an enquiry's CPU
 * time. Called after the migrations, which sort indexes on the disk.
 */
function keepTemporaryInMemory(database: DatabaseSync): void {
  database.exec('PRAGMA temp_store = MEMORY')
}

function retryWhileLocked(work: () => void, timeoutMs: number): void {
  const untilMs = performance.now() + timeoutMs
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

function watch(database: DatabaseSync, path: string, answerMs: number, reportFatal?: ReportFatal): void {
  let isReported = false
  const assertInPlace = watchFiles(path, (fault) => {
    if (reportFatal) void rescueAndReport(database, path, fault, reportFatal)
  })
  const onDamage = (error: unknown) => {
    if (!isReported)
      reportFatal?.({ path, err: error }, damageSentence(path, 'a page or a table cannot be read'))
    isReported = true
  }
  setWriter(database, { assertInPlace, onDamage }, answerMs)
}
