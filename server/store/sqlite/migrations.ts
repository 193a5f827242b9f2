import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { PROGRAM, stepsToTake } from '../sql/migration-steps.ts'

const FOLDER = new URL('../migrations/sqlite/', import.meta.url)

/**
 * Brings a database to the newest layout, in one transaction. Of two processes that start at once one migrates
 * and the other finds it done.
 *
 * @throws {Error} see {@link stepsToTake}
 */
export function migrate(database: DatabaseSync): void {
  if (pendingSteps(database).length === 0) return // asks for no lock: a reader can start while another process writes

  database.exec('BEGIN IMMEDIATE')
  database.enableDefensive(false) // a step may take a CHECK out of the schema
  try {
    const files = pendingSteps(database)
    for (const file of files) apply(database, file)
    const note = database.prepare('UPDATE migrations SET program = ? WHERE file = ?')
    for (const file of files) note.run(PROGRAM, file)
    database.exec('COMMIT')
  } finally {
    database.enableDefensive(true)
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

/** The steps that a database has not taken yet. @throws {Error} see {@link stepsToTake} */
export function pendingSteps(database: DatabaseSync): Array<string> {
  const known = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get()
  return stepsToTake(FOLDER, known ? database.prepare('SELECT * FROM migrations').all() : [])
}

function apply(database: DatabaseSync, file: string): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (file TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT',
  )
  database.exec(readFileSync(new URL(file, FOLDER), 'utf8'))
  database
    .prepare("INSERT INTO migrations (file, applied_at) VALUES (?, strftime('%FT%TZ', 'now'))")
    .run(file)
}
