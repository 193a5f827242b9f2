import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TRIED_FOR_MS } from '../../outbox/outbox.ts'
import { AGE_MAX_MS, AHEAD_MAX_MS } from './records.ts'
import { RULES } from './rules-attempts.ts'
import { RULES_CASES } from './rules-cases.ts'
import { mutantsOf } from './rules-mutants.ts'

const DAY_MS = 24 * 3_600_000

describe('database.rules.json', () => {
  test('does what each case says', () => {
    const names = (cases: typeof RULES_CASES) => cases.map(({ name }) => name)
    const wrong = RULES_CASES.filter(({ allowed, tries }) => tries(RULES) !== allowed)
    expect(names(wrong)).toEqual([])
    expect(new Set(names(RULES_CASES)).size).toBe(RULES_CASES.length)
  })

  test('has no condition that a case would not miss: every mutant is caught', () => {
    const mutants = mutantsOf(RULES)
    const survivors = mutants.filter(({ rules }) => !isCaught(rules))
    expect(mutants.length).toBeGreaterThan(250)
    // What follows a question for the type fails on every other type by itself ("can only be used on strings (otherwise the
    // rule will fail)", Firebase's reference of the rules): the question is for the reader, and its loss changes nothing.
    const changes = survivors.map(({ change }) => change.replace(/^.*: /, ''))
    expect(new Set(changes)).toEqual(
      new Set(['without newData.isString()', 'without newData.isNumber()', 'without auth != null']),
    )
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

const likeliestFirst = [...RULES_CASES]

/** The case that caught the last mutant is tried first: it often catches its neighbour too. */
function isCaught(rules: object): boolean {
  const at = likeliestFirst.findIndex(({ allowed, tries }) => tries(rules) !== allowed)
  if (at >= 0) likeliestFirst.unshift(...likeliestFirst.splice(at, 1))
  return at >= 0
}
