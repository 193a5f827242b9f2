import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { sitePartSchema, siteVersionsSchema } from '../../../domain/inbox/api/website.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { dueMailSchema } from '../../mail/due-mail.ts'
import { createTestWebsite, type TestWebsite } from '../../website/fixture-website.ts'
import { PASSWORD } from '../fixture-inbox.ts'
import { type Member, type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

const SHOP = { part: 'ratecard', field: 'solutions.ecommerce.base' }
const AUDIENCE = { part: 'home', field: 'hero.audience' }
const LIST = '2026-11-24'

let opened: OwnersSite
let owner: Member
/** Now is Monday 23 November 2026, 10:24. From Tuesday on the shop costs R 9 900,00. */
beforeEach(async () => {
  opened = await openOwnersSite()
  owner = opened.owner
  await raise(4_400_000)
  await opened.put(owner, { part: 'ratecard', field: 'from', value: LIST })
  await opened.publishNow()
})
afterEach(() => opened.inbox.close())

const raise = (cents: number, field = SHOP.field) =>
  opened.put(owner, { part: 'ratecard', field, value: { cents } })
const changed = async () =>
  sitePartSchema.parse((await owner.send('GET', 'website/parts/ratecard')).json()).live as {
    version: string
    solutions: Record<string, { base: object }>
  }
const shown = () => [opened.site.shown(), opened.site.priceList()]
const versions = async () =>
  siteVersionsSchema.parse((await owner.send('GET', 'website/versions')).json()).versions
/** Sets the clock, and signs in again, because the session may have expired. */
async function at(day: string, time: string): Promise<void> {
  opened.inbox.clock.now = new Date(momentOf(day, time))
  await owner.send('POST', 'sign-in/password', { body: { email: owner.email, password: PASSWORD } })
}
/** A turn of the recurring task of a running server. */
const turn = (site: TestWebsite = opened.site) => site.website.beginDuePrices()
/** A turn of each of several running servers, which show meanwhile what the others got ready. */
async function turns(...sites: ReadonlyArray<TestWebsite>): Promise<void> {
  let areDone = false
  const all = Promise.all(sites.map(turn)).finally(() => {
    areDone = true
  })
  const follow = async ({ website }: TestWebsite) => {
    while (!areDone) {
      await website.follow()
      await setImmediate() // lets timers run
    }
  }
  await Promise.all([all, ...sites.map(follow)])
}
const otherServer = async () => {
  const { inbox } = opened
  const other = createTestWebsite(inbox.database, `${inbox.folder}/other`, () => inbox.clock.now)
  await other.website.follow()
  return other
}

describe('a price list that begins by itself', () => {
  test('is built at 23:50 of the evening before, and is on the site from midnight on', async () => {
    await at('2026-11-23', '23:49')
    await turn()
    expect(await versions()).toHaveLength(1)
    await at('2026-11-23', '23:50')
    await turn()
    expect(await versions()).toMatchObject([
      { number: 2, state: 'ready', begins: LIST, publishedAt: null },
      { number: 1 },
    ])
    await at('2026-11-23', '23:59')
    await turn()
    expect(shown()).toEqual([1, '2026-11-22'])
    await at(LIST, '00:00')
    await turn()
    expect(shown()).toEqual([2, LIST])
    await turn()
    expect(await versions()).toHaveLength(2)
    expect((await opened.inbox.auditLog()).find(({ act }) => act === 'published-website')).toMatchObject({
      actor: 'site',
      data: { number: 2, parts: 'ratecard' },
    })
  })

  test('is nothing that the inbox shows as a check, or could publish before', async () => {
    await at('2026-11-23', '23:50')
    await turn()
    expect((await opened.overview()).check).toBeNull()
    await opened.confirm()
    expect((await opened.publish(2)).statusCode).toBe(409)
    expect(shown()).toEqual([1, '2026-11-22'])
  })

  test('begins with what is live then, also if that went live after 23:50', async () => {
    await at('2026-11-23', '23:50')
    await turn()
    await opened.put(owner, { ...AUDIENCE, value: 'For schools' })
    await opened.publishNow()
    await at(LIST, '00:00')
    await turn()
    expect(shown()).toEqual([4, LIST])
    const { live } = sitePartSchema.parse((await owner.send('GET', 'website/parts/home')).json())
    expect(live).toMatchObject({ hero: { audience: 'For schools' } })
  })

  test('that could not be built is tried again at once when another version goes live', async () => {
    opened.site.refuseBuilds('A photo in it was deleted.')
    await at('2026-11-23', '23:50')
    await turn()
    opened.site.refuseBuilds(null)
    await opened.put(owner, { ...AUDIENCE, value: 'For schools' })
    await opened.publishNow()
    await at('2026-11-23', '23:51')
    await turn()
    expect((await versions())[0]).toMatchObject({ begins: LIST, state: 'ready' })
  })

  test('begins once with two servers, which both show it', async () => {
    const other = await otherServer()
    await at('2026-11-23', '23:50')
    await turns(opened.site, other)
    await at(LIST, '00:00')
    await turns(opened.site, other)
    await Promise.all([opened.site.website.follow(), other.website.follow()])
    expect([...shown(), other.shown(), other.priceList()]).toEqual([2, LIST, 2, LIST])
    const log = await opened.inbox.auditLog()
    expect(log.filter(({ act, actor }) => act === 'published-website' && actor === 'site')).toHaveLength(1)
  })

  test('whose build fails is mailed to each owner once with the reason, and is tried again until it begins', async () => {
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
    await at('2026-11-23', '23:50')
    await turns(opened.site, other)
    const mail = { kind: 'prices-not-begun', from: LIST, shown: '2026-11-22', reasons: [reason] }
    expect((await mailed()).map((each) => ('to' in each ? each.to : '')).toSorted()).toEqual(
      [aisha.email, owner.email].toSorted(),
    )
    expect(await mailed()).toMatchObject([mail, mail])
    expect((await opened.overview()).waiting).toMatchObject([{ version: LIST, fault: reason }])
    for (const server of [opened.site, other]) server.refuseBuilds(null)
    const tried = await versions() // the later server tries again if the earlier had failed by then
    await at('2026-11-23', '23:59')
    await turn()
    expect(await versions()).toEqual(tried)
    await at(LIST, '00:00')
    opened.site.refuseBuilds(reason)
    await turn()
    expect(shown()).toEqual([1, '2026-11-22'])
    opened.site.refuseBuilds(null)
    await at(LIST, '00:10')
    await turn()
    expect(opened.site.priceList()).toBe(LIST)
    expect(await mailed()).toHaveLength(2)
    expect((await opened.overview()).waiting).toEqual([])
  })
})

describe('a price list that waits', () => {
  test('is told with its day and its prices', async () => {
    expect((await opened.overview()).waiting).toEqual([
      {
        version: LIST,
        from: LIST,
        isOwn: true,
        changes: [{ ...SHOP, from: formatRand(4_485_000), to: formatRand(4_400_000), pages: 0 }],
      },
    ])
  })

  test('is changed by what is saved without another day', async () => {
    await raise(5_000_000, 'solutions.tenders-management.base')
    const number = await opened.publishNow()
    expect(await changed()).toMatchObject({
      version: LIST,
      solutions: {
        ecommerce: { base: { cents: 4_400_000 } },
        'tenders-management': { base: { cents: 5_000_000 } },
      },
    })
    expect((await opened.overview()).waiting).toHaveLength(1)
    expect(shown()).toEqual([number, '2026-11-22'])
  })

  test('keeps its own prices beside a change of today, and takes its place on its day', async () => {
    await opened.put(owner, { part: 'ratecard', field: 'from', value: '2026-11-23' })
    expect(await changed()).toMatchObject({ version: '2026-11-22' })
    await raise(4_600_000)
    const number = await opened.publishNow()
    expect(shown()).toEqual([number, '2026-11-23'])
    expect(await changed()).toMatchObject({
      version: LIST,
      solutions: { ecommerce: { base: { cents: 4_400_000 } } },
    })
    await at(LIST, '00:00')
    await turn()
    expect(opened.site.priceList()).toBe(LIST)
  })

  test('is withdrawn before its day, and never begins', async () => {
    const { version } = await changed()
    await opened.confirm()
    const withdraw = (who: Member) => who.send('POST', 'website/prices/withdraw', { body: { version } })
    expect((await withdraw(await opened.inbox.join('Sipho', 'member'))).statusCode).toBe(403)
    expect((await withdraw(owner)).statusCode).toBe(200)
    expect((await withdraw(owner)).statusCode).toBe(409)
    expect((await opened.inbox.auditLog())[0]).toMatchObject({
      act: 'withdrew-prices',
      actor: owner.id,
      data: { from: LIST },
    })
    expect(await changed()).toMatchObject({ version: '2026-11-22' })
    await at(LIST, '00:00')
    await turn()
    expect(shown()).toEqual([1, '2026-11-22'])
  })

  test('can be neither withdrawn nor changed any more once its day has come', async () => {
    await raise(5_000_000, 'solutions.tenders-management.base')
    const number = await opened.check()
    await at(LIST, '00:00')
    await opened.confirm()
    const body = { version: LIST }
    expect((await owner.send('POST', 'website/prices/withdraw', { body })).statusCode).toBe(409)
    expect((await opened.publish(number)).statusCode).toBe(409)
    expect((await changed()).solutions['tenders-management']).toMatchObject({ base: { hours: 80 } })
  })

  test('that is withdrawn takes the checks along that were made of it', async () => {
    await raise(5_000_000, 'solutions.tenders-management.base')
    const number = await opened.check()
    await opened.confirm()
    await owner.send('POST', 'website/prices/withdraw', { body: { version: LIST } })
    expect((await opened.overview()).check).toMatchObject({
      state: 'failed',
      report: { faults: [{ sentence: 'Prices were withdrawn since this check. Please check again.' }] },
    })
    expect((await opened.publish(number)).statusCode).toBe(409)
  })
})

test('prices of a day that is over since their check cannot be published', async () => {
  await opened.put(owner, { part: 'ratecard', field: 'from', value: '2026-11-23' })
  await raise(4_600_000)
  const number = await opened.check()
  await at(LIST, '00:01')
  await opened.confirm()
  expect((await opened.publish(number)).statusCode).toBe(409)
})
