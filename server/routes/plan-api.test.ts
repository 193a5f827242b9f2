import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../../domain/pricing/rate-card.fixture.ts'
import { estimateAnswerSchema, planAnswerSchema, refusalSchema } from '../api/answers.ts'
import { loadContent } from '../content.ts'
import { openTestApp, type TestApp } from '../fixture-app.ts'

const cheaper = { ...card, version: '2026-06-01', hourlyRateCents: 60_000 }
let opened: TestApp
beforeAll(async () => {
  const content = await loadContent()
  opened = await openTestApp({ content: { ...content, rateCards: { today: card, earlier: [cheaper] } } })
})
afterAll(() => opened.close())

const get = (url: string) => opened.app.inject({ url })
const plan = (query: string) => get(`/api/plan?${query}`)
const estimate = (query: string) => get(`/api/estimate?${query}`)

describe('GET /api/plan', () => {
  test('answers example B to the cent', async () => {
    const response = await plan('totalCents=7710800&months=24&completed=2027-02-10&payDay=25')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['cache-control']).toBe('public, max-age=300')
    const { schedule, ...answer } = planAnswerSchema.parse(response.json())
    expect(answer).toEqual({
      ...{ totalCents: 7_710_800, months: 24, eachCents: 321_283, lastCents: 321_291 },
      ...{ firstDue: '2027-02-25', handover: '2029-01-25' },
    })
    expect(schedule[0]).toEqual({ no: 1, date: '2027-02-25', amountCents: 321_283, balanceCents: 7_389_517 })
    expect(schedule.at(-1)).toEqual({ no: 24, date: '2029-01-25', amountCents: 321_291, balanceCents: 0 })
  })

  // docs/domain.md 4.6: A, C, D, E, and F's bare totals
  test.each([
    ['totalCents=1242000&months=12&completed=2027-01-15&payDay=1', 103_500, 103_500, '2028-01-01'],
    ['totalCents=7176000&months=18&completed=2027-01-31&payDay=last', 398_667, 398_661, '2028-07-31'],
    ['totalCents=5237100&months=6&completed=2026-12-26&payDay=1', 872_850, 872_850, '2027-07-01'],
    ['totalCents=13662000&months=36&completed=2027-03-05&payDay=15', 379_500, 379_500, '2030-02-15'],
    ['totalCents=1000000&months=3&completed=2027-01-31&payDay=last', 333_333, 333_334, '2027-04-30'],
    ['totalCents=1000000&months=18&completed=2026-12-25&payDay=1', 55_556, 55_548, '2028-06-01'],
    ['totalCents=5999999&months=24&completed=2027-02-01&payDay=1', 250_000, 249_999, '2029-02-01'],
  ])('%s', async (query, eachCents, lastCents, handover) => {
    expect((await plan(query)).json()).toMatchObject({ eachCents, lastCents, handover })
  })

  test('a lump sum comes off before the split; the total stays and the schedule ends at 0 (H)', async () => {
    const query = 'totalCents=5520000&months=12&completed=2027-02-01&payDay=1&lumpSumCents=1000000'
    const answer = planAnswerSchema.parse((await plan(query)).json())
    expect(answer).toMatchObject({ totalCents: 5_520_000, eachCents: 376_667, lastCents: 376_663 })
    expect(answer.schedule.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(4_520_000)
    expect(answer.schedule.at(-1)?.balanceCents).toBe(0)
  })

  test('any lump sum below the total is taken', async () => {
    const query = 'totalCents=100000&months=3&completed=2027-02-01&payDay=1&lumpSumCents=99999'
    expect((await plan(query)).json()).toMatchObject({ totalCents: 100_000, eachCents: 0, lastCents: 1 })
  })

  test('an instalment under R 300,00 is no fault here', async () => {
    const query = 'totalCents=100000&months=36&completed=2027-02-01&payDay=1&lumpSumCents=0'
    expect((await plan(query)).json()).toMatchObject({ eachCents: 2_778, lastCents: 2_770 })
  })

  const good = { totalCents: '4485000', months: '12', completed: '2027-02-01', payDay: '15' }
  test.each<[string, Record<string, string>]>([
    ['totalCents', { totalCents: '0' }],
    ['totalCents', { totalCents: '-1' }],
    ['totalCents', { totalCents: '44850.00' }],
    ['totalCents', { totalCents: '1e9' }],
    ['totalCents', { totalCents: '0x10' }],
    ['totalCents', { totalCents: ' 100' }],
    ['totalCents', { totalCents: '٤٤' }],
    ['totalCents', { totalCents: '' }],
    ['totalCents', { totalCents: '9007199254740992' }],
    ['totalCents', { totalCents: '18', months: '36' }],
    ['months', { months: '2' }],
    ['months', { months: '37' }],
    ['months', { months: '12.5' }],
    ['months', { months: 'NaN' }],
    ['completed', { completed: '2027-02-30' }],
    ['completed', { completed: '2027-2-1' }],
    ['completed', { completed: '2027-02-01T00:00:00Z' }],
    ['completed', { completed: '9999-12-31' }],
    ['payDay', { payDay: '2' }],
    ['payDay', { payDay: '01' }],
    ['payDay', { payDay: 'LAST' }],
    ['lumpSumCents', { lumpSumCents: '4485000' }],
    ['lumpSumCents', { lumpSumCents: '-5' }],
    ['lumpSumCents', { lumpSumCents: '4484982', months: '36' }],
    ['lumpSumCents', { lumpSumCents: '' }],
    ['lumpSum', { lumpSum: '100' }],
    ['__proto__', { ['__proto__']: 'x' }],
  ])('%s is at fault in %j', async (name, changed) => {
    const response = await plan(new URLSearchParams({ ...good, ...changed }).toString())
    expect(response.statusCode).toBe(400)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(Object.keys(response.json().errors)).toEqual([name])
  })

  test('every fault is named, missing and doubled parameters too', async () => {
    const response = await plan('months=x&months=12&completed=soon&unknown=1')
    expect(response.statusCode).toBe(400)
    const { errors, message } = refusalSchema.parse(response.json())
    expect(Object.keys(errors).sort()).toEqual(['completed', 'months', 'payDay', 'totalCents', 'unknown'])
    expect(errors.months).toContain('only once')
    expect(errors.totalCents).toContain('missing')
    expect(message).not.toBe('')
  })

  test('no query at all names the four that are needed', async () => {
    const { errors } = refusalSchema.parse((await get('/api/plan')).json())
    expect(Object.keys(errors)).toEqual(['totalCents', 'months', 'completed', 'payDay'])
  })

  test('whatever is asked is answered to the cent or refused by name', async () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom('12', 'last', '2027-02-01'),
    )
    const anyQuery = fc.dictionary(
      fc.constantFrom('totalCents', 'months', 'completed', 'payDay', 'lumpSumCents', 'x'),
      anyText,
    )
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const response = await plan(new URLSearchParams({ ...good, ...query }).toString())
        const body = response.json()
        if (response.statusCode === 400) expect(refusalSchema.safeParse(body).success).toBe(true)
        else expect(planAnswerSchema.parse(body).schedule.at(-1)?.balanceCents).toBe(0)
      }),
      { numRuns: 300 },
    )
  })
})

