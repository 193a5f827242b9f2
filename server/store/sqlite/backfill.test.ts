import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { backfillContract } from '../contract/inbox/backfill-contract.ts'
import { insertEnquiry } from '../sql/enquiry-queries.ts'
import { openSharedDatabase } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sqliteDatabase, transactionOn } from './transactions.ts'

const MIGRATIONS = new URL('../migrations/sqlite/', import.meta.url)
const LATER_COLUMNS = [
  ['submissions', 'extras TEXT'],
  ['submissions', 'mailbox TEXT'],
  ['consents', 'state TEXT'],
  ['consents', 'at INTEGER'],
  ['consents', 'author TEXT'],
  ['consents', 'words TEXT'],
] as const
const inFolder = temporaryFolder()

backfillContract(async (stored) => {
  const path = inFolder(`${randomUUID()}.db`)
  const database = new DatabaseSync(path)
  database.exec('CREATE TABLE migrations (file TEXT PRIMARY KEY, applied_at TEXT NOT NULL) STRICT')
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    if (file >= '008') break
    database.exec(readFileSync(new URL(file, MIGRATIONS), 'utf8'))
    database.prepare("INSERT INTO migrations VALUES (?, '')").run(file)
  }
  // Today's statements write columns that came later.
  for (const [table, column] of LATER_COLUMNS) database.exec(`ALTER TABLE ${table} ADD COLUMN ${column}`)
  for (const enquiry of stored) await insertEnquiry(transactionOn(database), enquiry)
  database.exec("UPDATE submissions SET plan = extras ->> '$.plan', call_time = extras ->> '$.callTime'")
  for (const [table, column] of LATER_COLUMNS)
    database.exec(`ALTER TABLE ${table} DROP COLUMN ${column.split(' ')[0]}`)
  database.close()
  return sqliteDatabase(openSharedDatabase(path))
})
