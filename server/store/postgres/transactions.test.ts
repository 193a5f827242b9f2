import { expect, test } from 'vitest'
import { quarantined, sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { hooksContract, messagesIn, putMessage } from '../contract/hooks-contract.ts'
import { sweepLease } from '../sql/inbox/retention.ts'
import { startProxy } from '../testing/database-proxy.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { describePostgres, newPostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresDatabase } from './transactions.ts'

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
  test.each(['INSERT INTO outbox', 'COMMIT'])(
    'after %s of a release leaves it released, with one message',
    async (statement) => {
      const { postId } = sampleContact(1).record
      const proxy = await startProxy(await newPostgresUrl())
      const postgres = await openPostgresWithLongTimeouts(proxy.url)
      const store = postgresStore(postgres, {
        hosted: { queueReleased: (tx) => putMessage(tx, postId, 'released') },
      })
      await store.restore(quarantined(sampleContact(1)))
      proxy.loseAnswerTo(statement)
      expect(await store.release(postId)).toBe('released')
      expect(await messagesIn(postgresDatabase(postgres))).toEqual(['released'])
      await store.close()
      proxy.close()
    },
  )
})
