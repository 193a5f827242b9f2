import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { inboxContract } from '../contract/inbox/inbox-contract.ts'
import { deadline, NOON } from '../contract/inbox/inbox-under-test.ts'
import { eraseByAddress } from '../testing/erase-by-address.ts'
import { inboxOf } from '../testing/inbox-reads.ts'
import { openNewDatabase } from '../testing/new-database.ts'
import { openSharedDatabase } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteStore } from './sqlite-store.ts'
import { sqliteDatabase } from './transactions.ts'

const inFolder = temporaryFolder()

inboxContract(async (hooks) => {
  const database = openNewDatabase(inFolder(`${randomUUID()}.db`))
  return { store: sqliteStore(database, hooks), database: sqliteDatabase(database) }
})

test('the files contain no byte of an erased person while the server runs on, nor does their index', async () => {
  const path = inFolder(`${randomUUID()}.db`)
  const connection = openSharedDatabase(path)
  const store = sqliteStore(connection, { inbox: { deadline, now: () => new Date(NOON) } })
  for (let index = 0; index < 20; index += 1)
    await store.add(sampleContact(index, { surname: `Canary${index}`, message: `canarybird${index} sings` }))
  await store.add(sampleContact(30, { email: 'other@example.com' }))
  const database = sqliteDatabase(connection)
  const event = { kind: 'note', words: 'canarynote', at: NOON, by: 'thandeka' } as const
  await inboxOf(database).append({ number: 3, event, seen: null })
  expect(readFileSync(`${path}-wal`).includes('canarynote')).toBe(true)
  await eraseByAddress(database, sampleContact(1).record.email)
  await database.emptyWriteAheadLog()
  expect(canaryIn(path)).toBeNull()
  expect(await store.add(sampleContact(31, { email: 'other@example.com' }))).toEqual({ outcome: 'stored' })
  await store.close()
  expect(canaryIn(path)).toBeNull()
})

test('data that a backup still reads stays in the write-ahead log until the backup ends, and is deleted with the next commit', async () => {
  const path = inFolder(`${randomUUID()}.db`)
  const database = openSqliteDatabase(path, { timeouts: { answerMs: 1, startMs: 60_000 } })
  const store = sqliteStore(database, { inbox: { deadline, now: () => new Date(NOON) } })
  await store.add(sampleContact(1, { message: 'canarybird sings' }))
  const reader = new DatabaseSync(path)
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM submissions').get()
  await eraseByAddress(sqliteDatabase(database), sampleContact(1).record.email)
  await sqliteDatabase(database).emptyWriteAheadLog()
  expect(canaryIn(path)).toContain('canarybird')
  reader.exec('COMMIT')
  reader.close()
  await store.add(sampleContact(2))
  await vi.waitFor(() => expect(canaryIn(path)).toBeNull(), 120_000)
  expect(await store.add(sampleContact(3))).toEqual({ outcome: 'stored' })
  await store.close()
})

/** The first occurrence of a canary in the database or its write-ahead log; null if there is none. */
function canaryIn(path: string): string | null {
  const files = [path, `${path}-wal`].filter((file) => existsSync(file))
  const bytes = files.map((file) => readFileSync(file, 'latin1')).join('')
  return /canar.{0,20}/i.exec(bytes)?.[0] ?? null
}

test('for a word with too many matches the newest texts are found', async () => {
  const database = openNewDatabase(inFolder(`${randomUUID()}.db`))
  const store = sqliteStore(database, { inbox: { deadline, now: () => new Date(NOON) } })
  await store.add(sampleContact(1))
  database
    .prepare(
      `INSERT INTO search_texts (post_id, source, text) WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
        SELECT ?, 'note', 'A shop, note ' || i FROM n`,
    )
    .run(sampleContact(1).record.postId)
  await store.add(sampleContact(2, { message: 'The shopkeeper has two ledgers' }))
  const inbox = inboxOf(sqliteDatabase(database))
  const { total, isCapped, hits } = await inbox.search({ text: 'shop', limit: 1_000 })
  expect([total, isCapped]).toEqual([1_000, true])
  expect(await inbox.search({ text: 'shop', assignee: 'pieter', limit: 9 })).toMatchObject({
    total: 0,
    isCapped: true,
  })
  expect(hits[0]).toMatchObject({ number: 2, source: 'message' })
  expect(await inbox.search({ text: 'shopk', limit: 9 })).toMatchObject({ total: 1, isCapped: false })
  expect(await inbox.search({ text: 'ledg', limit: 9 })).toMatchObject({ total: 1, isCapped: false })
  await store.close()
})

test('a filtered count stops at ten thousand and says that there are more; an unfiltered one is exact', async () => {
  const database = openNewDatabase(inFolder(`${randomUUID()}.db`))
  const store = sqliteStore(database, { inbox: { deadline, now: () => new Date(NOON) } })
  await store.add(sampleContact(1))
  const copies = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)'
  const columns = (table: string, excluded: ReadonlyArray<string>) =>
    database
      .prepare('SELECT name FROM pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name))
      .filter((name) => !excluded.includes(name))
      .join(', ')
  const [sent, row] = [
    columns('submissions', ['id', 'post_id', 'idempotency_key']),
    columns('enquiries', ['number', 'post_id']),
  ]
  database.exec(`INSERT INTO submissions (post_id, idempotency_key, ${sent})
      ${copies} SELECT 'copy' || i, 'key' || i, ${sent} FROM n JOIN submissions ON submissions.id = 1;
    INSERT INTO enquiries (post_id, ${row}) ${copies} SELECT 'copy' || i, ${row} FROM n JOIN enquiries ON number = 1`)
  const inbox = inboxOf(sqliteDatabase(database))
  expect(await inbox.count({ list: 'needs' })).toEqual({ total: 10_001, isCapped: false })
  expect(await inbox.count({ list: 'needs', assignee: null })).toEqual({ total: 10_000, isCapped: true })
  expect(await inbox.dueBefore(NOON + 10 * 3_600_000)).toBe(10_001)
  await store.close()
})
