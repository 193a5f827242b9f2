import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { dueMailSchema } from '../../mail/due-mail.ts'
import { createTestWebsite, type TestWebsite } from '../../website/fixture-website.ts'
import { PASSWORD } from '../fixture-inbox.ts'
import { AUDIENCE, type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

const SHOP = { part: 'ratecard', field: 'solutions.ecommerce.base' }
const LIST = '2026-11-24'

let opened: OwnersSite
let owner: OwnersSite['owner']
/** Now is Monday 23 November 2026, 10:24. From Tuesday on an online shop costs R 44 000,00. */
beforeEach(async () => {
  opened = await openOwnersSite()
  owner = opened.owner
  await setPrice(4_400_000)
  await opened.put({ part: 'ratecard', field: 'from', value: LIST })
  await opened.publishNow()
})
afterEach(() => opened.inbox.close())

const setPrice = (cents: number, field = SHOP.field) =>
  opened.put({ part: 'ratecard', field, value: { cents } })
const newestList = async () =>
  (await opened.part('ratecard')).live as {
    version: string
    solutions: Record<string, { base: object }>
  }
const shownSite = () => [opened.site.shown(), opened.site.priceList()]
const withdraw = () => owner.send('POST', 'website/prices/withdraw', { body: { version: LIST } })
/** Sets the clock, and signs in again, because the session may have expired. */
async function setClock(day: string, time: string): Promise<void> {
  opened.inbox.clock.now = new Date(momentOf(day, time))
  await owner.send('POST', 'sign-in/password', { body: { email: owner.email, password: PASSWORD } })
}
/** Runs the recurring task of a server. */
const runTask = (site: TestWebsite = opened.site) => site.website.beginDuePrices()
/** Runs the task of several servers, which also follow each other's versions. */
async function runTasks(...sites: ReadonlyArray<TestWebsite>): Promise<void> {
  let areDone = false
  const tasks = Promise.all(sites.map(runTask)).finally(() => {
    areDone = true
  })
  const follow = async ({ website }: TestWebsite) => {
    while (!areDone) {
      await website.follow()
      await setImmediate() // lets timers run
    }
  }
  await Promise.all([tasks, ...sites.map(follow)])
}
const otherServer = async () => {
  const { inbox } = opened
  const other = createTestWebsite(inbox.database, `${inbox.folder}/other`, () => inbox.clock.now)
  await other.website.follow()
  return other
}

describe('a price list that begins by itself', () => {
  test('is built at 23:50 the evening before, and is on the site from midnight on', async () => {
    await setClock('2026-11-23', '23:49')
    await runTask()
    expect(await opened.versions()).toHaveLength(1)
    await setClock('2026-11-23', '23:50')
    await runTask()
    expect(await opened.versions()).toMatchObject([
      { number: 2, state: 'ready', begins: LIST, publishedAt: null },
      { number: 1 },
    ])
    await setClock('2026-11-23', '23:59')
    await runTask()
    expect(shownSite()).toEqual([1, '2026-11-22'])
    await setClock(LIST, '00:00')
    await runTask()
    expect(shownSite()).toEqual([2, LIST])
    await runTask()
    expect(await opened.versions()).toHaveLength(2)
    expect((await opened.inbox.auditLog()).find(({ act }) => act === 'published-website')).toMatchObject({
      actor: 'site',
      data: { number: 2, parts: 'ratecard' },
    })
  })

  test('is not shown as a check in the inbox, and cannot be published earlier', async () => {
    await setClock('2026-11-23', '23:50')
    await runTask()
    expect((await opened.overview()).check).toBeNull()
    expect((await opened.publish(2)).statusCode).toBe(409)
    expect(shownSite()).toEqual([1, '2026-11-22'])
  })

  test('begins on the version live at midnight, even if it went live after 23:50', async () => {
    await setClock('2026-11-23', '23:50')
    await runTask()
    await opened.put({ ...AUDIENCE, value: 'For schools' })
    await opened.publishNow()
    await setClock(LIST, '00:00')
    await runTask()
    expect(shownSite()).toEqual([4, LIST])
    expect((await opened.part('home')).live).toMatchObject({ hero: { audience: 'For schools' } })
  })

  test('that could not be built is retried at once when another version goes live', async () => {
    opened.site.refuseBuilds('A photo in it was deleted.')
    await setClock('2026-11-23', '23:50')
    await runTask()
    opened.site.refuseBuilds(null)
    await opened.put({ ...AUDIENCE, value: 'For schools' })
    await opened.publishNow()
    await setClock('2026-11-23', '23:51')
    await runTask()
    expect((await opened.versions())[0]).toMatchObject({ begins: LIST, state: 'ready' })
  })

  test('begins once with two servers, which both show it', async () => {
    const other = await otherServer()
    await setClock('2026-11-23', '23:50')
    await runTasks(opened.site, other)
    await setClock(LIST, '00:00')
    await runTasks(opened.site, other)
    await Promise.all([opened.site.website.follow(), other.website.follow()])
    expect([...shownSite(), other.shown(), other.priceList()]).toEqual([2, LIST, 2, LIST])
    const log = await opened.inbox.auditLog()
    expect(log.filter(({ act, actor }) => act === 'published-website' && actor === 'site')).toHaveLength(1)
  })

  test('whose build fails is reported to each owner by one mail with the reason, and is retried until it begins', async () => {
    const aisha = await opened.inbox.join('Aisha')
    await opened.inbox.join('Sipho', 'member')
    const mailed = async () => {
      const rows = await opened.inbox.database.read((tx) =>
        tx.query("SELECT payload FROM outbox WHERE id LIKE 'prices-not-begun.%' ORDER BY id"),
      )
      return rows.map(({ payload }) => dueMailSchema.parse(JSON.parse(String(payload))))
    }
    const other = await otherServer()
    const reason = 'The server has too little memory for this.'
    for (const server of [opened.site, other]) server.refuseBuilds(reason)
    await setClock('2026-11-23', '23:50')
    await runTasks(opened.site, other)
    const mail = { kind: 'prices-not-begun', from: LIST, shown: '2026-11-22', reasons: [reason] }
    expect((await mailed()).map((mail) => ('to' in mail ? mail.to : '')).toSorted()).toEqual(
      [aisha.email, owner.email].toSorted(),
    )
    expect(await mailed()).toMatchObject([mail, mail])
    expect((await opened.overview()).waiting).toMatchObject([{ version: LIST, fault: reason }])
    for (const server of [opened.site, other]) server.refuseBuilds(null)
    const attempts = await opened.versions() // the later server tries again if the earlier had failed by then
    await setClock('2026-11-23', '23:59')
    await runTask()
    expect(await opened.versions()).toEqual(attempts)
    await setClock(LIST, '00:00')
    opened.site.refuseBuilds(reason)
    await runTask()
    expect(shownSite()).toEqual([1, '2026-11-22'])
    opened.site.refuseBuilds(null)
    await setClock(LIST, '00:10')
    await runTask()
    expect(opened.site.priceList()).toBe(LIST)
    expect(await mailed()).toHaveLength(2)
    expect((await opened.overview()).waiting).toEqual([])
  })
})

describe('a future price list', () => {
  test('is shown with its day and its prices', async () => {
    expect((await opened.overview()).waiting).toEqual([
      {
        version: LIST,
        from: LIST,
        isOwn: true,
        changes: [{ ...SHOP, from: formatRand(4_485_000), to: formatRand(4_400_000), pages: 0 }],
      },
    ])
  })

  test('is changed by prices saved without another day', async () => {
    await setPrice(5_000_000, 'solutions.tenders-management.base')
    const number = await opened.publishNow()
    expect(await newestList()).toMatchObject({
      version: LIST,
      solutions: {
        ecommerce: { base: { cents: 4_400_000 } },
        'tenders-management': { base: { cents: 5_000_000 } },
      },
    })
    expect((await opened.overview()).waiting).toHaveLength(1)
    expect(shownSite()).toEqual([number, '2026-11-22'])
  })

  test('keeps its own prices beside a change from today, and replaces it on its day', async () => {
    await opened.put({ part: 'ratecard', field: 'from', value: '2026-11-23' })
    expect(await newestList()).toMatchObject({ version: '2026-11-22' })
    await setPrice(4_600_000)
    const number = await opened.publishNow()
    expect(shownSite()).toEqual([number, '2026-11-23'])
    expect(await newestList()).toMatchObject({
      version: LIST,
      solutions: { ecommerce: { base: { cents: 4_400_000 } } },
    })
    await setClock(LIST, '00:00')
    await runTask()
    expect(opened.site.priceList()).toBe(LIST)
  })

  test('is withdrawn before its day, and never begins', async () => {
    expect((await withdraw()).statusCode).toBe(200)
    expect((await withdraw()).statusCode).toBe(409)
    expect((await opened.inbox.auditLog())[0]).toMatchObject({
      act: 'withdrew-prices',
      actor: owner.id,
      data: { from: LIST },
    })
    expect(await newestList()).toMatchObject({ version: '2026-11-22' })
    await setClock(LIST, '00:00')
    await runTask()
    expect(shownSite()).toEqual([1, '2026-11-22'])
  })

  test('can be neither withdrawn nor changed once its day has come', async () => {
    await setPrice(5_000_000, 'solutions.tenders-management.base')
    const number = await opened.check()
    await setClock(LIST, '00:00')
    expect((await withdraw()).statusCode).toBe(409)
    expect((await opened.publish(number)).statusCode).toBe(409)
    expect((await newestList()).solutions['tenders-management']).toMatchObject({ base: { hours: 80 } })
  })

  test('that is withdrawn makes the checks that contain it fail', async () => {
    await setPrice(5_000_000, 'solutions.tenders-management.base')
    const number = await opened.check()
    await withdraw()
    expect((await opened.overview()).check).toMatchObject({
      state: 'failed',
      report: { faults: [{ sentence: 'Prices were withdrawn since this check. Please check again.' }] },
    })
    expect((await opened.publish(number)).statusCode).toBe(409)
  })
})

test('prices cannot be published after their day has passed since the check', async () => {
  await opened.put({ part: 'ratecard', field: 'from', value: '2026-11-23' })
  await setPrice(4_600_000)
  const number = await opened.check()
  await setClock(LIST, '00:01')
  expect((await opened.publish(number)).statusCode).toBe(409)
})
