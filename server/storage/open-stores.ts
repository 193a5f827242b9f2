import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EnquiryStore } from '../../domain/enquiry/submission.ts'
import type { Config } from '../config.ts'
import type { FirebaseSetting } from '../firebase-setting.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { postgresOutbox } from '../outbox/postgres-outbox.ts'
import { sqliteOutbox } from '../outbox/sqlite-outbox.ts'
import type { VisitStore } from '../visits/visits.ts'
import type { FirebaseStoreParts } from './firebase/firebase-store.ts'
import { openFirebaseStore } from './firebase/open-firebase.ts'
import { openPostgres } from './postgres/database.ts'
import { postgresStore } from './postgres/postgres-store.ts'
import { postgresVisits } from './postgres/visits.ts'
import { openSqliteDatabase } from './sqlite/database.ts'
import type { ReportFatal } from './sqlite/files.ts'
import { DATABASE_FILE, sqliteStore } from './sqlite/sqlite-store.ts'
import { sqliteVisits } from './sqlite/visits.ts'

export type StoreSettings = Pick<Config, 'dataDir' | 'database'>

type Serving = Omit<FirebaseStoreParts, 'setting'>

/** Everything that is kept, opened in the place that the settings name. */
export type Stores = {
  enquiries: EnquiryStore
  visits: VisitStore
  /** Messages to others that must arrive, beside the enquiries that they tell of. */
  outbox: Outbox
  /** Finishes what was begun and closes all of them. Closing twice is harmless. */
  close: () => Promise<void>
}

/**
 * Opens the store that the settings choose, for the server and for the owner's commands alike.
 *
 * @param options.mustExist whether a place without data is refused instead of made: an export from the wrong folder must
 *   not look like an empty one
 * @param options.serving what a server needs that takes enquiries. Without it a hosted store is not delivered to: its owner's
 *   commands work on what is kept here
 * @throws {StoreUnavailableError} if it cannot be opened: then the message says what and where, never a password
 * @throws {Error} if there is none and it must exist, or it does not promise to keep what it acknowledges
 */
export async function openStores(
  { dataDir, database }: StoreSettings,
  { mustExist = false, serving }: { mustExist?: boolean; serving?: Serving } = {},
): Promise<Stores> {
  switch (database.kind) {
    case 'sqlite':
      return openSqliteStores(join(dataDir, DATABASE_FILE), mustExist, serving)
    case 'postgres':
      return openPostgresStores(database.url, mustExist)
    case 'firebase': {
      const path = join(dataDir, DATABASE_FILE)
      return serving ? openFirebaseStores(path, database, serving) : openSqliteStores(path, mustExist)
    }
  }
}

function openSqliteStores(path: string, mustExist: boolean, serving?: Serving): Stores {
  if (mustExist && !existsSync(path))
    throw new Error(`There is no database at ${path}: set DATA_DIR to the data folder`)
  const database = openSqliteDatabase(path, { serving: serving && toldBy(serving) })
  const enquiries = sqliteStore(database)
  return { enquiries, visits: sqliteVisits(database), outbox: sqliteOutbox(database), close: enquiries.close }
}

function openFirebaseStores(path: string, setting: FirebaseSetting, serving: Serving): Stores {
  const database = openSqliteDatabase(path, { serving: toldBy(serving) })
  const enquiries = openFirebaseStore(database, { setting, ...serving })
  return { enquiries, visits: sqliteVisits(database), outbox: sqliteOutbox(database), close: enquiries.close }
}

function toldBy({ report }: Serving): { reportFatal: ReportFatal } {
  return { reportFatal: (fields, message) => report('fatal', fields, message) }
}

async function openPostgresStores(url: string, mustExist: boolean): Promise<Stores> {
  const postgres = await openPostgres(url, { mustExist })
  return {
    enquiries: postgresStore(postgres),
    visits: postgresVisits(postgres),
    outbox: postgresOutbox(postgres),
    close: postgres.close,
  }
}
