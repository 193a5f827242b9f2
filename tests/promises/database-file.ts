import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { z } from 'zod'
import { integrityFaults } from '../../server/backup/database-file.ts'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import type { Enquiry } from './enquiries.ts'
import { exactly, type Figure } from './scenario.ts'

const recordSchema = z.object({ email: z.string(), message: z.string() })
const rowsSchema = z.array(
  z.object({
    key: z.string(),
    record: z.string().transform((text) => recordSchema.parse(JSON.parse(text))),
    messages: z.coerce.number(), // PostgreSQL returns a count as text
  }),
)

const STORED = `SELECT idempotency_key AS key, record,
  (SELECT count(*) FROM outbox WHERE outbox.post_id = submissions.post_id) AS messages FROM submissions`

/** How the rows of a database compare with the accepted enquiries. */
export type StoredRows = {
  /** All rows, including those of enquiries that were not accepted. */
  rows: number
  lost: number
  /** Stored under the right key, but with other content. */
  mismatched: number
  /** Without a message in the outbox. */
  withoutMessage: number
  /** Further rows with the same text. */
  duplicated: number
  /** Violations of the file's integrity. */
  faults: number
}

/** Reads the database file independently of the server. */
export function storedIn(path: string, accepted: ReadonlyArray<Enquiry>): StoredRows {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 })
  try {
    return { ...compare(database.prepare(STORED).all(), accepted), faults: integrityFaults(database).length }
  } finally {
    database.close()
  }
}

/** As {@link storedIn}, from PostgreSQL. */
export async function storedInPostgres(url: string, accepted: ReadonlyArray<Enquiry>): Promise<StoredRows> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return { ...compare((await client.query(STORED)).rows, accepted), faults: 0 }
  } finally {
    await client.end()
  }
}

/** The usual figures about a server's database file. */
export function storedFigures(dataDir: string, accepted: ReadonlyArray<Enquiry>): Array<Figure> {
  return storedRowFigures(storedIn(join(dataDir, DATABASE_FILE), accepted))
}

export function storedRowFigures(stored: StoredRows): Array<Figure> {
  return [
    exactly('lost', stored.lost, 0),
    exactly('stored with other content', stored.mismatched, 0),
    exactly('stored twice', stored.duplicated, 0),
    exactly('without a message in the outbox', stored.withoutMessage, 0),
    exactly('faults of the file', stored.faults, 0),
  ]
}

function compare(rows: unknown, accepted: ReadonlyArray<Enquiry>): Omit<StoredRows, 'faults'> {
  const records = rowsSchema.parse(rows)
  const byKey = new Map(records.map((record) => [record.key, record]))
  const isSame = ({ key, email, message }: Enquiry) =>
    byKey.get(key)?.record.email === email && byKey.get(key)?.record.message === message
  const present = accepted.filter(({ key }) => byKey.has(key))
  return {
    rows: records.length,
    lost: accepted.length - present.length,
    mismatched: present.filter((enquiry) => !isSame(enquiry)).length,
    withoutMessage: records.filter(({ messages }) => messages === 0).length,
    duplicated: records.length - new Set(records.map(({ record }) => record.message)).size,
  }
}
