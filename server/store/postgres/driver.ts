import { followChanges } from '../sql/inbox/follow-changes.ts'
import type { ChosenStore, OpenOptions, StoreDriver, Stores } from '../store-driver.ts'
import { openPostgres } from './database.ts'
import { postgresOutbox } from './outbox.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresVisits } from './visits.ts'
import { wakeAtNotifications } from './wake.ts'
import { postgresWorks } from './works.ts'

const OWN_BACKUP = `The data is in PostgreSQL, which is backed up and checked with its own tools:
  pg_dump --format=custom --file=FILE "$DATABASE_URL"                backs up, while servers write
  createdb check && pg_restore --exit-on-error --dbname=check FILE   restores into a database of its own
Nothing was done.`

export const postgresDriver: StoreDriver = {
  schemes: ['postgres', 'postgresql'],
  example: 'postgres://user:password@host:5432/database',
  addressFault,
  variables: {},
  faults: () => [],
  at: (url): ChosenStore => ({
    kind: 'postgres',
    open: (_dataDir, options = {}) => openStores(url, options),
    ownBackup: OWN_BACKUP,
    handDeletion: null,
    importNote: null,
  }),
}

/** Without its escape a / in the password ends the address too early: the rest would be taken for the database's name, and printed. */
function addressFault(address: string): string | null {
  const url = URL.parse(address)
  if (!url) return 'is no address that can be read: is the port a number, and every % followed by two digits?'
  const name = url.pathname.slice(1)
  if (name === '') return 'names no database'
  if (/[@:/]/.test(name)) return 'must have a / or @ in the password written as %2F or %40'
  return isEncoded(address) ? null : 'has a % that is not followed by two digits: write it as %25'
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

async function openStores(url: string, { mustExist = false, hooks }: OpenOptions): Promise<Stores> {
  const postgres = await openPostgres(url, { mustExist })
  const works = postgresWorks(postgres)
  const changes = followChanges(works, wakeAtNotifications(url))
  return {
    ...{ works, changes },
    enquiries: postgresStore(postgres, hooks),
    visits: postgresVisits(postgres),
    outbox: postgresOutbox(postgres),
    close: async () => {
      await changes.stop()
      await postgres.close()
    },
  }
}
