import { join } from 'node:path'
import type { EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import { postgresStore, postgresVisits } from '../store/postgres/postgres-store.ts'
import { postgresDatabase } from '../store/postgres/transactions.ts'
import type { Database } from '../store/sql/database.ts'
import type { EnquiryHooks } from '../store/sql/store-enquiry.ts'
import { sqliteStore, sqliteVisits } from '../store/sqlite/sqlite-store.ts'
import { sqliteDatabase } from '../store/sqlite/transactions.ts'
import { openPostgresWithLongTimeouts } from '../store/testing/long-timeouts.ts'
import { openNewDatabase } from '../store/testing/new-database.ts'
import { blankPostgresUrl } from '../store/testing/test-postgres.ts'
import type { VisitStore } from '../visits/visits.ts'

/** What the inbox is tested over; closing the enquiries closes it. */
type TestStore = { database: Database; enquiries: EnquiryStore; visits: VisitStore }

/** Opens an empty store that keeps to the site's own hooks. */
export type OpenTestStore = (hooks: EnquiryHooks, folder: string) => Promise<TestStore>

export const onSqlite: OpenTestStore = async (hooks, folder) => {
  const database = openNewDatabase(join(folder, 'twelve-moons.db'))
  const enquiries = sqliteStore(database, hooks)
  return { database: sqliteDatabase(database), enquiries, visits: sqliteVisits(database) }
}

/** On this run's PostgreSQL: only within `describePostgres`. */
export const onPostgres: OpenTestStore = async (hooks, folder) =>
  onPostgresAt(await blankPostgresUrl())(hooks, folder)

/** On a database that is there already. */
export const onPostgresAt =
  (url: string): OpenTestStore =>
  async (hooks) => {
    const postgres = await openPostgresWithLongTimeouts(url)
    const enquiries = postgresStore(postgres, hooks)
    return { database: postgresDatabase(postgres), enquiries, visits: postgresVisits(postgres) }
  }
