import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { outboxContract } from '../contract/outbox-contract.ts'
import { putIntoOutbox, sqlOutbox } from '../sql/outbox.ts'
import { PUT_SQL } from '../testing/explain.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteDatabase } from './transactions.ts'

const inFolder = temporaryFolder()

outboxContract(async () => {
  const path = inFolder(`${randomUUID()}.db`)
  const outboxes = Array.from({ length: 4 }, () => sqlOutbox(sqliteDatabase(openSqliteDatabase(path))))
  const insert = openSqliteDatabase(path).prepare(PUT_SQL.replaceAll('$', '?'))
  return { outboxes, put: async (topic, id, lane = null) => void insert.run(topic, id, lane) }
})

test('a message has the time of its enquiry, and is erased with it', async () => {
  const connection = openSqliteDatabase(inFolder(`${randomUUID()}.db`))
  connection.exec(`INSERT INTO submissions (collection, user_id, post_id, date_sent, email_folded, record,
    idempotency_key, body_hash, notice_version) VALUES ('contactUs', 'u', 'p', 1, 'e', '{}', 'k', 'h', 'v')`)
  const database = sqliteDatabase(connection)
  const outbox = sqlOutbox(database)
  const message = { topic: 'firebase', id: 'p', postId: 'p', payload: '{}', lane: 'u' }
  await database.transaction((tx) => putIntoOutbox(tx, message, 0))
  expect(await outbox.undelivered('firebase')).toMatchObject([{ count: 1, oldestMs: 1 }])
  connection.exec("DELETE FROM submissions WHERE post_id = 'p'")
  expect(await outbox.undelivered('firebase')).toEqual([])
})
