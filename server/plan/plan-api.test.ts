import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../fixture-app.ts'
import { refusalSchema } from './api/answers.ts'
import { openPlanApi } from './fixture-plan-api.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openPlanApi()
})
afterAll(() => opened.close())

const get = (url: string) => opened.app.inject(url)

describe('a query that tries to keep the server busy', () => {
  const extrasFault = async (extras: string) =>
    refusalSchema.parse((await get(`/api/estimate?need=website&extras=${extras}`)).json()).errors.extras

  test('an extra repeated 200 times is one fault', async () => {
    expect(await extrasFault(Array(200).fill('import').join())).toBe('“import” stands more than once.')
    expect(await extrasFault(','.repeat(2_000))).toBe('There is no extra “”.')
  })

  test('the first five unknown extras and parameters are listed', async () => {
    const keys = Array.from({ length: 300 }, (_, index) => `k${index}`)
    const fault = await extrasFault(keys.join())
    expect(fault?.match(/There is no extra/g)).toHaveLength(5)
    expect(fault).toContain('There is no extra “k4”. Nor are there 295 more that you give.')
    const { errors } = refusalSchema.parse((await get(`/api/estimate?need=website&${keys.join('&')}`)).json())
    expect(Object.keys(errors)).toEqual(['k0', 'k1', 'k2', 'k3', 'k4'])
    expect(errors.k4).toBe('There is no such parameter. Nor are there 295 more that you give.')
  })

  test.each(['/api/plan', '/api/estimate'])('%s reads at most 2 048 characters', async (url) => {
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
