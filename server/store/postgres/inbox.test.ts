import { expect, test, vi } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { inboxContract } from '../contract/inbox/inbox-contract.ts'
import { deadline, NOON, WON } from '../contract/inbox/inbox-under-test.ts'
import { appendEvent } from '../sql/inbox/append.ts'
import { erasePerson, receipts } from '../sql/inbox/erasures.ts'
import { startProxy } from '../testing/database-proxy.ts'
import { inboxOf } from '../testing/inbox-reads.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { asOwner, describePostgres, newPostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresDatabase, transactionOn } from './transactions.ts'

describePostgres('the inbox in PostgreSQL', () => {
  inboxContract(async (hooks) => {
    const postgres = await newPostgres()
    return { store: postgresStore(postgres, hooks), database: postgresDatabase(postgres) }
  })
})

describePostgres('the sweep', () => {
  test('does not delete an enquiry that a colleague is about to set to won', async () => {
    const url = await newPostgresUrl()
    const [first, second] = [await openPostgresWithLongTimeouts(url), await openPostgresWithLongTimeouts(url)]
    const store = postgresStore(first, { inbox: { deadline, now: () => new Date(NOON) } })
    await store.add(sampleContact(1))
    const { expiring } = await second.transaction(async (query) => {
      await appendEvent(transactionOn(query), WON)
      const [backend] = await query('SELECT pg_backend_pid() AS pid')
      const blocked = `SELECT 1 FROM pg_stat_activity WHERE ${backend?.pid} = ANY (pg_blocking_pids(pid))`
      const started = { expiring: store.expire(sampleContact(1), null) }
      await vi.waitFor(async () => expect(await asOwner(blocked)).toHaveLength(1), 120_000)
      return started
    })
    expect(await expiring).toBe('won')
    expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
    await second.close()
    await store.close()
  })
})

describePostgres('a connection that is lost during an action', () => {
  const opened = async () => {
    const proxy = await startProxy(await newPostgresUrl())
    const postgres = await openPostgresWithLongTimeouts(proxy.url)
    const store = postgresStore(postgres, { inbox: { deadline, now: () => new Date(NOON) } })
    await store.add(sampleContact(1))
    const close = async () => {
      await store.close()
      proxy.close()
    }
    const database = postgresDatabase(postgres)
    return { proxy, store, close, database, inbox: inboxOf(database) }
  }

  test.each(['INSERT INTO facts', 'UPDATE enquiries', 'COMMIT'])(
    'after %s stores the event once',
    async (statement) => {
      const { proxy, inbox, close } = await opened()
      proxy.loseAnswerTo(statement)
      const event = { kind: 'note', words: 'n', at: NOON, by: 'thandeka' } as const
      expect(await inbox.append({ number: 1, event, seen: 1 })).toMatchObject({ outcome: 'added' })
      const detail = await inbox.detail(1, 'thandeka')
      expect(detail?.events.map(({ kind }) => kind)).toEqual(['received', 'note'])
      expect(detail?.row.version).toBe(2)
      await close()
    },
  )

  test.each(['DELETE FROM submissions', 'COMMIT'])(
    'after %s of an erasure leaves one receipt',
    async (statement) => {
      const { proxy, store, database, close } = await opened()
      proxy.loseAnswerTo(statement)
      const { email } = sampleContact(1).record
      const request = { email, sealOf: () => 's', by: null, at: NOON, year: 2026 }
      const result = await database.transaction((tx) => erasePerson(tx, request))
      expect(result?.receipt).toMatchObject({ no: 1, counts: { enquiries: 1 } })
      expect(await Array.fromAsync(store.all())).toEqual([])
      expect(await database.read(receipts)).toMatchObject([{ no: 1, seal: 's' }])
      await close()
    },
  )
})
