import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  changeSavedSchema,
  checkStartedSchema,
  sitePartSchema,
  siteVersionsSchema,
  websiteSchema,
} from '../../../domain/inbox/api/website.ts'
import { HOSTILE_TEXTS } from '../../../tests/attacks/hostile-texts.ts'
import { createTestWebsite, type TestWebsite } from '../../website/fixture-website.ts'
import { openTestInbox, PASSWORD, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

const AUDIENCE = { part: 'home', field: 'hero.audience' }
const LIVE = 'For small businesses, churches and shops'

type Member = TestBrowser & { id: string }
let inbox: TestInbox
let site: TestWebsite
let owner: Member
beforeEach(async () => {
  inbox = await openTestInbox({}, undefined, undefined, (database, folder, now) => {
    site = createTestWebsite(database, folder, now)
    return site.website
  })
  owner = await inbox.join('Thandeka')
})
afterEach(() => inbox.close())

const overview = async (who: Member = owner) => websiteSchema.parse((await who.send('GET', 'website')).json())
const put = (who: Member, change: object) =>
  who.send('PUT', 'website/draft', { body: { seen: 0, ...change } })
const saved = async (who: Member, change: object) => {
  const answer = changeSavedSchema.parse((await put(who, change)).json())
  return 'saved' in answer ? answer.saved : answer.theirs
}
const confirm = (who: Member) => who.send('POST', 'reauthenticate', { body: { password: PASSWORD } })
const publish = async (who: Member, number: number) =>
  who.send('POST', 'website/publish', { body: { number } })

/** Checks the draft, and waits until that is done. */
async function check(who: Member = owner): Promise<number> {
  const { number } = checkStartedSchema.parse((await who.send('POST', 'website/check')).json())
  await expect.poll(async () => (await overview()).check?.state).not.toBe('building')
  return number
}

describe('the draft', () => {
  test('a saved field is in the draft, beside what is live, and in nothing that visitors see', async () => {
    const change = await saved(owner, { ...AUDIENCE, value: 'For schools' })
    expect(change).toMatchObject({
      ...AUDIENCE,
      value: 'For schools',
      live: LIVE,
      author: owner.id,
      revision: 1,
    })
    expect(await overview()).toMatchObject({ live: null, changes: [change], faults: [], check: null })
    const { draft, live } = sitePartSchema.parse((await owner.send('GET', 'website/parts/home')).json())
    expect([draft, live]).toMatchObject([{ hero: { audience: 'For schools' } }, { hero: { audience: LIVE } }])
    expect(site.shown()).toBeNull()
  })

  test('two owners who change one field see each other’s words, and neither is lost', async () => {
    const aisha = await inbox.join('Aisha')
    const first = await saved(aisha, { ...AUDIENCE, value: 'For clinics' })
    expect((await put(owner, { ...AUDIENCE, value: 'For schools' })).json()).toEqual({ theirs: first })
    expect((await overview()).changes).toEqual([first])
    const second = await saved(owner, { ...AUDIENCE, value: 'For both', seen: first?.revision })
    expect(second).toMatchObject({ value: 'For both', author: owner.id })
    expect((await put(aisha, { ...AUDIENCE, value: 'Mine', seen: first?.revision })).json()).toEqual({
      theirs: second,
    })
  })

  test('two owners who change two fields disturb one another in nothing, also at once', async () => {
    const aisha = await inbox.join('Aisha')
    await Promise.all([
      put(owner, { ...AUDIENCE, value: 'For schools' }),
      put(aisha, { part: 'home', field: 'hero.lead', value: 'We build it first.' }),
    ])
    expect((await overview()).changes.map(({ value }) => value).toSorted()).toEqual([
      'For schools',
      'We build it first.',
    ])
  })

  test('of two changes of one field at once one is stored, the other is shown it', async () => {
    const aisha = await inbox.join('Aisha')
    const answers = await Promise.all([
      put(owner, { ...AUDIENCE, value: 'For schools' }),
      put(aisha, { ...AUDIENCE, value: 'For clinics' }),
    ])
    const kinds = answers.map((answer) => Object.keys(answer.json())[0]).toSorted()
    expect(kinds).toEqual(['saved', 'theirs'])
  })

  test('a change is taken back by whoever saw it, and its revision never comes again', async () => {
    const first = await saved(owner, { ...AUDIENCE, value: 'For schools' })
    const takeBack = (seen: number) =>
      owner.send('POST', 'website/draft/take-back', { body: { ...AUDIENCE, seen } })
    expect((await takeBack(7)).statusCode).toBe(409)
    expect((await takeBack(first?.revision ?? 0)).statusCode).toBe(200)
    expect((await saved(owner, { ...AUDIENCE, value: 'For clinics' }))?.revision).toBe(2)
    expect((await put(owner, { ...AUDIENCE, value: 'Old', seen: 1 })).json()).toHaveProperty('theirs')
  })

  test('a faulty value stays in the draft, with its place and the reason', async () => {
    await put(owner, { part: 'company', field: 'vatNumber.value', value: '400000000' })
    await put(owner, { part: 'company', field: 'openingHours.closes', value: '07:00' })
    const { changes, faults } = await overview()
    expect(changes).toHaveLength(2)
    expect(faults).toEqual([
      {
        part: 'company',
        field: 'vatNumber.value',
        sentence: 'A VAT number has ten digits and begins with 4. This one has nine.',
      },
      {
        part: 'company',
        field: 'openingHours.closes',
        sentence: 'Closes at or before it opens. Give a later time.',
      },
    ])
  })

  test.each([
    ['the legal pages', 'legal-terms', 'title'],
    ['the wording of a consent', 'notices', 'newsletterWording'],
    ['an id', 'faqs', 'more.loan.id'],
    ['the exception of the promise', 'home', 'hero.exception'],
    ['a question that the terms show', 'faqs', 'more.loan', null],
  ])('%s cannot be changed here', async (_what, part, field, value: string | null = 'Mine') => {
    expect((await put(owner, { part, field, value })).statusCode).toBe(403)
  })

  test.each([
    ['a path that leads out of the file', { ...AUDIENCE, field: '__proto__.polluted' }],
    ['a text of 100 000 characters', { ...AUDIENCE, value: 'a'.repeat(100_000) }],
    ['no value', AUDIENCE],
  ])('%s is refused', async (_what, change) => {
    expect([400, 413]).toContain((await put(owner, change)).statusCode)
    expect((await overview()).changes).toEqual([])
  })

  test('hostile texts are kept as they are, or refused', async () => {
    for (const [at, value] of HOSTILE_TEXTS.entries()) {
      const answer = await put(owner, { part: 'faqs', field: `more.hostile-${at}.title`, value })
      if (answer.statusCode === 200) expect(answer.json().saved.value).toBe(value)
      else expect(answer.statusCode).toBe(400)
    }
  })
})

describe('check and publish', () => {
  test('the check says page by page what would change; what was checked is what goes live', async () => {
    await put(owner, { ...AUDIENCE, value: 'For schools' })
    const number = await check()
    expect((await overview()).check).toMatchObject({
      number,
      state: 'ready',
      isOutdated: false,
      report: { pageCount: 1, pages: [{ address: '/', texts: [{ from: LIVE, to: 'For schools' }] }] },
    })
    const later = await saved(owner, { part: 'home', field: 'hero.lead', value: 'Later.' })
    expect((await overview()).check).toMatchObject({ isOutdated: true })
    await confirm(owner)
    expect((await publish(owner, number)).json()).toEqual({ done: true })
    expect(site.shown()).toBe(number)
    expect(await overview()).toMatchObject({ live: number, changes: [later], check: null })
    const { live } = sitePartSchema.parse((await owner.send('GET', 'website/parts/home')).json())
    expect(live).toMatchObject({ hero: { audience: 'For schools' } })
    expect((await inbox.auditLog())[0]).toMatchObject({ act: 'published-website', data: { number } })
  })

  test('a fault stops it, and nothing changes for visitors', async () => {
    await put(owner, { part: 'company', field: 'vatNumber.value', value: '5' })
    const number = await check()
    expect((await overview()).check).toMatchObject({
      state: 'failed',
      report: { faults: [{ part: 'company', field: 'vatNumber.value' }] },
    })
    await confirm(owner)
    expect((await publish(owner, number)).statusCode).toBe(409)
    expect(site.shown()).toBeNull()
  })

  test('a server that lacks memory or disk says so, and the changes stay', async () => {
    await put(owner, { ...AUDIENCE, value: 'For schools' })
    site.refuseBuilds('The server’s disk is nearly full')
    await check()
    expect(await overview()).toMatchObject({
      check: { state: 'failed', report: { faults: [{ sentence: 'The server’s disk is nearly full' }] } },
      changes: [{ value: 'For schools' }],
    })
  })

  test('a version that is older than the live one cannot go live any more, nor one twice', async () => {
    await put(owner, { ...AUDIENCE, value: 'For schools' })
    const [first, second] = [await check(), await check()]
    await confirm(owner)
    expect((await publish(owner, second)).statusCode).toBe(200)
    expect((await publish(owner, second)).statusCode).toBe(409)
    expect((await publish(owner, first)).statusCode).toBe(409)
    expect(site.shown()).toBe(second)
  })

  test('an earlier version comes back as a new one, and the draft stays', async () => {
    await put(owner, { ...AUDIENCE, value: 'For schools' })
    const first = await check()
    await confirm(owner)
    await publish(owner, first)
    await put(owner, { ...AUDIENCE, value: 'For clinics' })
    const second = await check()
    await publish(owner, second)
    await put(owner, { part: 'home', field: 'hero.lead', value: 'Unfinished' })
    const again = await owner.send('POST', `website/versions/${first}/again`)
    const { number } = checkStartedSchema.parse(again.json())
    await expect.poll(async () => (await overview()).check?.state).toBe('ready')
    await publish(owner, number)
    const { live } = sitePartSchema.parse((await owner.send('GET', 'website/parts/home')).json())
    expect(live).toMatchObject({ hero: { audience: 'For schools' } })
    expect((await overview()).changes).toMatchObject([{ value: 'Unfinished' }])
    const { versions } = siteVersionsSchema.parse((await owner.send('GET', 'website/versions')).json())
    expect(versions.map(({ number: each, backTo }) => [each, backTo])).toEqual([
      [number, first],
      [second, null],
      [first, null],
    ])
    expect((await owner.send('POST', 'website/versions/99/again')).statusCode).toBe(404)
  })

  test('another server shows what one of them published', async () => {
    const other = createTestWebsite(inbox.database, `${inbox.folder}/other`, () => inbox.clock.now)
    await put(owner, { ...AUDIENCE, value: 'For schools' })
    const number = await check()
    await confirm(owner)
    await publish(owner, number)
    expect(other.shown()).toBeNull()
    await other.website.follow()
    expect(other.shown()).toBe(number)
  })

  test('a check that a killed server began is given up after five minutes', async () => {
    const stopped = createTestWebsite(inbox.database, `${inbox.folder}/stopped`, () => inbox.clock.now)
    await stopped.website.stop()
    await inbox.database.transaction((tx) =>
      tx.query(
        `INSERT INTO site_versions (number, content, revision, state, builder, report, author, at)
         VALUES (1, '{}', 0, 'building', 'gone', '{}', 'x', ?)`,
        inbox.clock.now.getTime(),
      ),
    )
    expect((await owner.send('POST', 'website/check')).statusCode).toBe(409)
    inbox.clock.now = new Date(inbox.clock.now.getTime() + 5 * 60_000 + 1)
    expect(await check()).toBe(2)
  })
})

describe('prices', () => {
  const SHOP = { part: 'ratecard', field: 'solutions.ecommerce.base' }
  const price = (cents: number) => put(owner, { ...SHOP, value: { cents } })
  const newest = async () =>
    sitePartSchema.parse((await owner.send('GET', 'website/parts/ratecard')).json()).live as {
      version: string
      solutions: { ecommerce: { base: object } }
    }
  async function publishNow(): Promise<number> {
    const number = await check()
    await confirm(owner)
    expect((await publish(owner, number)).statusCode).toBe(200)
    return number
  }

  test('a price is raised from a day on: nothing changes before it, and on it the list begins by itself, once', async () => {
    await price(990_000)
    await put(owner, { part: 'ratecard', field: 'from', value: '2026-12-01' })
    await publishNow()
    expect(await newest()).toMatchObject({
      version: '2026-12-01',
      solutions: { ecommerce: { base: { cents: 990_000 } } },
    })
    await site.website.beginDuePrices()
    expect([site.shown(), site.priceList()]).toEqual([1, '2026-11-22'])
    inbox.clock.now = new Date('2026-11-30T22:00:00Z') // midnight in Johannesburg
    await site.website.beginDuePrices()
    expect([site.shown(), site.priceList()]).toEqual([2, '2026-12-01'])
    await site.website.beginDuePrices()
    expect(site.shown()).toBe(2)
    expect((await inbox.auditLog())[0]).toMatchObject({ act: 'published-website', actor: 'site' })
  })

  test('two lists of one day keep both their versions; going back never changes prices', async () => {
    await price(4_700_000)
    const first = await publishNow()
    expect(await newest()).toMatchObject({ version: '2026-11-23' })
    await price(4_800_000)
    await publishNow()
    expect(await newest()).toMatchObject({ version: '2026-11-23.2' })
    const again = await owner.send('POST', `website/versions/${first}/again`)
    await expect.poll(async () => (await overview()).check?.state).toBe('ready')
    await publish(owner, checkStartedSchema.parse(again.json()).number)
    expect(await newest()).toMatchObject({
      version: '2026-11-23.2',
      solutions: { ecommerce: { base: { cents: 4_800_000 } } },
    })
    expect(site.priceList()).toBe('2026-11-23.2')
  })

  test('of two checks with a list of the same day only the first that is published is', async () => {
    await price(4_700_000)
    const first = await check()
    await put(owner, { ...SHOP, value: { cents: 4_800_000 }, seen: 1 })
    const second = await check()
    await confirm(owner)
    expect((await publish(owner, first)).statusCode).toBe(200)
    expect((await publish(owner, second)).statusCode).toBe(409)
    expect(await newest()).toMatchObject({ solutions: { ecommerce: { base: { cents: 4_700_000 } } } })
  })

  test.each([
    ['a nought is missing', 'solutions.ecommerce.base', { cents: 44_850 }, /R 448,50 is below R 5 000,00/],
    ['part of a cent', 'addOns.courier.price', { cents: 0.5 }, /whole number/],
    ['a day that is over', 'from', '2026-11-22', /today or on a day to come/],
  ])('%s is refused with its place', async (_what, field, value, sentence) => {
    await put(owner, { part: 'ratecard', field: 'hourlyRateCents', value: 70_000 })
    await put(owner, { part: 'ratecard', field, value })
    const { faults } = await overview()
    expect(faults).toMatchObject([{ part: 'ratecard', field: expect.stringContaining(field) }])
    expect(faults[0]?.sentence.replaceAll('\u00a0', ' ')).toMatch(sentence)
  })

  test.each(['version', 'vat.rateBps', 'solutions.ecommerce.includes', 'limits.minTotalCents'])(
    '%s cannot be changed here',
    async (field) => {
      expect((await put(owner, { part: 'ratecard', field, value: 1 })).statusCode).toBe(403)
    },
  )
})

test('a member reads everything and changes nothing; publishing asks for the passkey or password', async () => {
  const member = await inbox.join('Sipho', 'member')
  expect((await overview(member)).changes).toEqual([])
  const acts: Array<['PUT' | 'POST', string, object]> = [
    ['PUT', 'website/draft', { ...AUDIENCE, value: 'Mine', seen: 0 }],
    ['POST', 'website/draft/take-back', { ...AUDIENCE, seen: 1 }],
    ['POST', 'website/check', {}],
    ['POST', 'website/versions/1/again', {}],
    ['POST', 'website/publish', { number: 1 }],
  ]
  for (const [method, path, body] of acts)
    expect((await member.send(method, path, { body })).statusCode).toBe(403)
  inbox.clock.now = new Date(inbox.clock.now.getTime() + 10 * 60_000)
  expect((await publish(owner, 1)).json()).toMatchObject({ reauthenticate: true })
})
