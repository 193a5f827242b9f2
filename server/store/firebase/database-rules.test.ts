import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RETRY_PERIOD_MS } from '../outbox.ts'
import { AGE_MAX_MS, AHEAD_MAX_MS } from './records.ts'
import { RULES } from './rules-attempts.ts'
import { RULES_CASES } from './rules-cases.ts'

const DAY_MS = 24 * 3_600_000

describe('database.rules.json', () => {
  test('decides each case as described', () => {
    const names = (cases: typeof RULES_CASES) => cases.map(({ name }) => name)
    const wrong = RULES_CASES.filter(({ isAllowed, permits }) => permits(RULES) !== isAllowed)
    expect(names(wrong)).toEqual([])
    expect(new Set(names(RULES_CASES)).size).toBe(RULES_CASES.length)
  })

  test('gives a record its waiting time: 30 days in quarantine, 72 hours of retries, two days for corrections', () => {
    const text = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8')
    const oldest = Array.from(text.matchAll(/>= now - (\d+)/g), ([, ms]) => Number(ms))
    expect(oldest).toEqual([1, 2].map(() => 30 * DAY_MS + RETRY_PERIOD_MS + 2 * DAY_MS))
    const newest = Array.from(text.matchAll(/<= now \+ (\d+)/g), ([, ms]) => Number(ms))
    // The owner's message about a wrong clock uses the same limits.
    expect([...oldest, ...newest]).toEqual([AGE_MAX_MS, AGE_MAX_MS, AHEAD_MAX_MS, AHEAD_MAX_MS])
  })

  test('accepts every solution, and every price list, of the site', () => {
    const content = (name: string) =>
      readFileSync(new URL(`../../../content/${name}.json`, import.meta.url), 'utf8')
    const titles: Array<{ title: string }> = JSON.parse(content('solutions'))
    expect(Math.max(...titles.map(({ title }) => title.length))).toBeLessThanOrEqual(200)
    const { limits, custom, addOns, solutions } = JSON.parse(content('ratecard'))
    expect(limits.maxTotalCents).toBeLessThanOrEqual(10_000_000_000)
    for (const { max } of Object.values<{ max: number }>(custom)) expect(max).toBeLessThanOrEqual(10_000)
    for (const key of Object.keys({ ...custom, ...addOns, ...solutions }))
      expect(key).toMatch(/^[-a-z0-9]{1,100}$/)
    expect(Object.keys(addOns).length).toBeLessThanOrEqual(100)
  })
})
