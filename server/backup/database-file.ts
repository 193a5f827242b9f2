import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import { OperatorError } from '../errors.ts'
import { DATABASE_FILE } from '../store/sqlite/sqlite-store.ts'

/**
 * The path of the embedded database. With Firebase it holds all enquiries too, whether delivered or waiting.
 *
 * @throws {OperatorError} if the data is in a store with its own backup tools, which the message names, or if there is no file
 */
export function embeddedDatabase({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): string {
  if (storage.ownBackup !== null) throw new OperatorError(storage.ownBackup)
  const path = join(dataDir, DATABASE_FILE)
  if (!existsSync(path))
    throw new OperatorError(`There is no database at ${path}: set DATA_DIR to the data folder`)
  return path
}

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

/** `1 enquiry`, `12 enquiries`: for the output of the owner's commands. */
export function enquiriesText(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`
}
