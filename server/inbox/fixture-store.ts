import { join } from 'node:path'
import type { EnquiryStore } from '../../domain/enquiry/submission.ts'
import { postgresStore } from '../storage/postgres/postgres-store.ts'
import { postgresVisits } from '../storage/postgres/visits.ts'
import { postgresWorks } from '../storage/postgres/works.ts'
import type { EnquiryHooks } from '../storage/sql/enquiry-hooks.ts'
import type { Works } from '../storage/sql/work.ts'
import { openSqliteDatabase } from '../storage/sqlite/database.ts'
import { sqliteStore } from '../storage/sqlite/sqlite-store.ts'
import { sqliteVisits } from '../storage/sqlite/visits.ts'
import { sqliteWorks } from '../storage/sqlite/works.ts'
import { openPatientPostgres } from '../storage/testing/open-patient-postgres.ts'
import { newPostgresUrl } from '../storage/testing/test-postgres.ts'
import type { VisitStore } from '../visits/visits.ts'

/** What the inbox is tested over; closing the enquiries closes it. */
type TestStore = { works: Works; enquiries: EnquiryStore; visits: VisitStore }

/** Opens an empty store that keeps to the site's own hooks. */
export type OpenTestStore = (hooks: EnquiryHooks, folder: string) => Promise<TestStore>

export const onSqlite: OpenTestStore = async (hooks, folder) => {
  const database = openSqliteDatabase(join(folder, 'twelve-moons.db'))
  const enquiries = sqliteStore(database, hooks)
  return { works: sqliteWorks(database), enquiries, visits: sqliteVisits(database) }
}

/** On this run's PostgreSQL: only within `describePostgres`. */
export const onPostgres: OpenTestStore = async (hooks, folder) =>
  onPostgresAt(await newPostgresUrl())(hooks, folder)

/** On a database that is there already. */
export const onPostgresAt =
  (url: string): OpenTestStore =>
  async (hooks) => {
    const postgres = await openPatientPostgres(url)
    const enquiries = postgresStore(postgres, hooks)
    return { works: postgresWorks(postgres), enquiries, visits: postgresVisits(postgres) }
  }
