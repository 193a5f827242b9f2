import { expect, test } from 'vitest'
import { MONDAY_TO_FRIDAY } from '../../calendar/working-days.ts'
import { OFFICE_HOURS } from '../../calendar/working-time.fixture.ts'
import {
  daysOffAdded,
  nextHoliday,
  nextSweepSentence,
  openEnquiries,
  periodsOf,
  periodWords,
  retentionWords,
  workingDayWords,
} from './settings-words.ts'

test('office hours are worded as on the contact page, with the next holiday', () => {
  const { hours, details } = workingDayWords(OFFICE_HOURS, '2026-11-23')
  expect(hours + details).toBe(
    'Monday to Friday, 08:00 to 17:00, Johannesburg. Not on public holidays: the next is 16 December 2026, Day of Reconciliation.',
  )
  const withDayOff = { ...OFFICE_HOURS, extraHolidays: ['2026-12-04'] }
  expect(workingDayWords(withDayOff, '2026-11-23').details).toMatch(
    /the next is 4 December 2026, by your setting\.$/,
  )
})

test('days off are shown as a single day or as a period', () => {
  expect(daysOffAdded({ first: '2026-12-21', last: '2026-12-21' })).toBe('21 December 2026 is a day off.')
  expect(daysOffAdded({ first: '2026-12-21', last: '2027-01-04' })).toBe(
    '21 December 2026 to 4 January 2027 are days off.',
  )
  const days = ['2027-01-04', '2026-12-31', '2027-01-01', '2026-12-21']
  expect(periodsOf(days).map(periodWords)).toEqual([
    '21 December 2026',
    '31 December 2026 to 1 January 2027',
    '4 January 2027',
  ])
})

test('open enquiries are counted up to the limit of the lists', () => {
  expect([1, 7, 10_001].map(openEnquiries)).toEqual([
    '1 open enquiry',
    '7 open enquiries',
    '10\u00a0000+ open enquiries',
  ])
})

test('the retention period is compared with the privacy notice, and tonight’s deletions are counted', () => {
  expect([retentionWords(12), retentionWords(1)]).toEqual([
    '12 months, as the privacy notice says',
    '1 month; the privacy notice allows 12',
  ])
  expect(nextSweepSentence(2, '2025-11-22')).toBe(
    'Tonight after midnight: 2 enquiries of November 2025 are deleted. What has not been delivered is never deleted.',
  )
  expect(nextSweepSentence(0, null)).toMatch(/^Tonight after midnight nothing is deleted\./)
})

test('the next day off is named, without a name if it is from the settings; a holiday on a closed day is skipped', () => {
  expect(nextHoliday('2026-11-23', MONDAY_TO_FRIDAY)).toEqual({
    day: '2026-12-16',
    name: 'Day of Reconciliation',
  })
  expect(nextHoliday('2026-12-16', MONDAY_TO_FRIDAY)).toEqual({ day: '2026-12-25', name: 'Christmas Day' })
  expect(nextHoliday('2026-12-25', { days: [6] })?.day).toBe('2026-12-26')
  expect(nextHoliday('2026-12-25', MONDAY_TO_FRIDAY)).toEqual({ day: '2027-01-01', name: 'New Year’s Day' })
  const week = { ...MONDAY_TO_FRIDAY, extraHolidays: ['2026-11-21', '2026-12-04'] }
  expect(nextHoliday('2026-11-20', week)).toEqual({ day: '2026-12-04', name: null })
})
