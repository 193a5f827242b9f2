import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TRIED_FOR_MS } from '../outbox.ts'
import { AGE_MAX_MS, AHEAD_MAX_MS } from './records.ts'
import { RULES } from './rules-attempts.ts'
import { RULES_CASES } from './rules-cases.ts'

const DAY_MS = 24 * 3_600_000

describe('database.rules.json', () => {
  test('does what each case says', () => {
    const names = (cases: typeof RULES_CASES) => cases.map(({ name }) => name)
    const wrong = RULES_CASES.filter(({ allowed, tries }) => tries(RULES) !== allowed)
    expect(names(wrong)).toEqual([])
    expect(new Set(names(RULES_CASES)).size).toBe(RULES_CASES.length)
  })

  test('gives a record the time that it may wait: 30 days held back, 72 hours tried, two days to mend something', () => {
    const text = readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8')
    const oldest = Array.from(text.matchAll(/>= now - (\d+)/g), ([, ms]) => Number(ms))
    expect(oldest).toEqual([1, 2].map(() => 30 * DAY_MS + TRIED_FOR_MS + 2 * DAY_MS))
    const newest = Array.from(text.matchAll(/<= now \+ (\d+)/g), ([, ms]) => Number(ms))
    // What the owner is told about a wrong clock goes by the same limits.
    expect([...oldest, ...newest]).toEqual([AGE_MAX_MS, AGE_MAX_MS, AHEAD_MAX_MS, AHEAD_MAX_MS])
  })

  test('takes every solution, and every price list, that the site has', () => {
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
