import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../fixture-app.ts'
import { planAnswerSchema, refusalSchema } from './api/answers.ts'
import { openPlanApi } from './fixture-plan-api.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openPlanApi()
})
afterAll(() => opened.close())

const plan = (query: string) => opened.app.inject(`/api/plan?${query}`)

test('responds with worked example B of docs/domain.md to the cent', async () => {
  const response = await plan('totalCents=7710800&months=24&completed=2027-02-10&payDay=25')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const { schedule, ...answer } = planAnswerSchema.parse(response.json())
  expect(answer).toEqual({
    totalCents: 7_710_800,
    months: 24,
    eachCents: 321_283,
    lastCents: 321_291,
    firstDue: '2027-02-25',
    handover: '2029-01-25',
  })
  expect(schedule[0]).toEqual({ no: 1, date: '2027-02-25', amountCents: 321_283, balanceCents: 7_389_517 })
  expect(schedule.at(-1)).toEqual({ no: 24, date: '2029-01-25', amountCents: 321_291, balanceCents: 0 })
})

test.each([
  ['a lump sum comes off before the split (worked example H)', 5_520_000, 12, 1_000_000, 376_667, 376_663],
  ['any lump sum below the total is accepted', 100_000, 3, 99_999, 0, 1],
  ['an instalment under R 300,00 is accepted by the API', 100_000, 36, 0, 2_778, 2_770],
])('%s', async (_fact, totalCents, months, lumpSumCents, eachCents, lastCents) => {
  const query = `totalCents=${totalCents}&months=${months}&completed=2027-02-01&payDay=1&lumpSumCents=${lumpSumCents}`
  const answer = planAnswerSchema.parse((await plan(query)).json())
  expect(answer).toMatchObject({ totalCents, eachCents, lastCents })
  expect(answer.schedule.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
    totalCents - lumpSumCents,
  )
  expect(answer.schedule.at(-1)?.balanceCents).toBe(0)
})

const good = { totalCents: '4485000', months: '12', completed: '2027-02-01', payDay: '15' }
test.each<[string, Record<string, string>]>([
  ['totalCents', { totalCents: '0' }],
  ['totalCents', { totalCents: '-1' }],
  ['totalCents', { totalCents: '44850.00' }],
  ['totalCents', { totalCents: '1e9' }],
  ['totalCents', { totalCents: ' 100' }],
  ['totalCents', { totalCents: '٤٤' }],
  ['totalCents', { totalCents: '' }],
  ['totalCents', { totalCents: '9007199254740992' }],
  ['totalCents', { totalCents: '18', months: '36' }],
  ['months', { months: '2' }],
  ['months', { months: '37' }],
  ['months', { months: '12.5' }],
  ['completed', { completed: '2027-02-30' }],
  ['completed', { completed: '2027-02-01T00:00:00Z' }],
  ['completed', { completed: '9999-12-31' }],
  ['payDay', { payDay: '2' }],
  ['payDay', { payDay: '01' }],
  ['lumpSumCents', { lumpSumCents: '4485000' }],
  ['lumpSumCents', { lumpSumCents: '-5' }],
  ['lumpSumCents', { lumpSumCents: '4484982', months: '36' }],
  ['lumpSumCents', { lumpSumCents: '' }],
  ['lumpSum', { lumpSum: '100' }],
  ['__proto__', { ['__proto__']: 'x' }],
])('an error of %s is reported for %j', async (name, parameters) => {
  const response = await plan(new URLSearchParams({ ...good, ...parameters }).toString())
  expect(response.statusCode).toBe(400)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(Object.keys(response.json().errors)).toEqual([name])
})

test('every fault is listed, including missing and repeated parameters', async () => {
  const response = await plan('months=x&months=12&completed=soon&unknown=1')
  expect(response.statusCode).toBe(400)
  const { errors, message } = refusalSchema.parse(response.json())
  expect(Object.keys(errors).sort()).toEqual(['completed', 'months', 'payDay', 'totalCents', 'unknown'])
  expect(errors.months).toContain('only once')
  expect(errors.totalCents).toContain('missing')
  expect(message).not.toBe('')
})

test('any query is answered to the cent, or refused with its errors', async () => {
  const anyText = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('12', 'last', '2027-02-01'))
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
