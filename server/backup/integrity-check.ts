import type { DatabaseSync } from 'node:sqlite'

/** What SQLite itself finds wrong with a database; empty if it is whole. */
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
