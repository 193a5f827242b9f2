import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, inject, onTestFinished } from 'vitest'
import { createPostgres, type Postgres } from '../postgres/pool.ts'
import { LONG_TIMEOUTS, openPostgresWithLongTimeouts } from './long-timeouts.ts'

const serverUrl = inject('postgresUrl')

/** Tests of PostgreSQL: reported as skipped, never as passed, if it is not installed. */
export const describePostgres = describe.skipIf(serverUrl === null)

/** This worker's reusable schemas: emptying one takes a fiftieth of the time to set one up. */
const unusedSchemas: Array<string> = []
/** This worker's pools by address, because connecting takes longer than most tests. */
const pools = new Map<string, Postgres>()
let superuser: Promise<Client> | undefined

/** A set-up database without rows, through connections that outlive the test; see {@link newPostgresUrl}. */
export async function newPostgres(): Promise<Postgres> {
  const url = await newPostgresUrl()
  const pool = pools.get(url) ?? createPostgres(url, LONG_TIMEOUTS)
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
 * Address of a set-up, empty database. It is reused by later tests, so tests that alter its layout need a {@link blankPostgresUrl}.
 */
export async function newPostgresUrl(): Promise<string> {
  const unusedSchema = unusedSchemas.pop()
  const schema = unusedSchema ?? (await createSchema())
  if (unusedSchema) await asOwner(emptyingSql(unusedSchema))
  else await (await openPostgresWithLongTimeouts(urlOf(schema))).close()
  onTestFinished(() => void unusedSchemas.push(schema))
  return urlOf(schema)
}

/** Address of a database that was never set up: a new schema, deleted with the server after the run. */
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

/** Restores the state after the migrations: only their own table, and the first row of the audit chain. */
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
 * Runs a statement as superuser.
 *
 * @param url a database of this run's PostgreSQL; without one, the statement must name the schema
 */
export async function asOwner(statement: string, url?: string): Promise<Array<Record<string, unknown>>> {
  superuser ??= connect()
  const client = await (url ? connect(url) : superuser)
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
