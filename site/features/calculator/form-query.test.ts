import { expect, test } from 'vitest'
import { areSamePlan, patchedQuery } from './form-query.ts'

test('a query is changed parameter by parameter', () => {
  expect(patchedQuery('need=website&units=12', { need: 'ecommerce', units: null })).toBe('need=ecommerce')
})

test('a changed plan is dated today', () => {
  expect(patchedQuery('need=website&months=12&on=2026-10-01', { months: '24' })).toBe(
    'need=website&months=24',
  )
})

test('neither the order of extras nor the day makes a different plan', () => {
  expect(areSamePlan('need=a&months=3&on=2026-10-01', 'need=a&months=3&on=2026-11-01')).toBe(true)
  expect(areSamePlan('need=a&extras=b,c&months=3', 'need=a&extras=c,b&months=3')).toBe(true)
  expect(areSamePlan('need=a&extras=b,c', 'need=a&extras=c')).toBe(false)
})
