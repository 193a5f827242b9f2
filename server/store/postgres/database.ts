import { setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { OperatorError } from '../../errors.ts'
import { asStoreFault, isTransient } from './faults.ts'
import { isSetUp, migrate } from './migrations.ts'
import { type AnswerTimeouts, createPostgres, OUR_TYPES, type Postgres, type Query, queryOf } from './pool.ts'

/** Time-outs for PostgreSQL, in milliseconds. */
export type PostgresTimeouts = AnswerTimeouts & {
  /** For the server's start, because the database may be starting too. */
  startMs: number
  /** For one attempt to connect during the start. */
  connectMs: number
}

export const TIMEOUT_DEFAULTS: PostgresTimeouts = {
  answerMs: 1_100,
  stepMs: 1_000,
  startMs: 10_000,
  connectMs: 3_000,
}
const PAUSE_MS = 250
/** Messages of the driver, and clearer ones for the operator. */
const CLEARER: ReadonlyArray<[driverMessage: RegExp, clearer: string]> = [
  [
    /^timeout expired|^Connection terminated/,
    'no answer that PostgreSQL would give: are host and port right?',
  ],
  [/^SASL.*password must be/, 'it asks for a password, and DATABASE_URL has none'],
]

/** Required settings: without them, acknowledged data could be lost or altered. */
const REQUIRED_SETTINGS: ReadonlyArray<[setting: string, isRight: (value: unknown) => boolean]> = [
  ['fsync', (value) => value === 'on'],
  ['full_page_writes', (value) => value === 'on'],
  ['synchronous_commit', (value) => value !== 'off'],
  ['server_encoding', (value) => value === 'UTF8'],
]

/**
 * Opens a database and migrates it to the newest layout. Several processes may do so at once.
 *
 * @param url postgres://user:password@host:port/database, with further connection settings after `?`
 * @param options.mustExist whether a database without our tables is refused instead of set up
 * @throws {StoreUnavailableError} naming the fault and the host, never the password; an unreachable or starting server is retried for
 *   {@link PostgresTimeouts.startMs} first
 * @throws {OperatorError} if its settings risk acknowledged data, or it must exist and does not
 */
export async function openPostgres(
  url: string,
  {
    mustExist = false,
    timeouts = TIMEOUT_DEFAULTS,
  }: { mustExist?: boolean; timeouts?: PostgresTimeouts } = {},
): Promise<Postgres> {
  await (await connectSetUp(url, mustExist, timeouts)).end().catch(() => {})
  return createPostgres(url, timeouts)
}

/**
 * Runs an operator's long task in one transaction on its own connection, without the time-outs of requests. It waits for locks as long
 * as a start does.
 *
 * @throws {StoreUnavailableError | OperatorError} as {@link openPostgres}, or if the connection is lost
 */
export async function inLongTransaction<Result>(
  url: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const client = await connectSetUp(url, false, TIMEOUT_DEFAULTS)
  const query = queryOf(client)
  try {
    await query('BEGIN')
    await query(`SET LOCAL lock_timeout = ${TIMEOUT_DEFAULTS.startMs}`)
    await query('SET LOCAL statement_timeout = 0')
    const result = await work(query)
    await query('COMMIT')
    return result
  } catch (error) {
    const isFromDatabase = error instanceof StoreUnavailableError || error instanceof DatabaseError
    throw isFromDatabase ? withPlace(client, error) : error
  } finally {
    await client.end().catch(() => {}) // also rolls an open transaction back
  }
}

async function connectSetUp(url: string, mustExist: boolean, timeouts: PostgresTimeouts): Promise<Client> {
  const client = await connectWhenStarted(url, timeouts)
  const fault = await setUp(client, mustExist).catch(async (error: unknown) => {
    await client.end().catch(() => {})
    throw withPlace(client, error)
  })
  if (fault === null) return client
  await client.end().catch(() => {})
  throw new OperatorError(`${placeOf(client)} ${fault}`)
}

/** Migrates the database to the newest layout, or returns why it cannot be used. */
async function setUp(client: Client, mustExist: boolean): Promise<string | null> {
  for (const [setting, isRight] of REQUIRED_SETTINGS) {
    const { rows } = await client.query<Record<string, unknown>>(`SHOW ${setting}`)
    const value = rows[0]?.[setting]
    if (!isRight(value)) return `has ${setting} = ${value}: enquiries could be lost or altered`
  }
  if (mustExist && !(await isSetUp(client))) return 'holds nothing and never did: is DATABASE_URL right?'
  await migrate(client)
  return null
}

async function connectWhenStarted(url: string, { startMs, connectMs }: PostgresTimeouts): Promise<Client> {
  const untilMs = performance.now() + startMs
  let hasReported = false
  for (;;) {
    const remainingMs = Math.max(Math.ceil(untilMs - performance.now()), 1) // 0 would be no limit
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: Math.min(connectMs, remainingMs),
      types: OUR_TYPES,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      // With very little time left, the error of another attempt would only be a time-out.
      const isLast = performance.now() + 2 * PAUSE_MS >= untilMs
      if (isLast || !isTransient(asStoreFault(error))) throw withPlace(client, error)
      if (!hasReported)
        console.error(`${placeOf(client)} does not answer yet: waiting for ${startMs / 1_000} s`)
      hasReported = true
    }
    await delay(PAUSE_MS)
  }
}

function withPlace(client: Client, error: unknown): unknown {
  const fault = asStoreFault(error)
  const clearer = (message: string) => CLEARER.find(([pattern]) => pattern.test(message))?.[1] ?? message
  const sentence = (message: string) => `${placeOf(client)} cannot be used: ${clearer(message)}`
  if (fault instanceof StoreUnavailableError)
    return new StoreUnavailableError(sentence(fault.message), { cause: error })
  return fault instanceof DatabaseError ? new OperatorError(sentence(fault.message), { cause: error }) : fault
}

function placeOf({ user, host, port, database }: Client): string {
  return `PostgreSQL's database ${database} at ${host}:${port}, user ${user ?? 'not named'},`
}
