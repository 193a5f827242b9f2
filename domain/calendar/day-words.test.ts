import { expect, test } from 'vitest'
import { dayAhead, shortTimeAgo, timeAgo } from './day-words.ts'
import { momentOf } from './time-of-day.ts'

const at = (day: string, time: string) => momentOf(day, time)
const NOW = at('2026-11-23', '10:24')

test('a past moment is named by its time today, later by its weekday, then by its date', () => {
  expect([timeAgo(at('2026-11-23', '10:21'), NOW), timeAgo(at('2026-11-20', '11:05'), NOW)]).toEqual([
    '10:21',
    'Friday 11:05',
  ])
  expect(timeAgo(at('2026-10-02', '15:02'), NOW)).toBe('2 October, 15:02')
  expect(timeAgo(at('2025-10-02', '15:02'), NOW)).toBe('2 October 2025, 15:02')
})

test.each([
  ['2026-11-23', '10:09'],
  ['2026-11-20', 'Fri'],
  ['2026-11-19', '19 Nov'],
  ['2026-11-18', '18 Nov'],
  ['2026-10-02', '2 Oct'],
  ['2025-12-31', '31 Dec 2025'],
])('%s is written %s in a list', (day, words) => {
  expect(shortTimeAgo(at(day, '10:09'), NOW)).toBe(words)
})

test.each([
  ['2026-11-23', 'today'],
  ['2026-11-24', 'tomorrow'],
  ['2026-11-29', 'Sunday'],
  ['2026-11-30', 'Monday 30 November'],
  ['2026-11-22', 'Sunday 22 November'],
])('%s is named %s in advance', (day, words) => {
  expect(dayAhead(day, '2026-11-23')).toBe(words)
})
