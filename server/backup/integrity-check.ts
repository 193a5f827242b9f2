import type { DatabaseSync } from 'node:sqlite'

/** The faults that SQLite's own checks find in a database; empty if it is intact. */
export function integrityFaults(database: DatabaseSync): Array<string> {
  const pages = database
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(row.integrity_check))
  const references = database.prepare('PRAGMA foreign_key_check').all()
  return [
    ...pages.filter((line) => line !== 'ok'),
    ...references.map(({ table }) => `a row of ${table} belongs to nothing`),
  ]
}
