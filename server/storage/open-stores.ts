import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EnquiryStore } from '../../domain/enquiry/submission.ts'
import type { VisitStore } from '../../domain/visits.ts'
import type { Config } from '../config.ts'
import { openPostgres } from './postgres-database.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresVisits } from './postgres-visits.ts'
import { openSqliteDatabase } from './sqlite-database.ts'
import { DATABASE_FILE, sqliteStore } from './sqlite-store.ts'
import { sqliteVisits } from './sqlite-visits.ts'

export type StoreSettings = Pick<Config, 'dataDir' | 'database'>

/** Everything that is kept, opened in the place that the settings name. */
export type Stores = {
  enquiries: EnquiryStore
  visits: VisitStore
  /** Finishes what was begun and closes all of them. Closing twice is harmless. */
  close: () => Promise<void>
}

/**
 * Opens the store that the settings choose, for the server and for the owner's commands alike.
 *
 * @param options.mustExist whether a place without data is refused instead of made: an export from the wrong folder must
 *   not look like an empty one
 * @throws {StoreUnavailableError} if it cannot be opened: then the message says what and where, never a password
 * @throws {Error} if there is none and it must exist, or it does not promise to keep what it acknowledges
 */
export async function openStores(
  { dataDir, database }: StoreSettings,
  { mustExist = false }: { mustExist?: boolean } = {},
): Promise<Stores> {
  switch (database.kind) {
    case 'sqlite':
      return openSqliteStores(join(dataDir, DATABASE_FILE), mustExist)
    case 'postgres':
      return openPostgresStores(database.url, mustExist)
    case 'firebase':
      throw new Error('Firebase is not there yet')
  }
}

function openSqliteStores(path: string, mustExist: boolean): Stores {
  if (mustExist && !existsSync(path))
    throw new Error(`There is no database at ${path}: set DATA_DIR to the data folder`)
  const database = openSqliteDatabase(path)
  const enquiries = sqliteStore(database)
  return { enquiries, visits: sqliteVisits(database), close: enquiries.close }
}

async function openPostgresStores(url: string, mustExist: boolean): Promise<Stores> {
  const postgres = await openPostgres(url, { mustExist })
  return { enquiries: postgresStore(postgres), visits: postgresVisits(postgres), close: postgres.close }
}
