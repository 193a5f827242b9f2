import { afterAll, expect, test } from 'vitest'
import { outboxContract } from '../contract/outbox-contract.ts'
import { sqlOutbox } from '../sql/outbox.ts'
import { PUT_SQL } from '../testing/explain.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import type { Postgres } from './pool.ts'
import { postgresDatabase } from './transactions.ts'

describePostgres('postgres outbox', () => {
  const opened: Array<Postgres> = []
  const open = async (url: string) => {
    const postgres = await openPostgresWithLongTimeouts(url)
    opened.push(postgres)
    return postgres
  }
  afterAll(() => Promise.all(opened.map(({ close }) => close())))

  outboxContract(async () => {
    const url = await newPostgresUrl()
    const { query } = await open(url)
    const servers = await Promise.all([1, 2, 3, 4].map(() => open(url)))
    return {
      outboxes: servers.map((server) => sqlOutbox(postgresDatabase(server))),
      put: async (topic, id, lane = null) => void (await query(PUT_SQL, [topic, id, lane])),
    }
  })

  test('messages claimed at once are ordered by id, for any query plan', async () => {
    const postgres = await open(await newPostgresUrl())
    const ids = Array.from({ length: 60 }, (_, index) => String((index * 23) % 60).padStart(2, '0'))
    for (const id of ids) await postgres.query(PUT_SQL, ['mail', id, null])
    await postgres.query('ANALYZE outbox', []) // the planner prefers a full scan of a table that it knows to be small
    const claimed = await sqlOutbox(postgresDatabase(postgres)).claim('mail', 0, 60)
    expect(claimed.map(({ id }) => id)).toEqual(ids.toSorted())
  })
})
