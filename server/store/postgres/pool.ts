import { setTimeout as delay } from 'node:timers/promises'
import { type ClientBase, Pool, type PoolClient, types } from 'pg'
import { z } from 'zod'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { asStoreFault, isTransient } from './faults.ts'

/** Time-outs for requests, in milliseconds. */
export type AnswerTimeouts = {
  /** For the whole request, retries included. Visitors are promised an answer within 1 500 ms. */
  answerMs: number
  /** For a single connection, statement or lock. */
  stepMs: number
}

const PAUSE_MS = 20
const JITTER_MS = 40
const CONNECTIONS = 10
/** The OID of int8. */
const INT8 = 20

/** Parses int8 as a number, not as text: ours are times and counts, far below 2^53. */
export const OUR_TYPES = {
  getTypeParser: (oid: number) => (oid === INT8 ? Number : types.getTypeParser(oid)),
}

/**
 * Runs one statement.
 *
 * @param name of the prepared statement: always the same for the same text
 * @throws {StoreUnavailableError}
 */
export type Query = (
  text: string,
  values?: ReadonlyArray<unknown>,
  name?: string,
) => Promise<Array<Record<string, unknown>>>

export type Postgres = {
  /**
   * Runs work in one transaction (read committed), which is durable when it resolves.
   *
   * After a lost connection or a conflict the work is retried from the beginning. If the answer to COMMIT was lost, the server is
   * first asked for the transaction's outcome.
   *
   * @throws {StoreUnavailableError} after {@link AnswerTimeouts.answerMs}
   */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>
  /**
   * Runs reading work without a transaction: each statement sees the data of its own moment. Retried like a transaction.
   *
   * @throws {StoreUnavailableError}
   */
  read: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>
  /** Runs one statement in its own transaction, retried likewise. */
  query: Query
  /** Finishes running work. Idempotent. */
  close: () => Promise<void>
}

/** Connects to a database that is already set up, see database.ts. */
export function createPostgres(url: string, { answerMs, stepMs }: AnswerTimeouts): Postgres {
  const pool = newPool(url, stepMs)
  let closing: Promise<void> | null = null
  const read = <Result>(work: (query: Query) => Promise<Result>) => {
    const untilMs = performance.now() + answerMs
    return retryUntil(
      untilMs,
      () => onConnection(pool, untilMs, work),
      () => closing !== null,
    )
  }
  const transaction: Postgres['transaction'] = (work) => read(createAttempt(work))
  return {
    transaction,
    read,
    query: (...statement) => transaction((query) => query(...statement)),
    close: () => (closing ??= pool.end()),
  }
}

function newPool(url: string, stepMs: number): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'twelve-moons',
    max: CONNECTIONS,
    connectionTimeoutMillis: stepMs,
    statement_timeout: stepMs,
    lock_timeout: stepMs,
    idle_in_transaction_session_timeout: 2 * stepMs,
    keepAlive: true,
    types: OUR_TYPES,
  })
  // Without listeners, a lost connection would end the process. The pool reports faults of idle connections, each client its own.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function retryUntil<Result>(
  untilMs: number,
  work: () => Promise<Result>,
  isClosing: () => boolean,
): Promise<Result> {
  for (;;) {
    if (isClosing()) throw new StoreUnavailableError('the store is closed')
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error) || performance.now() + PAUSE_MS + JITTER_MS >= untilMs) throw error
    }
    await delay(PAUSE_MS + Math.random() * JITTER_MS)
  }
}

async function onConnection<Result>(
  pool: Pool,
  untilMs: number,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  const client = await connect(pool, untilMs)
  const release = releaseOnce(client)
  const cutTimer = setTimeout(() => release('broken'), remainingUntil(untilMs)) // for a server that hangs
  try {
    const result = await work(queryOf(client))
    release('sound')
    return result
  } catch (error) {
    // Closing a broken connection also rolls its transaction back.
    release(error instanceof StoreUnavailableError ? 'broken' : 'sound')
    throw error
  } finally {
    clearTimeout(cutTimer)
  }
}

const OWN_TRANSACTION =
  'SELECT pg_current_xact_id_if_assigned()::text AS id, pg_postmaster_start_time()::text AS server'
/** NULL on another server, such as a promoted replica, which may use the same id for another transaction. */
const STATUS = `SELECT CASE WHEN pg_postmaster_start_time()::text = $2 THEN pg_xact_status($1::xid8) END AS status`

const sentSchema = z.object({ id: z.string().nullable(), server: z.string() })

/** A transaction whose COMMIT was sent. Without an id, it has written nothing. */
type SentTransaction<Result> = z.infer<typeof sentSchema> & { result: Result }

/** A function that runs work in a transaction. Called again after a fault, it first checks whether its last COMMIT succeeded. */
function createAttempt<Result>(work: (query: Query) => Promise<Result>): (query: Query) => Promise<Result> {
  let sentTransaction: SentTransaction<Result> | null = null

  /** Waits while the transaction is in progress. */
  async function hasCommitted(query: Query, { id, server }: SentTransaction<Result>): Promise<boolean> {
    while (id !== null) {
      const [row] = await query(STATUS, [id, server])
      if (row?.status === 'committed') return true
      if (row?.status === 'aborted') break
      await delay(PAUSE_MS)
    }
    return false
  }

  return async (query) => {
    if (sentTransaction && (await hasCommitted(query, sentTransaction))) return sentTransaction.result
    sentTransaction = null
    await query('BEGIN')
    try {
      const result = await work(query)
      const [row] = await query(OWN_TRANSACTION, [], 'own id')
      sentTransaction = { ...sentSchema.parse(row), result }
      await query('COMMIT')
      return result
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) await query('ROLLBACK') // if this fails too, everything is retried
      throw error
    }
  }
}

function releaseOnce(client: PoolClient): (state: 'sound' | 'broken') => void {
  let isReleased = false
  return (state) => {
    if (!isReleased) client.release(state === 'broken')
    isReleased = true
  }
}

async function connect(pool: Pool, untilMs: number): Promise<PoolClient> {
  const connecting = pool.connect()
  const stop = new AbortController()
  const timeoutReached = delay(remainingUntil(untilMs), 'late' as const, { signal: stop.signal }).catch(
    () => 'late',
  )
  try {
    const client = await Promise.race([connecting, timeoutReached])
    if (typeof client !== 'string') return client
  } catch (error) {
    throw asStoreFault(error)
  } finally {
    stop.abort()
  }
  connecting.then(
    (client) => client.release(),
    () => {},
  )
  throw new StoreUnavailableError('no connection in time')
}

/** Runs statements on one connection, with errors converted by {@link asStoreFault}. */
export function queryOf(client: ClientBase): Query {
  return async (text, values = [], name) => {
    try {
      const { rows } = await client.query<Record<string, unknown>>({
        text,
        values: [...values],
        ...(name && { name }),
      })
      return rows
    } catch (error) {
      throw asStoreFault(error)
    }
  }
}

function remainingUntil(untilMs: number): number {
  return Math.max(1, untilMs - performance.now())
}
