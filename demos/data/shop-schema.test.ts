import { expect, test } from 'vitest'
import { shopRules } from './shop-rules.ts'
import { PART_SCHEMAS, PARTS } from './shop-schema.ts'

test('the shop as it begins is read back as it was written', () => {
  const state = shopRules.seed(new Date(Date.UTC(2026, 10, 24, 13, 16)))
  expect(PARTS.toSorted()).toEqual(Object.keys(state).toSorted())
  for (const part of PARTS)
    expect(PART_SCHEMAS[part].parse(structuredClone(state[part])), part).toEqual(state[part])
})
