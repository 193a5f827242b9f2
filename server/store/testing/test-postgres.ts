import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import { createPostgres, type Postgres } from '../postgres/pool.ts'
import { openPostgresWithLongTimeouts, PATIENT } from './long-timeouts.ts'

const serverUrl = inject('postgresUrl')

/** Tests of PostgreSQL: reported as skipped, never as passed, where it is not installed. */
export const describePostgres = describe.skipIf(serverUrl === null)

/** Of this worker: to empty a schema takes a fiftieth of the time to set one up. */
const unusedSchemas: Array<string> = []
/** Of this worker, by address: to connect takes longer than most tests do. */
const pools = new Map<string, Postgres>()
let owner: Promise<Client> | undefined

/** A set-up database without rows, through connections that outlive the test; see {@link newPostgresUrl}. */
export async function newPostgres(): Promise<Postgres> {
  const url = await newPostgresUrl()
  const pool = pools.get(url) ?? createPostgres(url, PATIENT)
  pools.set(url, pool)
  const running = new Set<Promise<unknown>>()
  const run = <Result>(result: Promise<Result>) => {
    running.add(result)
    return result
  }
  return {
    transaction: (work) => run(pool.transaction(work)),
    read: (work) => run(pool.read(work)),
    query: (text, values) => run(pool.query(text, values)),
    close: async () => void (await Promise.allSettled(running)),
  }
}

/**
 * Address of a set-up database without rows. Once the test is over another one gets it, so what alters its layout takes
 * a {@link blankPostgresUrl}.
 */
export async function newPostgresUrl(): Promise<string> {
  const used = unusedSchemas.pop()
  const schema = used ?? (await createSchema())
  if (used) await asOwner(emptyingSql(used))
  else await (await openPostgresWithLongTimeouts(urlOf(schema))).close()
  onTestFinished(() => void unusedSchemas.push(schema))
  return urlOf(schema)
}

/** Address of a database that was never set up: a schema of its own, gone with the server after the run. */
export async function blankPostgresUrl(): Promise<string> {
  return urlOf(await createSchema())
}

async function createSchema(): Promise<string> {
  const schema = `s${randomUUID().replaceAll('-', '')}`
  await asOwner(`CREATE SCHEMA ${schema}`)
  return schema
}

function urlOf(schema: string): string {
  return `${serverUrl}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}

/** Leaves what the migrations left: their own table, and the first row of the audit log's chain. */
function emptyingSql(schema: string): string {
  return `DO $$ DECLARE filled TEXT; BEGIN
    PERFORM set_config('session_replication_role', 'replica', true); -- without triggers and foreign keys
    FOR filled IN SELECT tablename FROM pg_tables WHERE schemaname = '${schema}' AND tablename <> 'migrations' LOOP
      EXECUTE format('DELETE FROM ${schema}.%I', filled);
    END LOOP;
    PERFORM setval(format('${schema}.%I', sequencename)::regclass, start_value, false)
      FROM pg_sequences WHERE schemaname = '${schema}';
    INSERT INTO ${schema}.audit_head VALUES (1, 0, '');
  END $$`
}

/**
 * Runs a statement with every right.
 *
 * @param url a database of this run's PostgreSQL; without one the statement names the schema itself
 */
export async function asOwner(statement: string, url?: string): Promise<Array<Record<string, unknown>>> {
  owner ??= connect()
  const client = await (url ? connect(url) : owner)
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    if (url) await client.end()
  }
}

async function connect(url = serverUrl): Promise<Client> {
  if (url === null) throw new Error('There is no PostgreSQL: put the test into describePostgres')
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // the server may end before the worker does
  await client.connect()
  return client
}
