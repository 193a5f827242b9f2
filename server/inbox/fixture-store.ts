import { join } from 'node:path'
import { inject } from 'vitest'
import type { EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import type { Postgres } from '../store/postgres/pool.ts'
import { postgresStore, postgresVisits } from '../store/postgres/postgres-store.ts'
import { postgresDatabase } from '../store/postgres/transactions.ts'
import type { Database } from '../store/sql/database.ts'
import type { EnquiryHooks } from '../store/sql/store-enquiry.ts'
import { sqliteStore, sqliteVisits } from '../store/sqlite/sqlite-store.ts'
import { sqliteDatabase } from '../store/sqlite/transactions.ts'
import { openPostgresWithLongTimeouts } from '../store/testing/long-timeouts.ts'
import { openNewDatabase } from '../store/testing/new-database.ts'
import { newPostgres } from '../store/testing/test-postgres.ts'
import type { VisitStore } from '../visits/visits.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The inbox's store in a project of vitest.config.ts; by default SQLite. */
    inboxStore?: 'postgres'
  }
}

/** The store under test; closing the enquiries closes it. */
type TestStore = { database: Database; enquiries: EnquiryStore; visits: VisitStore }

/** Opens an empty store with given hooks. */
export type OpenTestStore = (hooks: EnquiryHooks, folder: string) => Promise<TestStore>

const openSqlite: OpenTestStore = async (hooks, folder) => {
  const database = openNewDatabase(join(folder, 'twelve-moons.db'))
  const enquiries = sqliteStore(database, hooks)
  return { database: sqliteDatabase(database), enquiries, visits: sqliteVisits(database) }
}

/** Opens the store of this run's project; PostgreSQL only within a test or its `beforeEach`. */
export const openProjectStore: OpenTestStore = async (hooks, folder) =>
  inject('inboxStore') === 'postgres'
    ? postgresTestStore(await newPostgres(), hooks)
    : openSqlite(hooks, folder)

/** Opens an existing PostgreSQL database. */
export const openPostgresAt =
  (url: string): OpenTestStore =>
  async (hooks) =>
    postgresTestStore(await openPostgresWithLongTimeouts(url), hooks)

function postgresTestStore(postgres: Postgres, hooks: EnquiryHooks): TestStore {
  return {
    database: postgresDatabase(postgres),
    enquiries: postgresStore(postgres, hooks),
    visits: postgresVisits(postgres),
  }
}
