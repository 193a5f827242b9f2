import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { StoreUnavailableError } from '../../domain/enquiry/submission.ts'
import { asStoreFault, isPassing } from './postgres-faults.ts'
import { isSetUp, migrate } from './postgres-migrations.ts'
import { createPostgres, type Postgres } from './postgres-pool.ts'

/** How long a start waits for a database that is starting too. */
const START_PATIENCE_MS = 10_000
const PAUSE_MS = 250
const CONNECT_MS = 3_000

/** Without these, what was acknowledged could be lost or would come back altered. */
const NEEDED: ReadonlyArray<[setting: string, isRight: (value: unknown) => boolean]> = [
  ['fsync', (value) => value === 'on'],
  ['full_page_writes', (value) => value === 'on'],
  ['synchronous_commit', (value) => value !== 'off'],
  ['server_encoding', (value) => value === 'UTF8'],
]

/**
 * Opens a database and brings it to the newest layout. Several processes may do so at once.
 *
 * @param url postgres://user:password@host:port/database, further settings of the connection behind `?`
 * @param options.mustExist whether a database in which nothing was kept yet is refused instead of set up
 * @throws {StoreUnavailableError} naming what is wrong and where, never the password; a server that is not there or
 *   starting is waited for first, {@link START_PATIENCE_MS}
 * @throws {Error} if it does not promise to keep what it acknowledges, or must exist and does not
 */
export async function openPostgres(url: string, { mustExist = false } = {}): Promise<Postgres> {
  const client = await connectPatiently(url)
  try {
    for (const [setting, isRight] of NEEDED) await check(client, setting, isRight)
    if (mustExist && !(await isSetUp(client)))
      throw new Error(`Nothing was ever kept in ${placeOf(client)}: is DATABASE_URL right?`)
    await migrate(client)
  } catch (error) {
    throw atPlace(client, error)
  } finally {
    await client.end().catch(() => {})
  }
  return createPostgres(url)
}

async function connectPatiently(url: string): Promise<Client> {
  const untilMs = performance.now() + START_PATIENCE_MS
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (!isPassing(asStoreFault(error)) || performance.now() >= untilMs) throw atPlace(client, error)
    }
    await delay(PAUSE_MS)
  }
}

async function check(client: Client, setting: string, isRight: (value: unknown) => boolean): Promise<void> {
  const { rows } = await client.query<Record<string, unknown>>(`SHOW ${setting}`)
  const value = rows[0]?.[setting]
  if (!isRight(value))
    throw new Error(`${placeOf(client)} has ${setting} = ${value}: enquiries could be lost or altered`)
}

function atPlace(client: Client, error: unknown): unknown {
  const fault = asStoreFault(error)
  if (!(fault instanceof StoreUnavailableError)) return fault
  return new StoreUnavailableError(`${placeOf(client)} cannot be used: ${fault.message}`, { cause: error })
}

function placeOf({ user, host, port, database }: Client): string {
  return `PostgreSQL's database ${database} at ${host}:${port}, user ${user},`
}
