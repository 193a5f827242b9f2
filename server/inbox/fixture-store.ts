import { join } from 'node:path'
import type { EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import { postgresStore, postgresVisits } from '../store/postgres/postgres-store.ts'
import { postgresWorks } from '../store/postgres/works.ts'
import type { EnquiryHooks } from '../store/sql/enquiry-hooks.ts'
import type { Works } from '../store/sql/work.ts'
import { sqliteStore, sqliteVisits } from '../store/sqlite/sqlite-store.ts'
import { sqliteWorks } from '../store/sqlite/works.ts'
import { openPostgresWithLongTimeouts } from '../store/testing/long-timeouts.ts'
import { openNewDatabase } from '../store/testing/new-database.ts'
import { blankPostgresUrl } from '../store/testing/test-postgres.ts'
import type { VisitStore } from '../visits/visits.ts'

/** What the inbox is tested over; closing the enquiries closes it. */
type TestStore = { works: Works; enquiries: EnquiryStore; visits: VisitStore }

/** Opens an empty store that keeps to the site's own hooks. */
export type OpenTestStore = (hooks: EnquiryHooks, folder: string) => Promise<TestStore>

export const onSqlite: OpenTestStore = async (hooks, folder) => {
  const database = openNewDatabase(join(folder, 'twelve-moons.db'))
  const enquiries = sqliteStore(database, hooks)
  return { works: sqliteWorks(database), enquiries, visits: sqliteVisits(database) }
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
    return { works: postgresWorks(postgres), enquiries, visits: postgresVisits(postgres) }
  }
