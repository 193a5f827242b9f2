import { expect, test } from 'vitest'
import { exportedSentence } from './exported.ts'

test('an export says what it leaves out, and why', () => {
  expect(exportedSentence(3, 0)).toBe('3 enquiries exported.')
  expect(exportedSentence(3, 1)).toBe(
    '2 enquiries exported. 1 is left out: it may tell what somebody believes.',
  )
  expect(exportedSentence(2, 2)).toBe(
    'Nothing exported. 2 are left out: they may tell what somebody believes.',
  )
})
