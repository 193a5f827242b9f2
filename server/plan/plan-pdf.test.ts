import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLAN_PARAMETERS } from '../../domain/plan/link/plan-query.ts'
import { rateCardOfNovember2026 as card } from '../../domain/pricing/rate-card.fixture.ts'
import { loadContent } from '../content.ts'
import { openTestApp, type TestApp } from '../fixture-app.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const get = (query: string) => opened.app.inject(`/calculator/plan.pdf${query}`)

test('a plan is sent as a PDF of one page, to be shown inline, named after its reference', async () => {
  const response = await get('?need=food-delivery&months=36&completed=2027-03-05')
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(response.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename="EST-[2-9A-Z]{4}-36\.pdf"$/),
    'cache-control': 'private, max-age=300',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-robots-tag': 'noindex',
  })
  expect(response.headers['set-cookie']).toBeUndefined()
})

test('HEAD has the headers and nothing more', async () => {
  const response = await opened.app.inject({ method: 'HEAD', url: '/calculator/plan.pdf?need=website' })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(response.headers['content-length']).not.toBe('0')
  expect(response.rawPayload).toHaveLength(0)
})

const everyExtra = Object.keys(card.addOns).map((key) => `${key}:99`)

test.each([
  ['no query', ''],
  ['names of properties of every object', 'need=constructor&extras=__proto__,toString:1e9&units=-5'],
  ['impossible numbers and dates', 'months=1e9&lumpSum=999999999999&completed=2027-02-30&payDay=%00'],
  ['invalid encoding', '%E0%A4%A&=&&need=%F0%9F%8C%99&need=ecommerce'],
  ['an ambiguous amount and unknown values', 'lumpSum=44.850&v=9999-99-99&payer=nobody'],
  ['one endless need', `need=${'x'.repeat(12_000)}`],
  ['the same extra 800 times', `need=website&extras=${Array(800).fill('import').join()}`],
  ['the same extra in 800 parameters', `need=website${'&extras=import'.repeat(800)}`],
  ['800 unknown extras', `need=website&extras=${Array.from({ length: 800 }, (_, index) => `k${index}`)}`],
  [
    'every fault there is',
    `need=web-app&units=999&design=x&v=x&payer=x&months=99&completed=x&payDay=x&lumpSum=x&extras=${everyExtra},${everyExtra}&${PLAN_PARAMETERS.join('&')}`,
  ],
])('%s gives the PDF of a plan, of at most two pages', async (_name, query) => {
  const response = await get(`?${query}`)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-disposition']).toMatch(/^inline; filename="EST-[2-9A-Z]{4}-\d+\.pdf"$/)
  expect(response.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

test('a total outside the calculator’s limits has no PDF: the page says why', async () => {
  const content = await loadContent()
  const { today } = content.rateCards
  const limits = { ...today.limits, maxTotalCents: 4_000_000 }
  const rateCards = { today: { ...today, limits }, earlier: [] }
  const strict = await openTestApp({ content: { ...content, rateCards } })
  const response = await strict.app.inject('/calculator/plan.pdf?need=ecommerce&completed=2027-03-05')
  await strict.close()
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(
    `/calculator?v=${today.version}&need=ecommerce&payer=person&months=12&completed=2027-03-05&on=2026-11-21`,
  )
})

test('an IP address gets one PDF at a time, without blocking another', async () => {
  const from = (remoteAddress: string) =>
    opened.app.inject({ url: '/calculator/plan.pdf', remoteAddress, headers: { accept: 'text/html' } })
  const [first, second, other] = await Promise.all([
    from('203.0.113.1'),
    from('203.0.113.1'),
    from('203.0.113.2'),
  ])
  expect([first.statusCode, second.statusCode, other.statusCode]).toEqual([200, 429, 200])
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
  expect(second.body).toContain('Please try again in a moment.')
  expect((await from('203.0.113.1')).statusCode).toBe(200)
})

test('above the queue’s limit, the visitor is asked to retry', async () => {
  const from = (n: number) =>
    opened.app.inject({ url: '/calculator/plan.pdf', remoteAddress: `203.0.113.${n}` })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => from(n)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(9).fill(200), ...Array(3).fill(503)])
})
