import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { quarantined, sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { hooksContract, messagesIn, putMessage } from '../contract/hooks-contract.ts'
import type { Database } from '../sql/database.ts'
import { sweepLease } from '../sql/inbox/retention.ts'
import type { EnquiryHooks } from '../sql/store-enquiry.ts'
import { type DatabaseProxy, startProxy } from '../testing/database-proxy.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { describePostgres, newPostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresDatabase } from './transactions.ts'

const { postId } = sampleContact(1).record
const hooks: EnquiryHooks = {
  hosted: {
    queueStored: (tx) => putMessage(tx, postId, 'stored'),
    queueReleased: (tx) => putMessage(tx, postId, 'released'),
  },
}

describePostgres('the transactions of PostgreSQL', () => {
  hooksContract(async (testHooks) => {
    const postgres = await newPostgres()
    return { store: postgresStore(postgres, testHooks), database: postgresDatabase(postgres) }
  })
})

describePostgres('the lease of the sweep', () => {
  test('is given to one of ten servers', async () => {
    const lease = sweepLease(postgresDatabase(await newPostgres()))
    const nowMs = Date.parse('2026-11-21T10:00:00Z')
    const acquired = await Promise.all(Array.from({ length: 10 }, () => lease.acquire(nowMs)))
    expect(acquired.filter(Boolean)).toHaveLength(1)
    await lease.release()
    expect(await lease.acquire(nowMs)).toBe(true)
  })
})

describePostgres('a connection that is lost', () => {
  let proxy: DatabaseProxy
  let store: EnquiryStore
  let database: Database
  beforeEach(async () => {
    proxy = await startProxy(await newPostgresUrl())
    const postgres = await openPostgresWithLongTimeouts(proxy.url)
    store = postgresStore(postgres, hooks)
    database = postgresDatabase(postgres)
  })
  afterEach(async () => {
    await store.close()
    proxy.close()
  })

  test.each(['INSERT INTO outbox', 'COMMIT'])(
    'after %s stores the enquiry and its message once',
    async (statement) => {
      await store.checkWritable()
      proxy.loseAnswerTo(statement)
      expect(await store.add(sampleContact(1))).toEqual({ outcome: 'stored' })
      expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
      expect(await messagesIn(database)).toEqual(['stored'])
    },
  )

  test.each(['INSERT INTO outbox', 'COMMIT'])(
    'after %s of a release leaves it released, with one message',
    async (statement) => {
      await store.restore(quarantined(sampleContact(1)))
      proxy.loseAnswerTo(statement)
      expect(await store.release(postId)).toBe('released')
      expect(await messagesIn(database)).toEqual(['released'])
    },
  )

  test('in the middle of a transaction makes it start again from the beginning', async () => {
    await store.checkWritable()
    proxy.loseAnswerTo('INSERT INTO outbox')
    let attempts = 0
    await database.transaction(async (tx) => {
      attempts += 1
      await tx.query(
        "INSERT INTO outbox (topic, id, payload, due_at, tried_until) VALUES ('mail', ?, '{}', 0, 0)",
        'a',
      )
    })
    expect(attempts).toBe(2)
    expect(await messagesIn(database)).toEqual(['a'])
  })
})

describePostgres('two transactions that take the same rows', () => {
  test('wait for each other by the lock of the dialect', async () => {
    const postgres = await newPostgres()
    const store = postgresStore(postgres)
    const database = postgresDatabase(postgres)
    await store.add(sampleContact(1, { surname: '0' }))
    const { forUpdate } = database.dialect
    const appendPlus = () =>
      database.transaction(async (tx) => {
        const [row] = await tx.query(`SELECT notice_version AS n FROM submissions ${forUpdate}`)
        await tx.query('UPDATE submissions SET notice_version = ?', `${row?.n}+`)
      })
    await Promise.all(Array.from({ length: 8 }, appendPlus))
    const [row] = await database.read((tx) => tx.query('SELECT notice_version AS n FROM submissions'))
    expect(row?.n).toBe(`${sampleContact(1).metadata.noticeVersion}++++++++`)
    await store.close()
  })
})
