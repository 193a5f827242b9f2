import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { stepsToTake } from '../sql/migration-steps.ts'

const FOLDER = new URL('../../../migrations/sqlite/', import.meta.url)

/**
 * Brings a database to the newest layout, in one transaction. Of two processes that start at once one migrates
 * and the other finds it done.
 *
 * @throws {Error} see {@link stepsToTake}
 */
export function migrate(database: DatabaseSync): void {
  if (pendingSteps(database).length === 0) return // asks for no lock: a reader can start while another process writes

  database.exec('BEGIN IMMEDIATE')
  try {
    for (const file of pendingSteps(database)) apply(database, file)
    database.exec('COMMIT')
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

/** The steps that a database has not taken yet. @throws {Error} see {@link stepsToTake} */
export function pendingSteps(database: DatabaseSync): Array<string> {
  const known = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get()
  const rows = known ? database.prepare('SELECT file FROM migrations').all() : []
  return stepsToTake(FOLDER, new Set(rows.map(({ file }) => file)))
}

function apply(database: DatabaseSync, file: string): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (file TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT',
  )
  database.exec(readFileSync(new URL(file, FOLDER), 'utf8'))
  database.prepare("INSERT INTO migrations VALUES (?, strftime('%FT%TZ', 'now'))").run(file)
}
