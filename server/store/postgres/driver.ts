import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Wake } from '../../inbox/changes.ts'
import { followChanges } from '../sql/inbox/follow-changes.ts'
import type { ChosenStore, OpenOptions, StoreDriver, Stores } from '../store-driver.ts'
import { openPostgres } from './database.ts'
import { postgresOutbox, postgresStore, postgresVisits } from './postgres-store.ts'
import { postgresWorks } from './works.ts'

const CONNECT_MS = 3_000
const PAUSE_MS = 1_000
/** A connection that is silent, not gone, is noticed by nobody: then this is how late the news is. */
const LOOK_ANYWAY_MS = 15_000

/**
 * Wakes at each NOTIFY of the inbox's tables, whichever server's commit it is. A connection that is lost is made anew, which wakes
 * too: something may have been missed.
 */
export function wakeAtNotifications(url: string, pauseMs = PAUSE_MS): Wake {
  return (look) => {
    const stopping = new AbortController()
    const timer = setInterval(look, LOOK_ANYWAY_MS).unref()
    const listening = listenOn(url, look, stopping.signal, pauseMs)
    return {
      stop: async () => {
        clearInterval(timer)
        stopping.abort()
        await listening
      },
    }
  }
}

async function listenOn(url: string, look: () => void, signal: AbortSignal, pauseMs: number): Promise<void> {
  while (!signal.aborted) {
    await listenOnce(url, look, signal).catch(() => {}) // the store is away: its own faults are told where it is asked
    await delay(pauseMs, null, { signal }).catch(() => {})
  }
}

/** Until the connection is lost or it is stopped. */
async function listenOnce(url: string, look: () => void, signal: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'twelve-moons inbox',
    keepAlive: true,
  })
  client.on('error', () => {})
  client.on('notification', look)
  try {
    await client.connect()
    await client.query('LISTEN inbox')
    look()
    if (!signal.aborted) await once(client, 'end', { signal })
  } finally {
    await client.end().catch(() => {})
  }
}

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
    works,
    changes,
    enquiries: postgresStore(postgres, hooks),
    visits: postgresVisits(postgres),
    outbox: postgresOutbox(postgres),
    close: async () => {
      await changes.stop()
      await postgres.close()
    },
  }
}
