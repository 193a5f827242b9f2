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

const onSqlite: OpenTestStore = async (hooks, folder) => {
  const database = openNewDatabase(join(folder, 'twelve-moons.db'))
  const enquiries = sqliteStore(database, hooks)
  return { database: sqliteDatabase(database), enquiries, visits: sqliteVisits(database) }
}

/** On the store of this run's project; PostgreSQL only within a test or its `beforeEach`. */
export const onStoreOfProject: OpenTestStore = async (hooks, folder) =>
  inject('inboxStore') === 'postgres' ? over(await newPostgres(), hooks) : onSqlite(hooks, folder)

/** On an existing database. */
export const onPostgresAt =
  (url: string): OpenTestStore =>
  async (hooks) =>
    over(await openPostgresWithLongTimeouts(url), hooks)

function over(postgres: Postgres, hooks: EnquiryHooks): TestStore {
  return {
    database: postgresDatabase(postgres),
    enquiries: postgresStore(postgres, hooks),
    visits: postgresVisits(postgres),
  }
}
