import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { startPostgres } from '../../server/store/testing/postgres-process.ts'
import { processorSeconds } from '../fixtures/process-figures.ts'
import type { SiteServer } from '../journeys/site-server.ts'

/** A SQL store under measurement. */
export type SqlStore = {
  name: 'SQLite' | 'PostgreSQL'
  settings: Record<string, string>
  /** CPU time of its own processes so far. */
  processorSeconds: () => Promise<number>
  countEnquiries: (site: SiteServer) => Promise<number>
}

const COUNT = 'SELECT count(*) AS count FROM submissions'

const sqlite: SqlStore = {
  name: 'SQLite',
  settings: {},
  processorSeconds: async () => 0,
  countEnquiries: async ({ dataDir }) => {
    const database = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true })
    const count = Number(database.prepare(COUNT).get()?.count)
    database.close()
    return count
  },
}

/**
 * Runs a measurement on SQLite, then on a PostgreSQL server of this machine.
 *
 * @throws {Error} if PostgreSQL is not installed
 */
export async function onBothStores<Row>(
  measure: (store: SqlStore) => Promise<ReadonlyArray<Row>>,
): Promise<Array<Row>> {
  const onSqlite = await measure(sqlite)
  const postgres = await startPostgres({ onDisk: true })
  if (!postgres) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql)')
  const url = postgres.urlOf('postgres')
  try {
    const onPostgres = await measure({
      name: 'PostgreSQL',
      settings: { DATABASE_URL: url },
      processorSeconds: () => processorSeconds(postgres.pid()),
      countEnquiries: async () => {
        const client = new Client({ connectionString: url })
        await client.connect()
        const { rows } = await client.query(COUNT)
        await client.end()
        return Number(rows[0]?.count)
      },
    })
    return [...onSqlite, ...onPostgres]
  } finally {
    await postgres.remove()
  }
}
