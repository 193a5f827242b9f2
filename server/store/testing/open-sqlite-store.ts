import type { DatabaseSync } from 'node:sqlite'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { type LockTimeouts, openSqliteDatabase } from '../sqlite/database.ts'
import { sqliteStore } from '../sqlite/sqlite-store.ts'

/** Long enough for a busy machine, so that tests do not depend on its load. */
const LONG_TIMEOUTS: LockTimeouts = { answerMs: 60_000, startMs: 60_000 }

/** Opens a database that other processes use too. */
export function openSharedDatabase(path: string): DatabaseSync {
  return openSqliteDatabase(path, { timeouts: LONG_TIMEOUTS })
}

/** Opens the embedded store over a database that other processes use too. */
export function openSqliteStore(path: string): EnquiryStore {
  return sqliteStore(openSharedDatabase(path))
}
