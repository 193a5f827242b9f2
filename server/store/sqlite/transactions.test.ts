import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { hooksContract, messagesIn, putMessage } from '../contract/hooks-contract.ts'
import type { EnquiryHooks } from '../sql/store-enquiry.ts'
import { countStatements } from '../testing/explain.ts'
import { openSharedDatabase } from '../testing/open-sqlite-store.ts'
import { startStoreProcess } from '../testing/start-store-process.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openSqliteDatabase } from './database.ts'
import { sqliteStore } from './sqlite-store.ts'
import { sqliteDatabase } from './transactions.ts'

const inFolder = temporaryFolder()
const newPath = () => inFolder(`${randomUUID()}.db`)
const hooks: EnquiryHooks = {
  hosted: {
    queueStored: (tx, { record }) => putMessage(tx, record.postId),
    queueReleased: async () => {},
  },
}

hooksContract(async (testHooks) => {
  const database = openSharedDatabase(newPath())
  return { store: sqliteStore(database, testHooks), database: sqliteDatabase(database) }
})

describe('while another process holds the write lock', () => {
  test('an enquiry waits with its hooks, and both are stored once', async () => {
    const path = newPath()
    const database = openSharedDatabase(path)
    const store = sqliteStore(database, hooks)
    const statements = countStatements(database, 'BEGIN IMMEDIATE')
    const holder = startStoreProcess('lock', path)
    await once(holder.stdout, 'data')
    const adding = store.add(sampleContact(1))
    await vi.waitUntil(() => statements() > 3, 120_000)
    holder.stdin.end()
    expect(await adding).toEqual({ outcome: 'stored' })
    expect(await messagesIn(sqliteDatabase(database))).toEqual([sampleContact(1).record.postId])
    await store.close()
  })

  test('a transaction is refused after its timeout, and leaves nothing', async () => {
    const path = newPath()
    const connection = openSqliteDatabase(path, { timeouts: { answerMs: 200, startMs: 60_000 } })
    const database = sqliteDatabase(connection)
    const holder = startStoreProcess('lock', path)
    await once(holder.stdout, 'data')
    const adding = database.transaction((tx) => putMessage(tx, sampleContact(1).record.postId))
    await expect(adding).rejects.toMatchObject({ name: 'StoreUnavailableError' })
    expect(await messagesIn(database)).toEqual([])
    holder.stdin.end()
    await once(holder, 'close')
    connection.close()
  })
})

test('waiting transactions share a commit with enquiries, and one that throws does not affect the others', async () => {
  const connection = openSharedDatabase(newPath())
  const store = sqliteStore(connection, hooks)
  const database = sqliteDatabase(connection)
  await store.add(sampleContact(0))
  const commits = countStatements(connection, 'COMMIT')
  const id = sampleContact(0).record.postId
  const twice = expect(database.transaction((tx) => putMessage(tx, id))).rejects.toThrow(
    'UNIQUE constraint failed',
  )
  const all = [database.transaction((tx) => putMessage(tx, id, 'a')), store.add(sampleContact(1)), twice]
  await Promise.all([...all, database.transaction((tx) => putMessage(tx, id, 'b'))])
  expect(commits()).toBe(1)
  expect(await messagesIn(database)).toEqual([id, sampleContact(1).record.postId, 'a', 'b'])
  await store.close()
})
