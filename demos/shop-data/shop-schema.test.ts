import { expect, test } from 'vitest'
import { shopRules } from './browser-store.ts'
import { PART_SCHEMAS, PARTS } from './shop-schema.ts'

test('the initial shop is read back as written', () => {
  const state = shopRules.seed(new Date(Date.UTC(2026, 10, 24, 13, 16)))
  expect(PARTS.toSorted()).toEqual(Object.keys(state).toSorted())
  for (const part of PARTS)
    expect(PART_SCHEMAS[part].parse(structuredClone(state[part])), part).toEqual(state[part])
})

const MOMENT = new Date(Date.UTC(2026, 10, 24, 13, 16))

test.for([
  ['orders', [{ ...shopRules.seed(MOMENT).orders[0], steps: [{ state: 'eaten', at: 0, by: '' }] }]],
  ['orders', [{ ...shopRules.seed(MOMENT).orders[0], steps: [{ state: 'paid', at: 1e300, by: '' }] }]],
  ['beganAt', Number.NaN],
  ['stock', { '00001-1': [-1, 0, 0] }],
  ['stock', { '00001-1': [1e15, 0, 0] }],
  ['staff', [{ name: 'x'.repeat(10_000_000), role: 'owner', branch: null }]],
  ['sales', [{ name: 'Week', bps: 1_000, scope: {}, from: '2026-02-30', until: '2026-03-01' }]],
] as const)('invalid %s are not read back', ([part, value]) => {
  expect(PART_SCHEMAS[part].safeParse(value).success).toBe(false)
})

test('names of built-in properties are ordinary keys', () => {
  const stock = JSON.parse('{"__proto__":[1,2,3],"constructor":[1,2,3]}')
  const read = PART_SCHEMAS.stock.parse(stock)
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(PART_SCHEMAS.stock.safeParse({ constructor: 'x' }).success).toBe(false)
})
