import { expect, test, vi } from 'vitest'
import { changesContract } from '../contract/inbox/changes-contract.ts'
import type { OpenInbox } from '../contract/inbox/inbox-under-test.ts'
import { followChanges } from '../sql/inbox/follow-changes.ts'
import { startProxy } from '../testing/database-proxy.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { asOwner, describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { wakeAtNotifications } from './open-stores.ts'
import type { Postgres } from './pool.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresDatabase } from './transactions.ts'

describePostgres('two servers on one PostgreSQL', () => {
  changesContract(async () => {
    const url = await newPostgresUrl()
    const openOver =
      (postgres: Postgres): OpenInbox =>
      async (hooks) => ({ store: postgresStore(postgres, hooks), database: postgresDatabase(postgres) })
    const [one, other] = await Promise.all([
      openPostgresWithLongTimeouts(url),
      openPostgresWithLongTimeouts(url),
    ])
    const changesOf = (postgres: Postgres) => () =>
      followChanges(postgresDatabase(postgres), wakeAtNotifications(url, 10))
    return { opens: [openOver(one), openOver(other)], changesOf: [changesOf(one), changesOf(other)] }
  })
})

describePostgres('a connection that listens', () => {
  test('that is lost is replaced, and missed changes are read', async () => {
    const url = await newPostgresUrl()
    const proxy = await startProxy(url)
    let wakes = 0
    const waking = wakeAtNotifications(
      proxy.url,
      10,
    )(() => {
      wakes += 1
    })
    const wakesAfter = async (after: () => unknown) => {
      const before = wakes
      await after()
      await vi.waitFor(() => expect(wakes).toBeGreaterThan(before)) // other tests notify too
    }
    const notify = () => asOwner("SELECT pg_notify('inbox', '')", url)
    await vi.waitFor(() => expect(wakes).toBeGreaterThan(0))
    await wakesAfter(notify)
    await wakesAfter(proxy.cut)
    await wakesAfter(notify)
    await waking.stop()
    proxy.close()
  })
})
