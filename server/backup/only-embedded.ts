import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { DATABASE_FILE } from '../storage/sqlite/sqlite-store.ts'

const POSTGRES = `The data is in PostgreSQL, which is backed up and checked with its own tools:
  pg_dump --format=custom --file=FILE "$DATABASE_URL"                backs up, while servers write
  createdb check && pg_restore --exit-on-error --dbname=check FILE   restores into a database of its own
Nothing was done.`

/**
 * The embedded database's file. With Firebase too it holds everything, delivered or waiting.
 *
 * @throws {Error} if the data is in PostgreSQL, or there is no file
 */
export function embeddedDatabase({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): string {
  if (database.kind === 'postgres') throw new Error(POSTGRES)
  const path = join(dataDir, DATABASE_FILE)
  if (!existsSync(path)) throw new Error(`There is no database at ${path}: set DATA_DIR to the data folder`)
  return path
}
