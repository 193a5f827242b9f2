import { expect, test } from 'vitest'
import { OFFICE_HOURS } from '../../calendar/working-time.fixture.ts'
import { keptMonths, nextSweepSentence, workingDayWords } from './settings-words.ts'

test('the working day is that of the contact page, but for holidays', () => {
  const { hours, rest } = workingDayWords(OFFICE_HOURS, '2026-11-23')
  expect(hours + rest).toBe(
    'Monday to Friday, 08:00 to 17:00, Johannesburg. Not on public holidays: the next is 16 December 2026, Day of Reconciliation.',
  )
  const own = { ...OFFICE_HOURS, extraHolidays: ['2026-12-04'] }
  expect(workingDayWords(own, '2026-11-23').rest).toMatch(/the next is 4 December 2026, by your setting\.$/)
})

test('how long enquiries are kept, and what tonight deletes', () => {
  expect([keptMonths(12), keptMonths(1)]).toEqual([
    '12 months, as the privacy notice says',
    '1 month; the privacy notice allows 12',
  ])
  expect(nextSweepSentence(2, '2025-11-22')).toBe(
    'Tonight after midnight: 2 enquiries of November 2025 are deleted. What has not been delivered is never deleted.',
  )
  expect(nextSweepSentence(0, null)).toMatch(/^Tonight after midnight nothing is deleted\./)
})