describe('GET /api/estimate', () => {
  test('answers example D line by line', async () => {
    const response = await estimate('need=website&units=12&design=custom&extras=copywriting:12,brand-starter')
    expect(response.statusCode).toBe(200)
    expect(estimateAnswerSchema.parse(response.json())).toEqual({
      version: '2026-11-20',
      lines: [
        { label: 'website: base (5 pages)', hours: 20, amountCents: 1_380_000 },
        { label: '7 extra pages', hours: 14, amountCents: 966_000 },
        { label: 'custom design (+35%)', hours: 0, amountCents: 821_100 },
        { label: 'Copywriting, per page\u00a0×\u00a012', hours: 18, amountCents: 1_242_000 },
        { label: 'Logo and colour starter', hours: 12, amountCents: 828_000 },
      ],
      ...{
        totalCents: 5_237_100,
        vatCents: 683_100,
        lowCents: 4_710_000,
        highCents: 6_280_000,
        buildDays: 10,
      },
    })
  })

  // docs/domain.md 4.6
  test.each([
    ['need=premium-chat-widget', 1_242_000, 3],
    ['need=ecommerce&design=tailored&extras=payments-extra,whatsapp,offline', 7_710_800, 7],
    ['need=church-app&extras=language:2,import,brand-starter', 7_176_000, 7],
    ['need=food-delivery&extras=payments-extra:2,reports,whatsapp,accounting', 13_662_000, 9],
    ['need=mobile-app&design=template&extras=', 12_420_000, 60],
    ['v=2026-11-20&need=ecommerce', 4_485_000, 7],
    ['v=2026-06-01&need=ecommerce', 3_900_000, 7],
  ])('%s', async (query, totalCents, buildDays) => {
    expect((await estimate(query)).json()).toMatchObject({ totalCents, buildDays })
  })

  test('an extra that the solution contains is a line of nothing', async () => {
    const { lines, totalCents } = estimateAnswerSchema.parse(
      (await estimate('need=ecommerce&extras=courier')).json(),
    )
    expect(lines[1]).toEqual({ label: 'Courier rates and waybills', hours: 0, amountCents: 0 })
    expect(totalCents).toBe(4_485_000)
  })

  test.each([
    ['', ['need']],
    ['need=spaceship', ['need']],
    ['need=constructor', ['need']],
    ['need=ecommerce&units=5', ['units']],
    ['need=website&units=0', ['units']],
    ['need=website&units=51', ['units']],
    ['need=website&units=1e1', ['units']],
    ['need=website&units=', ['units']],
    ['need=website&design=gold', ['design']],
    ['need=website&design=', ['design']],
    ['need=website&v=2020-01-01', ['v']],
    ['need=website&v=', ['v']],
    ['need=website&extras=jetpack', ['extras']],
    ['need=website&extras=toString', ['extras']],
    ['need=website&extras=language:12', ['extras']],
    ['need=website&extras=language:0', ['extras']],
    ['need=website&extras=language:', ['extras']],
    ['need=website&extras=language:1.5', ['extras']],
    ['need=website&extras=import:2', ['extras']],
    ['need=website&extras=import,import', ['extras']],
    ['need=website&extras=import,', ['extras']],
    ['need=website&extras=payments-extra', ['extras']],
    ['need=website&extras=import&extras=offline', ['extras']],
    ['need=website&need=website', ['need']],
    ['need=website&payer=person', ['payer']],
    ['need=x&units=x&design=x&extras=x&v=x&y=x', ['design', 'extras', 'need', 'units', 'v', 'y']],
  ])('%s is refused by name', async (query, names) => {
    const response = await estimate(query)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(refusalSchema.parse(response.json()).errors).sort()).toEqual(names)
  })

  test('every fault of the extras is told', async () => {
    const { errors } = refusalSchema.parse(
      (await estimate('need=website&extras=jetpack,language:99,payments-extra')).json(),
    )
    expect(errors.extras).toContain('“jetpack”')
    expect(errors.extras).toContain('from 1 to 11')
    expect(errors.extras).toContain('payments-extra needs payments-first')
  })
})

