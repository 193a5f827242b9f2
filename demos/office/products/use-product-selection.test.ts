import { expect, test } from 'vitest'
import { toggled, upToHere } from './use-product-selection.ts'

const NUMBERS = Uint16Array.of(7, 3, 9, 4, 12)

test('a press selects a row, and another one deselects it', () => {
  expect([...toggled(new Set([3]), 9)]).toEqual([3, 9])
  expect([...toggled(new Set([3, 9]), 9)]).toEqual([3])
})

test('Shift selects all rows from the last selected one, up or down', () => {
  expect([...upToHere(NUMBERS, new Set([3]), 3, 4)]).toEqual([3, 9, 4])
  expect([...upToHere(NUMBERS, new Set([4]), 4, 7)]).toEqual([4, 7, 3, 9])
})

test('Shift selects one row if none was selected before', () => {
  expect([...upToHere(NUMBERS, new Set(), null, 9)]).toEqual([9])
  expect([...upToHere(NUMBERS, new Set([99]), 99, 9)]).toEqual([99, 9])
})
