import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LEASE_MS } from '../../outbox/outbox.ts'
import { outboxContract } from '../contract/outbox-contract.ts'
import { PUT_SQL } from '../testing/explain.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { prepareOutboxRows, sqliteOutbox } from './outbox.ts'

const inFolder = temporaryFolder()

outboxContract(async () => {
  const path = inFolder(`${randomUUID()}.db`)
  const outboxes = Array.from({ length: 4 }, () => sqliteOutbox(openSqliteDatabase(path)))
  const insert = openSqliteDatabase(path).prepare(PUT_SQL.replaceAll('$', '?'))
  return { outboxes, put: async (topic, id, lane = null) => void insert.run(topic, id, lane) }
})

test('a message put in with what it tells of belongs to who put it in, and is erased with it', async () => {
  const { database, outbox, rows } = withEnquiry()
  const message = { topic: 'firebase', id: 'p', postId: 'p', payload: '{}', lane: 'u' }
  const claimed = rows.insert(message, 0)
  if (!claimed) throw new Error('The lane was busy')
  expect(rows.insert({ ...message, id: 'q' }, 0)).toBeUndefined() // behind the first, and nobody's yet
  expect(await outbox.claim('firebase', LEASE_MS - 1, 1)).toEqual([])
  expect(rows.note(claimed, '{"a":1}')).toBe(true)
  database.exec("DELETE FROM submissions WHERE post_id = 'p'")
  expect(rows.note(claimed, '{}')).toBe(false)
  expect(await outbox.undelivered('firebase')).toEqual([])
})

test('what was sent when is told with what has not arrived', async () => {
  const { outbox, rows } = withEnquiry()
  rows.insert({ topic: 'firebase', id: 'p', postId: 'p', payload: '{}', lane: 'u' }, 0)
  expect(await outbox.undelivered('firebase')).toMatchObject([{ count: 1, oldestMs: 1 }])
})

function withEnquiry() {
  const database = openSqliteDatabase(inFolder(`${randomUUID()}.db`))
  database.exec(`INSERT INTO submissions (collection, user_id, post_id, date_sent, email_folded, record,
    idempotency_key, body_hash, notice_version) VALUES ('contactUs', 'u', 'p', 1, 'e', '{}', 'k', 'h', 'v')`)
  return { database, outbox: sqliteOutbox(database), rows: prepareOutboxRows(database) }
}
