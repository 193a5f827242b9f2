import { readFileSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { PROGRAM, pendingMigrations } from '../sql/migration-steps.ts'
import { asStoreFault, isCannotOpen, isDamage } from './faults.ts'

/** Larger files are not checked at a start: 240 MB took nine seconds from a cold disk. Each backup checks the whole file. */
const MAX_CHECKED_BYTES = 64 * 1024 * 1024

/** @throws {StoreUnavailableError} if a table or index of the layout is missing */
export function assertLayout(database: DatabaseSync, path: string): void {
  const missingNames = [...namesInLayout().difference(namesIn(database))]
  if (missingNames.length > 0) throw damaged(path, `it lacks ${missingNames.join(', ')}`)
}

/** @throws {StoreUnavailableError} if SQLite finds a corrupt page; large files are not checked */
export function assertPages(database: DatabaseSync, path: string): void {
  if (statSync(path).size > MAX_CHECKED_BYTES) return
  const problem = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {}).join()
  if (problem !== 'ok') throw damaged(path, problem)
}

/** Describes an error while opening a database, with its path and, if it is damaged, what to do. */
export function openingFault(path: string, error: unknown): unknown {
  const fault = asStoreFault(error)
  if (!(fault instanceof StoreUnavailableError) || fault.message.includes(path)) return fault
  if (isDamage(error)) return damaged(path, fault.message)
  const advice = isCannotOpen(error)
    ? '. Is it a folder, or another user’s? Give it to the server’s user, or set DATA_DIR to a folder of its own'
    : ''
  return new StoreUnavailableError(`${path} cannot be opened: ${fault.message}${advice}`, { cause: error })
}

/** Tells the owner of a damaged database what to do. */
export function damageSentence(path: string, problem: string): string {
  return `${path} is damaged: ${problem}. Restore the newest backup, as docs/data.md says under Backups.`
}

function damaged(path: string, problem: string): StoreUnavailableError {
  return new StoreUnavailableError(damageSentence(path, problem))
}

let layoutNames: Set<unknown> | null = null

/** The names of the tables and indexes of the newest layout, cached, because computing them is slower than opening a database. */
function namesInLayout(): Set<unknown> {
  layoutNames ??= namesInNewDatabase()
  return layoutNames
}

function namesInNewDatabase(): Set<unknown> {
  const empty = new DatabaseSync(':memory:')
  try {
    migrate(empty)
    return namesIn(empty)
  } finally {
    empty.close()
  }
}

function namesIn(database: DatabaseSync): Set<unknown> {
  return new Set(
    database
      .prepare('SELECT name FROM sqlite_schema')
      .all()
      .map(({ name }) => name),
  )
}

const FOLDER = new URL('../migrations/sqlite/', import.meta.url)
const LAST_OF_010 = '024-words-indexed-together.sql'

/**
 * Migrates a database to the newest layout, in one transaction. Of two processes that start at once, only
 * one migrates.
 *
 * @throws {Error} see {@link pendingMigrations}
 */
export function migrate(database: DatabaseSync): void {
  if (pendingSteps(database).length === 0) return // takes no lock, so that a reader can start while another process writes

  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec(
      'CREATE TABLE IF NOT EXISTS migrations (file TEXT PRIMARY KEY, applied_at TEXT NOT NULL, program TEXT) STRICT',
    )
    for (const file of pendingSteps(database)) {
      database.exec(readFileSync(new URL(file, FOLDER), 'utf8'))
      database
        .prepare(
          "INSERT INTO migrations (file, applied_at, program) VALUES (?, strftime('%FT%TZ', 'now'), ?)",
        )
        .run(file, PROGRAM)
    }
    database.exec('COMMIT')
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

/** The pending steps of a database. @throws {Error} see {@link pendingMigrations} */
export function pendingSteps(database: DatabaseSync): Array<string> {
  const hasMigrations = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get()
  return pendingMigrations(
    FOLDER,
    LAST_OF_010,
    hasMigrations ? database.prepare('SELECT * FROM migrations').all() : [],
  )
}
