import { expect, test } from 'vitest'
import { payOnNote } from './pay-on.ts'

test('an instalment that is due on a working day is paid on it', () => {
  expect(payOnNote('2027-03-01')).toBeNull()
})

test.each([
  ['New Year’s Day before a weekend', '2027-01-01', 'holiday: pay on 4 January 2027'],
  ['the Monday that observes a holiday', '2027-12-27', 'holiday: pay on 28 December 2027'],
  ['a Saturday', '2027-05-15', 'Saturday: pay on 17 May 2027'],
  ['the last Sunday of a year', '2028-12-31', 'Sunday: pay on 2 January 2029'],
])('one that is due on %s is paid on the next working day', (_name, due, note) => {
  expect(payOnNote(due)).toBe(note)
})
