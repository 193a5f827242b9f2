import { readFileSync } from 'node:fs'
import type { Client } from 'pg'
import { PROGRAM, pendingMigrations } from '../sql/migration-steps.ts'

const FOLDER = new URL('../migrations/postgres/', import.meta.url)
/** The last step of version 0.10.0. */
const LAST_OF_010 = '025-words-in-one-pass.sql'
/** The advisory lock of migrations: an arbitrary number. */
const LOCK = 20_261_121

/** Whether this database has our tables. */
export async function isSetUp(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "SELECT to_regclass('migrations') IS NOT NULL AS found",
  )
  return rows[0]?.found === true
}

/**
 * Migrates a database to the newest layout, each step in its own transaction. If two processes start at once, each
 * step is applied by only one of them.
 *
 * @throws {Error} see {@link pendingMigrations}
 */
export async function migrate(client: Client): Promise<void> {
  const files = pendingMigrations(
    FOLDER,
    LAST_OF_010,
    (await isSetUp(client)) ? await appliedSteps(client) : [],
  )
  for (const file of files) await step(client, file)
}

async function step(client: Client, file: string): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations
        (file TEXT PRIMARY KEY, applied_at TIMESTAMPTZ NOT NULL DEFAULT now(), program TEXT)`,
    )
    if (pendingMigrations(FOLDER, LAST_OF_010, await appliedSteps(client)).includes(file)) {
      await client.query(readFileSync(new URL(file, FOLDER), 'utf8'))
      await client.query('INSERT INTO migrations (file, program) VALUES ($1, $2)', [file, PROGRAM])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}) // the first error is reported
    throw error
  }
}

async function appliedSteps(client: Client): Promise<Array<unknown>> {
  return (await client.query('SELECT * FROM migrations')).rows
}
