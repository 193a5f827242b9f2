import { expect, test } from 'vitest'
import { decimal, percent } from './decimals.ts'

test('a fraction stands after a comma', () => {
  expect([2, 1.5, -0.25].map(decimal)).toEqual(['2', '1,5', '-0,25'])
})

test('a hundred basis points are one per cent', () => {
  expect([1_500, 12_000, 750].map(percent)).toEqual(['15%', '120%', '7,5%'])
})
