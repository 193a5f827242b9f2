import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Wake } from '../changes.ts'
import { followChanges } from '../sql/inbox/follow-changes.ts'
import { sqlOutbox } from '../sql/outbox.ts'
import type { OpenOptions, Stores } from '../store-driver.ts'
import { openPostgres } from './database.ts'
import { postgresStore, postgresVisits } from './postgres-store.ts'
import { postgresDatabase } from './transactions.ts'

const CONNECT_MS = 3_000
const PAUSE_MS = 1_000
/** If a connection becomes silent without an error, changes are noticed by this poll. */
const POLL_MS = 15_000

/**
 * Calls `look` at each NOTIFY of the inbox's tables, by any server's commit. After a lost connection it reconnects and calls `look`,
 * because notifications may have been missed.
 */
export function wakeAtNotifications(url: string, pauseMs = PAUSE_MS): Wake {
  return (look) => {
    const stopping = new AbortController()
    const timer = setInterval(look, POLL_MS).unref()
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
    await listenOnce(url, look, signal).catch(() => {}) // the store is unavailable, which its queries report
    await delay(pauseMs, null, { signal }).catch(() => {})
  }
}

/** Listens until the connection is lost, or `signal` is aborted. */
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

/** Opens all stores in a PostgreSQL database. */
export async function openStores(url: string, { mustExist = false, hooks }: OpenOptions): Promise<Stores> {
  const postgres = await openPostgres(url, { mustExist })
  const database = postgresDatabase(postgres)
  const changes = followChanges(database, wakeAtNotifications(url))
  return {
    database,
    changes,
    enquiries: postgresStore(postgres, hooks),
    visits: postgresVisits(postgres),
    outbox: sqlOutbox(database),
    close: async () => {
      await changes.stop()
      await postgres.close()
    },
  }
}
