import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { OperatorError } from '../operator-error.ts'
import { DATABASE_FILE } from '../store/sqlite/sqlite-store.ts'

/**
 * The path of the embedded database. With Firebase it holds all enquiries as well, delivered or waiting.
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
