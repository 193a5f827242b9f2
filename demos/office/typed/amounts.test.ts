import { expect, test } from 'vitest'
import { bpsOf, centsOf, quantityOf } from './amounts.ts'

test('a percentage may have a comma or a point, and a percent sign', () => {
  expect(['10', '7,5', '7.5 %', '12,25'].map(bpsOf)).toEqual([1_000, 750, 750, 1_225])
  expect(['', '0', '1,234', 'ten', '-5'].map(bpsOf)).toEqual([null, null, null, null, null])
})

test('an amount may be typed as it is shown, or without spaces and sign', () => {
  expect(['R\u00a02\u00a0450,00', '2450', '690.50', ' r'].map(centsOf)).toEqual([
    245_000,
    245_000,
    69_050,
    null,
  ])
  expect(['R 69O,00', '44.850', '-3', '1e3'].map(centsOf)).toEqual([null, null, null, null])
})

test('pieces are whole and not negative', () => {
  expect(['0', ' 12 ', '-1', '1,5', '', '12345'].map(quantityOf)).toEqual([0, 12, null, null, null, null])
})
