import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatRand } from '../../../domain/money/money.ts'
import { createTestWebsite } from '../../website/fixture-website.ts'
import { type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'

let opened: OwnersSite
beforeEach(async () => {
  opened = await openOwnersSite()
})
afterEach(() => opened.inbox.close())

const SHOP = { part: 'ratecard', field: 'solutions.ecommerce.base' }
const setPrice = (cents: number, change: object = {}) => opened.put({ ...SHOP, value: { cents }, ...change })
const livePriceList = async () => (await opened.part('ratecard')).live
const withShopPrice = (version: string, cents: number) => ({
  version,
  solutions: { ecommerce: { base: { cents } } },
})

test('the check of new prices names their day and each price, and nothing changes before they are published', async () => {
  await setPrice(2_990_000)
  await opened.put({ part: 'ratecard', field: 'from', value: '2026-12-01' })
  await opened.check()
  const { check, waiting } = await opened.overview()
  expect(waiting).toEqual([])
  expect(check?.report.pricesFrom).toBe('2026-12-01')
  expect(check?.report.changes).toEqual([
    { ...SHOP, from: formatRand(4_485_000), to: formatRand(2_990_000), pages: 0 },
  ])
  await opened.publishNow()
  expect(await livePriceList()).toMatchObject(withShopPrice('2026-12-01', 2_990_000))
  expect([opened.site.shown(), opened.site.priceList()]).toEqual([2, '2026-11-22'])
})

test.each([
  ['below half of', 2_242_499, /^Less than half of what it was \(R 44 850,00\)\. Is a nought missing\?$/],
  ['above double', 8_970_001, /^More than double what it was/],
  ['ten times', 44_850_000, /^Ten times what it was/],
])(
  'a price %s the live one cannot go live until an owner says that it is right',
  async (_what, cents, words) => {
    await setPrice(cents)
    const [fault] = (await opened.overview()).faults
    expect(fault).toMatchObject({ ...SHOP, isConfirmable: true })
    expect(fault?.sentence.replaceAll('\u00a0', ' ')).toMatch(words)
    const confirmed = { confirmed: true, seen: 1 }
    expect((await setPrice(cents, confirmed)).json().saved).toMatchObject({ confirmed: true, revision: 2 })
    expect((await opened.overview()).faults).toEqual([])
    await setPrice(cents + (cents > 4_485_000 ? 1 : -1), { seen: 2 })
    expect((await opened.overview()).faults).toHaveLength(1)
  },
)

test('a server that does not show the live version yet begins no price list of its own', async () => {
  const { inbox } = opened
  const otherServer = createTestWebsite(inbox.database, `${inbox.folder}/otherServer`, () => inbox.clock.now)
  await setPrice(2_990_000)
  const number = await opened.publishNow()
  await otherServer.website.beginDuePrices()
  expect((await opened.versions()).map((version) => version.number)).toEqual([number])
})

test('two lists of one day have two versions; going back to a version never changes prices', async () => {
  await setPrice(4_700_000)
  const first = await opened.publishNow()
  expect(await livePriceList()).toMatchObject({ version: '2026-11-23' })
  await setPrice(4_800_000)
  await opened.publishNow()
  expect(await livePriceList()).toMatchObject({ version: '2026-11-23.2' })
  await opened.publish(await opened.checkAgain(first))
  expect(await livePriceList()).toMatchObject(withShopPrice('2026-11-23.2', 4_800_000))
  expect(opened.site.priceList()).toBe('2026-11-23.2')
})

test('of two checked lists for the same day only the first can be published', async () => {
  await setPrice(4_700_000)
  const first = await opened.check()
  await setPrice(4_800_000, { seen: 1 })
  const second = await opened.check()
  expect((await opened.publish(first)).statusCode).toBe(200)
  expect((await opened.publish(second)).statusCode).toBe(409)
  expect(await livePriceList()).toMatchObject(withShopPrice('2026-11-23', 4_700_000))
})

test.each([
  ['part of a cent', 'addOns.courier.price', { cents: 0.5 }],
  ['an hourly rate with which no price can be calculated', 'hourlyRateCents', 10_000_000_000_000],
  ['an hourly rate in words', 'hourlyRateCents', '69000'],
  ['more hours than any work takes', 'solutions.ecommerce.base', { hours: 27_821_234_567 }],
  ['nothing', 'solutions.ecommerce.base', { cents: 0 }],
])('%s is not kept as a price', async (_what, field, value) => {
  expect((await opened.put({ part: 'ratecard', field, value })).statusCode).toBe(400)
  expect((await opened.overview()).changes).toEqual([])
})

test.each([
  [
    'a price that lacks a nought',
    'solutions.ecommerce.base',
    { cents: 44_850 },
    /R 448,50 is below R 5 000,00/,
  ],
  ['a day that is over', 'from', '2026-11-22', /today or on a day to come/],
])('%s is refused, with its field', async (_what, field, value, sentence) => {
  await opened.put({ part: 'ratecard', field: 'hourlyRateCents', value: 70_000 })
  await opened.put({ part: 'ratecard', field, value })
  const { faults } = await opened.overview()
  expect(faults).toMatchObject([{ part: 'ratecard', field: expect.stringContaining(field) }])
  expect(faults[0]?.sentence.replaceAll('\u00a0', ' ')).toMatch(sentence)
})
