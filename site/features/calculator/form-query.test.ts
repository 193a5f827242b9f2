import { expect, test } from 'vitest'
import { areSamePlan, patchedQuery } from './form-query.ts'

test('a query is changed parameter by parameter', () => {
  expect(patchedQuery('need=website&units=12', { need: 'ecommerce', units: null })).toBe('need=ecommerce')
})

test('a plan that is changed is worked out anew', () => {
  expect(patchedQuery('need=website&months=12&on=2026-10-01', { months: '24' })).toBe(
    'need=website&months=24',
  )
})

test('the order of extras makes no other plan, nor does the day', () => {
  expect(areSamePlan('need=a&months=3&on=2026-10-01', 'need=a&months=3&on=2026-11-01')).toBe(true)
  expect(areSamePlan('need=a&extras=b,c&months=3', 'need=a&extras=c,b&months=3')).toBe(true)
  expect(areSamePlan('need=a&extras=b,c', 'need=a&extras=c')).toBe(false)
})
