import type { ChosenStore, StoreDriver, Stores } from '../store-driver.ts'
import { openPostgres } from './database.ts'
import { postgresOutbox } from './outbox.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresVisits } from './visits.ts'

const OWN_BACKUP = `The data is in PostgreSQL, which is backed up and checked with its own tools:
  pg_dump --format=custom --file=FILE "$DATABASE_URL"                backs up, while servers write
  createdb check && pg_restore --exit-on-error --dbname=check FILE   restores into a database of its own
Nothing was done.`

export const postgresDriver: StoreDriver = {
  schemes: ['postgres', 'postgresql'],
  example: 'postgres://user:password@host:5432/database',
  addressFault: (url) => (namesADatabase(url) ? null : 'names no database'),
  variables: {},
  faults: () => [],
  at: (url): ChosenStore => ({
    kind: 'postgres',
    open: (_dataDir, { mustExist = false } = {}) => openStores(url, mustExist),
    ownBackup: OWN_BACKUP,
    importNote: null,
  }),
}

function namesADatabase(url: string): boolean {
  return (URL.parse(url)?.pathname.length ?? 0) > 1
}

async function openStores(url: string, mustExist: boolean): Promise<Stores> {
  const postgres = await openPostgres(url, { mustExist })
  return {
    enquiries: postgresStore(postgres),
    visits: postgresVisits(postgres),
    outbox: postgresOutbox(postgres),
    close: postgres.close,
  }
}
