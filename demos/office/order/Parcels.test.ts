import { expect, test } from 'vitest'
import { gramsOf } from './Parcels.tsx'

test('a weight may have a comma or a point, and a unit', () => {
  expect(gramsOf('9,4')).toBe(9_400)
  expect(gramsOf('1.1 kg')).toBe(1_100)
  expect(gramsOf('12')).toBe(12_000)
})

test('an empty text is null, and an invalid one no weight', () => {
  expect(gramsOf('  ')).toBeNull()
  for (const typed of ['heavy', '-3', '0', '0,05', '1,2345', '201']) expect(gramsOf(typed)).toBe('no weight')
})
