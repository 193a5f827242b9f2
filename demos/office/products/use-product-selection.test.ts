import { expect, test } from 'vitest'
import { selectRange, toggle } from './use-product-selection.ts'

const NUMBERS = Uint16Array.of(7, 3, 9, 4, 12)

test('a press selects a row, and another one deselects it', () => {
  expect([...toggle(new Set([3]), 9)]).toEqual([3, 9])
  expect([...toggle(new Set([3, 9]), 9)]).toEqual([3])
})

test('a range is selected from the last selected row, up or down', () => {
  expect([...selectRange(NUMBERS, new Set([3]), 3, 4)]).toEqual([3, 9, 4])
  expect([...selectRange(NUMBERS, new Set([4]), 4, 7)]).toEqual([4, 7, 3, 9])
})

test('a range is one row if no listed row was selected before', () => {
  expect([...selectRange(NUMBERS, new Set(), null, 9)]).toEqual([9])
  expect([...selectRange(NUMBERS, new Set([99]), 99, 9)]).toEqual([99, 9])
  expect([...selectRange(NUMBERS, new Set(), 7, 9)]).toEqual([9])
})
