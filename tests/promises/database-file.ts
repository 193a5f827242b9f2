import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { z } from 'zod'
import { integrityFaults } from '../../server/backup/database-file.ts'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import type { Enquiry } from './enquiries.ts'
import { exactly, type Figure } from './scenario.ts'

const recordSchema = z.record(z.string(), z.unknown())
const rowsSchema = z.array(
  z.object({
    key: z.string(),
    record: z.string().transform((text) => recordSchema.parse(JSON.parse(text))),
    messages: z.coerce.number(), // PostgreSQL returns a count as text
  }),
)

const STORED = `SELECT idempotency_key AS key, record,
  (SELECT count(*) FROM outbox WHERE outbox.post_id = submissions.post_id) AS messages
  FROM submissions`

/** How the rows of a database compare with the accepted enquiries. */
type StoredRows = {
  lost: number
  /** Stored under the right key, but with other content. */
  mismatched: number
  /** Without a message in the outbox. */
  withoutMessage: number
  /** Further rows with the same text. */
  duplicated: number
}

/** Reads the database of a data folder independently of the server. */
function readFile<Result>(dataDir: string, read: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true, timeout: 5_000 })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/** The rows that a query returns from the database of a data folder. */
export function rowsIn(dataDir: string, sql: string): Array<Record<string, unknown>> {
  return readFile(dataDir, (database) => database.prepare(sql).all())
}

/** The records of all submissions in the database of a data folder. */
export function storedRecords(dataDir: string): Array<Record<string, unknown>> {
  return rowsSchema.parse(rowsIn(dataDir, STORED)).map(({ record }) => record)
}

/** The usual figures about a server's database file. */
export function storedFigures(dataDir: string, accepted: ReadonlyArray<Enquiry>): Array<Figure> {
  return [
    ...storedRowFigures(compare(rowsIn(dataDir, STORED), accepted)),
    exactly('faults of the file', readFile(dataDir, integrityFaults).length, 0),
  ]
}

/** Compares the rows of a PostgreSQL with the accepted enquiries. */
export async function storedInPostgres(url: string, accepted: ReadonlyArray<Enquiry>): Promise<StoredRows> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return compare((await client.query(STORED)).rows, accepted)
  } finally {
    await client.end()
  }
}

export function storedRowFigures(stored: StoredRows): Array<Figure> {
  return [
    exactly('lost', stored.lost, 0),
    exactly('stored with other content', stored.mismatched, 0),
    exactly('stored twice', stored.duplicated, 0),
    exactly('without a message in the outbox', stored.withoutMessage, 0),
  ]
}

function compare(rows: unknown, accepted: ReadonlyArray<Enquiry>): StoredRows {
  const records = rowsSchema.parse(rows)
  const byKey = new Map(records.map((record) => [record.key, record]))
  const isSame = ({ key, email, message }: Enquiry) =>
    byKey.get(key)?.record.email === email && byKey.get(key)?.record.message === message
  const present = accepted.filter(({ key }) => byKey.has(key))
  return {
    lost: accepted.length - present.length,
    mismatched: present.filter((enquiry) => !isSame(enquiry)).length,
    withoutMessage: records.filter(({ messages }) => messages === 0).length,
    duplicated: records.length - new Set(records.map(({ record }) => record.message)).size,
  }
}
