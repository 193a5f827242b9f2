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
    const [first, second] = await Promise.all([
      openPostgresWithLongTimeouts(url),
      openPostgresWithLongTimeouts(url),
    ])
    const changesOf = (postgres: Postgres) => () =>
      followChanges(postgresDatabase(postgres), wakeAtNotifications(url, 10))
    return { opens: [openOver(first), openOver(second)], changesOf: [changesOf(first), changesOf(second)] }
  })
})

describePostgres('a listening connection', () => {
  test('that is lost is replaced, and missed changes are read', async () => {
    const url = await newPostgresUrl()
    const proxy = await startProxy(url)
    let wakes = 0
    const wakeSource = wakeAtNotifications(
      proxy.url,
      10,
    )(() => {
      wakes += 1
    })
    const expectWakeAfter = async (act: () => unknown) => {
      const before = wakes
      await act()
      await vi.waitFor(() => expect(wakes).toBeGreaterThan(before)) // other tests notify too
    }
    const notify = () => asOwner("SELECT pg_notify('inbox', '')", url)
    await vi.waitFor(() => expect(wakes).toBeGreaterThan(0))
    await expectWakeAfter(notify)
    await expectWakeAfter(proxy.cut)
    await expectWakeAfter(notify)
    await wakeSource.stop()
    proxy.close()
  })
})
