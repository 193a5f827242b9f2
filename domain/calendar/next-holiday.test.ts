import { expect, test } from 'vitest'
import { nextHoliday } from './next-holiday.ts'
import { MONDAY_TO_FRIDAY } from './working-days.ts'

test('the next day that is free is named', () => {
  expect(nextHoliday('2026-11-23', MONDAY_TO_FRIDAY)).toEqual({
    day: '2026-12-16',
    name: 'Day of Reconciliation',
  })
  expect(nextHoliday('2026-12-16', MONDAY_TO_FRIDAY)).toEqual({ day: '2026-12-25', name: 'Christmas Day' })
})

test('a holiday on a day that is closed anyway frees nobody', () => {
  expect(nextHoliday('2026-12-25', MONDAY_TO_FRIDAY)).toEqual({ day: '2027-01-01', name: 'New Year’s Day' })
  expect(nextHoliday('2026-12-25', { days: [6] })?.day).toBe('2026-12-26')
})

test('days by setting count, and have no name', () => {
  const week = { ...MONDAY_TO_FRIDAY, extraHolidays: ['2026-11-21', '2026-12-04'] }
  expect(nextHoliday('2026-11-20', week)).toEqual({ day: '2026-12-04', name: null })
})
