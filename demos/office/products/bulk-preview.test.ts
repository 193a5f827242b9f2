import { expect, test } from 'vitest'
import { seededState } from '../../shop/shop.fixture.ts'
import { MAX_LISTED, pricesAfter, thresholdsAfter } from './bulk-preview.ts'

test('a preview has the old and the new price of each product', () => {
  expect(pricesAfter(seededState(), [1, 2], -1_000)).toEqual(
    [
      { number: 1, name: 'Kiaat side table', before: 'R 2 450,00', after: 'R 2 200,00' },
      { number: 2, name: 'Linen throw', before: 'R 690,00', after: 'R 620,00' },
    ].map((row) => ({
      ...row,
      before: row.before.replaceAll(' ', '\u00a0'),
      after: row.after.replaceAll(' ', '\u00a0'),
    })),
  )
})

test('a preview has the old and the new low-stock threshold', () => {
  expect(thresholdsAfter(seededState(), [1], 3)).toEqual([
    { number: 1, name: 'Kiaat side table', before: '2', after: '3' },
  ])
})

test('a preview of many products lists only a few', () => {
  const many = Array.from({ length: 43 }, (_, index) => index + 1)
  expect(pricesAfter(seededState(), many, 500)).toHaveLength(MAX_LISTED)
})
