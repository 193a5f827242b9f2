import { expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { OFFICE_HOURS } from '../../calendar/working-time.fixture.ts'
import { DUE, NOW } from '../time/drawn-day.fixture.ts'
import {
  answeredTodaySentence,
  arrivalSentence,
  countedPeople,
  dueGroup,
  exportedSentence,
  foundCount,
  nothingDueSentence,
  timelineHeading,
  timelineSubheading,
  waitingCount,
} from './headings.ts'

test.each([
  [
    { late: 1, today: 4, next: 2, later: 0 },
    '1 late, 4 due today',
    'Monday 23 November. 2 more by tomorrow, 10:24.',
  ],
  [{ late: 0, today: 3, next: 0, later: 0 }, '3 due today', 'Monday 23 November.'],
  [{ late: 1, today: 0, next: 2, later: 0 }, '1 late', 'Monday 23 November. 2 more by tomorrow, 10:24.'],
  [{ late: 0, today: 0, next: 2, later: 0 }, 'Nothing due today, 2 tomorrow', 'Monday 23 November.'],
  [{ late: 0, today: 0, next: 0, later: 3 }, 'Nothing due today, 3 later', 'Monday 23 November.'],
  [{ late: 0, today: 0, next: 2, later: 3 }, 'Nothing due today, 2 tomorrow', 'Monday 23 November.'],
  [{ late: 0, today: 0, next: 0, later: 0 }, 'Everything is answered', 'Monday 23 November.'],
  [{ late: 1_234, today: 0, next: 0, later: 0 }, '1 234 late', 'Monday 23 November.'],
  [
    { late: 0, today: 2_500, next: 1_000, later: 0 },
    '2 500 due today',
    'Monday 23 November. 1 000 more by tomorrow, 10:24.',
  ],
  [{ late: 0, today: 0, next: 4_321, later: 0 }, 'Nothing due today, 4 321 tomorrow', 'Monday 23 November.'],
  [{ late: 10_001, today: 0, next: 0, later: 0 }, '10 000+ late', 'Monday 23 November.'],
  [{ late: 3_000, today: 7_001, next: 900, later: 0 }, '3 000 late, 7 000+ due today', 'Monday 23 November.'],
])('for %j the heading is: %s', (due, heading, line) => {
  const { late, rest } = timelineHeading(due, NOW, OFFICE_HOURS)
  expect((late + rest).replaceAll('\u00a0', ' ')).toBe(heading)
  expect(timelineSubheading(due, NOW, OFFICE_HOURS).replaceAll('\u00a0', ' ')).toBe(line)
})

test('a search with more texts than it examined says so', () => {
  const headings = [1_000, 12, 0].map((count) => foundCount(count, 'shop', true))
  expect(headings.map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
    'More than 1 000 found for “shop”',
    '12 found for “shop” in the newest 1 000 texts',
    'Nothing found for “shop” in the newest 1 000 texts',
  ])
  expect(foundCount(1_000, 'shop', false).replaceAll('\u00a0', ' ')).toBe('1 000 found for “shop”')
})

test('before a weekend the next working day is named', () => {
  const friday = momentOf('2026-11-20', '10:24')
  expect(timelineHeading({ late: 0, today: 0, next: 2, later: 0 }, friday, OFFICE_HOURS).rest).toBe(
    'Nothing due today, 2 on Monday',
  )
  expect(timelineSubheading({ late: 0, today: 1, next: 2, later: 0 }, friday, OFFICE_HOURS)).toBe(
    'Friday 20 November. 2 more by Monday, 10:24.',
  )
})

test('each row has a heading by its deadline', () => {
  const groups = DUE.map(({ dueAt }) => dueGroup(dueAt, NOW))
  expect(groups).toEqual(['Late', 'Today', 'Today', 'Today', 'Today', 'Tomorrow', 'Tomorrow'])
})

test('without anything due, the next deadline and today’s answers are named', () => {
  expect(nothingDueSentence(momentOf('2026-11-23', '16:12'), OFFICE_HOURS)).toBe(
    'The next enquiry appears here by itself. Whoever writes now is promised an answer by 16:12 tomorrow.',
  )
  expect(answeredTodaySentence(7, 310)).toBe('7 answered today. The middle one took 5 h 10 of working time.')
  expect(answeredTodaySentence(1, 310)).toBe('1 answered today. It took 5 h 10 of working time.')
  expect(answeredTodaySentence(0, null)).toBeNull()
  expect([waitingCount(16), waitingCount(1)]).toEqual(['16 wait for them', '1 waits for them'])
})

test('results and arrivals are counted', () => {
  expect([foundCount(4, 'Sage', false), foundCount(0, 'Sgae', false)]).toEqual([
    '4 found for “Sage”',
    'Nothing found for “Sgae”',
  ])
  expect(arrivalSentence(1, 7)).toBe('1 new enquiry. 7 need an answer')
  expect(arrivalSentence(2, 1)).toBe('2 new enquiries. 1 needs an answer')
})

test('a count of one is in the singular', () => {
  expect([0, 1, 2].map(countedPeople)).toEqual(['0 people', '1 person', '2 people'])
})

test('an export says what it leaves out, and why', () => {
  expect(exportedSentence(3, 0)).toBe('3 enquiries exported.')
  expect(exportedSentence(3, 1)).toBe(
    '2 enquiries exported. 1 is left out: it may tell what somebody believes.',
  )
  expect(exportedSentence(2, 2)).toBe(
    'Nothing exported. 2 are left out: they may tell what somebody believes.',
  )
})