describe('a query made to keep the server busy', () => {
  const extrasFault = async (extras: string) =>
    refusalSchema.parse((await estimate(`need=website&extras=${extras}`)).json()).errors.extras

  test('an extra that stands 200 times is one fault', async () => {
    expect(await extrasFault(Array(200).fill('import').join())).toBe('“import” stands more than once.')
    expect(await extrasFault(','.repeat(2_000))).toBe('There is no extra “”.')
  })

  test('of unknown extras and parameters the first five stand for all', async () => {
    const keys = Array.from({ length: 300 }, (_, at) => `k${at}`)
    const fault = await extrasFault(keys.join())
    expect(fault?.match(/There is no extra/g)).toHaveLength(5)
    expect(fault).toContain('There is no extra “k4”. Nor are there 295 more that you give.')
    const { errors } = refusalSchema.parse((await estimate(`need=website&${keys.join('&')}`)).json())
    expect(Object.keys(errors)).toEqual(['k0', 'k1', 'k2', 'k3', 'k4'])
    expect(errors.k4).toBe('There is no such parameter. Nor are there 295 more that you give.')
  })

  test.each(['/api/plan', '/api/estimate'])('%s reads 2 048 characters, and of more not one', async (url) => {
    const longest = await get(`${url}?${'x'.repeat(2_048)}`)
    expect([longest.statusCode, Object.keys(longest.json().errors)]).toEqual([
      400,
      expect.arrayContaining(['x'.repeat(2_048)]),
    ])
    const longer = await get(`${url}?${'x'.repeat(2_049)}`)
    expect(longer.statusCode).toBe(414)
    expect(longer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(longer.json()).toEqual({
      message: 'The query is too long. It may have 2048 characters, counted as they are sent.',
    })
  })
})

test('only GET and HEAD are taken', async () => {
  for (const url of ['/api/plan', '/api/estimate', '/api/docs', '/api/openapi.json']) {
    const response = await opened.app.inject({
      method: 'POST',
      url,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  }
  const head = await opened.app.inject({ method: 'HEAD', url: '/api/estimate?need=ecommerce' })
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
})
