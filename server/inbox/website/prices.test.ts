import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkStartedSchema, sitePartSchema, siteVersionsSchema } from '../../../domain/inbox/api/website.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { createTestWebsite } from '../../website/fixture-website.ts'
import { type Member, type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

let opened: OwnersSite
let owner: Member
beforeEach(async () => {
  opened = await openOwnersSite()
  owner = opened.owner
})
afterEach(() => opened.inbox.close())

const SHOP = { part: 'ratecard', field: 'solutions.ecommerce.base' }
const setPrice = (cents: number) => opened.put(owner, { ...SHOP, value: { cents } })
const livePriceList = async () =>
  sitePartSchema.parse((await owner.send('GET', 'website/parts/ratecard')).json()).live as {
    version: string
    solutions: { ecommerce: { base: object } }
  }

test('a new price list begins by itself on its day, once, and changes nothing before', async () => {
  await setPrice(2_990_000)
  await opened.put(owner, { part: 'ratecard', field: 'from', value: '2026-12-01' })
  await opened.check()
  const { check, waiting } = await opened.overview()
  expect(waiting).toEqual([])
  expect(check?.report.pricesFrom).toBe('2026-12-01')
  expect(check?.report.changes).toEqual([
    { ...SHOP, from: formatRand(4_485_000), to: formatRand(2_990_000), pages: 0 },
  ])
  await opened.publishNow()
  expect(await livePriceList()).toMatchObject({
    version: '2026-12-01',
    solutions: { ecommerce: { base: { cents: 2_990_000 } } },
  })
  await opened.site.website.beginDuePrices()
  expect([opened.site.shown(), opened.site.priceList()]).toEqual([2, '2026-11-22'])
  opened.inbox.clock.now = new Date('2026-11-30T22:00:00Z') // midnight in Johannesburg
  await opened.site.website.beginDuePrices()
  expect([opened.site.shown(), opened.site.priceList()]).toEqual([3, '2026-12-01'])
  await opened.site.website.beginDuePrices()
  expect(opened.site.shown()).toBe(3)
  expect((await opened.inbox.auditLog())[0]).toMatchObject({ act: 'published-website', actor: 'site' })
})

test.each([
  ['below half', 2_242_499, /^Less than half of what it was \(R 44 850,00\)\. Is a nought missing\?$/],
  ['a tenth', 448_500, /^R 4 485,00 is below/],
  ['above double', 8_970_001, /^More than double what it was/],
])(
  'a price %s of the live one cannot go live until an owner says that it is right',
  async (_what, cents, words) => {
    await setPrice(cents)
    const [fault] = (await opened.overview()).faults
    expect(fault).toMatchObject(SHOP)
    expect(fault?.sentence.replaceAll('\u00a0', ' ')).toMatch(words)
  },
)

test('a price that an owner confirmed goes live; a later change of it must be confirmed again', async () => {
  await setPrice(990_000)
  expect((await opened.overview()).faults).toMatchObject([{ ...SHOP, isConfirmable: true }])
  const right = { ...SHOP, value: { cents: 990_000 }, confirmed: true, seen: 1 }
  expect(await opened.saveChange(owner, right)).toMatchObject({ confirmed: true, revision: 2 })
  expect((await opened.overview()).faults).toEqual([])
  await opened.put(owner, { ...SHOP, value: { cents: 980_000 }, seen: 2 })
  expect((await opened.overview()).faults).toHaveLength(1)
})

test('a server that does not show the live version yet begins no price list of its own', async () => {
  const { inbox } = opened
  const otherServer = createTestWebsite(inbox.database, `${inbox.folder}/otherServer`, () => inbox.clock.now)
  await setPrice(2_990_000)
  const number = await opened.publishNow()
  await otherServer.website.beginDuePrices()
  const { versions } = siteVersionsSchema.parse((await owner.send('GET', 'website/versions')).json())
  expect(versions.map((version) => version.number)).toEqual([number])
})

test('two lists of one day have two versions; going back to a version never changes prices', async () => {
  await setPrice(4_700_000)
  const first = await opened.publishNow()
  expect(await livePriceList()).toMatchObject({ version: '2026-11-23' })
  await setPrice(4_800_000)
  await opened.publishNow()
  expect(await livePriceList()).toMatchObject({ version: '2026-11-23.2' })
  const again = await owner.send('POST', `website/versions/${first}/again`)
  await expect.poll(async () => (await opened.overview()).check?.state).toBe('ready')
  await opened.publish(checkStartedSchema.parse(again.json()).number)
  expect(await livePriceList()).toMatchObject({
    version: '2026-11-23.2',
    solutions: { ecommerce: { base: { cents: 4_800_000 } } },
  })
  expect(opened.site.priceList()).toBe('2026-11-23.2')
})

test('of two checked lists for the same day only the first can be published', async () => {
  await setPrice(4_700_000)
  const first = await opened.check()
  await opened.put(owner, { ...SHOP, value: { cents: 4_800_000 }, seen: 1 })
  const second = await opened.check()
  await opened.reauthenticate()
  expect((await opened.publish(first)).statusCode).toBe(200)
  expect((await opened.publish(second)).statusCode).toBe(409)
  expect(await livePriceList()).toMatchObject({ solutions: { ecommerce: { base: { cents: 4_700_000 } } } })
})

test.each([
  [
    'a price that lacks a nought',
    'solutions.ecommerce.base',
    { cents: 44_850 },
    /R 448,50 is below R 5 000,00/,
  ],
  ['part of a cent', 'addOns.courier.price', { cents: 0.5 }, /whole number/],
  ['a day that is over', 'from', '2026-11-22', /today or on a day to come/],
])('%s is refused, with its field', async (_what, field, value, sentence) => {
  await opened.put(owner, { part: 'ratecard', field: 'hourlyRateCents', value: 70_000 })
  await opened.put(owner, { part: 'ratecard', field, value })
  const { faults } = await opened.overview()
  expect(faults).toMatchObject([{ part: 'ratecard', field: expect.stringContaining(field) }])
  expect(faults[0]?.sentence.replaceAll('\u00a0', ' ')).toMatch(sentence)
})

test.each(['version', 'vat.rateBps', 'solutions.ecommerce.includes', 'limits.minTotalCents'])(
  '%s cannot be changed here',
  async (field) => {
    expect((await opened.put(owner, { part: 'ratecard', field, value: 1 })).statusCode).toBe(403)
  },
)
