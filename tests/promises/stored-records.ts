import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'

const rowsSchema = z.array(
  z.object({ collection: z.string(), record: z.string(), quarantine_until: z.number().nullable() }),
)
const recordSchema = z.record(z.string(), z.unknown())

type StoredRecord = {
  collection: string
  record: Record<string, unknown>
  isQuarantined: boolean
}

/** All submissions in the database of a data folder. */
export function storedRecords(dataDir: string): Array<StoredRecord> {
  const rows = rowsSchema.parse(rowsIn(dataDir, 'SELECT * FROM submissions ORDER BY rowid'))
  return rows.map(({ collection, record, quarantine_until }) => ({
    collection,
    record: recordSchema.parse(JSON.parse(record)),
    isQuarantined: quarantine_until !== null,
  }))
}

/** The rows that a query returns from the database of a data folder. */
export function rowsIn(dataDir: string, sql: string): Array<Record<string, unknown>> {
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE), { readOnly: true, timeout: 5_000 })
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}
