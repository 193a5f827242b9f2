import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, inject } from 'vitest'

const serverUrl = inject('postgresUrl')

/** Tests of PostgreSQL: reported as skipped, never as passed, where it is not installed. */
export const describePostgres = describe.skipIf(serverUrl === null)

/** Address of a new, empty place on this run's PostgreSQL: a schema of its own, gone with the server after the run. */
export async function newPostgresUrl(): Promise<string> {
  if (serverUrl === null) throw new Error('There is no PostgreSQL: put the test into describePostgres')
  const schema = `s${randomUUID().replaceAll('-', '')}`
  await asOwner(`CREATE SCHEMA ${schema}`)
  return `${serverUrl}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}

/** Runs a statement on this run's PostgreSQL with every right. */
export async function asOwner(statement: string, url = serverUrl): Promise<Array<Record<string, unknown>>> {
  const client = new Client({ connectionString: url ?? '' })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}
