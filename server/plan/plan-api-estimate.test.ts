import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../fixture-app.ts'
import { estimateAnswerSchema, refusalSchema } from './api/answers.ts'
import { openPlanApi } from './fixture-plan-api.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openPlanApi()
})
afterAll(() => opened.close())

const estimate = (query: string) => opened.app.inject(`/api/estimate?${query}`)

// The worked examples of docs/domain.md 4.6.
test('responds with each line of worked example D', async () => {
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
    totalCents: 5_237_100,
    vatCents: 683_100,
    lowCents: 4_710_000,
    highCents: 6_280_000,
    buildDays: 10,
  })
})

// More of them: domain/plan/worked-examples.test.ts.
test.each([
  ['need=church-app&extras=language:2,import,brand-starter', 7_176_000, 7],
  ['need=mobile-app&design=template&extras=', 12_420_000, 60],
  ['v=2026-11-20&need=ecommerce', 4_485_000, 7],
  ['v=2026-06-01&need=ecommerce', 3_900_000, 7],
])('%s costs %i cents and takes %i days', async (query, totalCents, buildDays) => {
  expect((await estimate(query)).json()).toMatchObject({ totalCents, buildDays })
})

test.each([
  ['', ['need']],
  ['need=spaceship', ['need']],
  ['need=constructor', ['need']],
  ['need=ecommerce&units=5', ['units']],
  ['need=website&units=51', ['units']],
  ['need=website&units=1e1', ['units']],
  ['need=website&units=', ['units']],
  ['need=website&design=gold', ['design']],
  ['need=website&v=2020-01-01', ['v']],
  ['need=website&extras=jetpack', ['extras']],
  ['need=website&extras=toString', ['extras']],
  ['need=website&extras=language:12', ['extras']],
  ['need=website&extras=language:', ['extras']],
  ['need=website&extras=language:1.5', ['extras']],
  ['need=website&extras=import:2', ['extras']],
  ['need=website&extras=import,', ['extras']],
  ['need=website&extras=payments-extra', ['extras']],
  ['need=website&extras=import&extras=offline', ['extras']],
  ['need=website&need=website', ['need']],
  ['need=website&payer=person', ['payer']],
  ['need=x&units=x&design=x&extras=x&v=x&y=x', ['design', 'extras', 'need', 'units', 'v', 'y']],
])('%s is refused with an error for each of %j', async (query, names) => {
  const response = await estimate(query)
  expect(response.statusCode).toBe(400)
  expect(Object.keys(refusalSchema.parse(response.json()).errors).sort()).toEqual(names)
})

test('every fault of the extras is reported', async () => {
  const { errors } = refusalSchema.parse(
    (await estimate('need=website&extras=jetpack,language:99,payments-extra')).json(),
  )
  expect(errors.extras).toContain('“jetpack”')
  expect(errors.extras).toContain('from 1 to 11')
  expect(errors.extras).toContain('payments-extra needs payments-first')
})
