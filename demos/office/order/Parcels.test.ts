import { expect, test } from 'vitest'
import { gramsOf } from './Parcels.tsx'

test('a weight is typed with a comma or a point, with its unit or without', () => {
  expect(gramsOf('9,4')).toBe(9_400)
  expect(gramsOf('1.1 kg')).toBe(1_100)
  expect(gramsOf('12')).toBe(12_000)
})

test('an empty field is no weight yet, and words never are one', () => {
  expect(gramsOf('  ')).toBeNull()
  for (const typed of ['heavy', '-3', '0', '0,05', '1,2345', '201']) expect(gramsOf(typed)).toBe('no weight')
})
