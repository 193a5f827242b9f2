import { expect, test } from 'vitest'
import { momentOf } from '../../calendar/time-of-day.ts'
import { OFFICE_HOURS } from '../../calendar/working-time.fixture.ts'
import { DUE, NOW } from '../time/drawn-day.fixture.ts'
import { timeLeft } from './time-left.ts'

const left = (dueAt: number, now = NOW) => timeLeft(now, dueAt, OFFICE_HOURS)

test('the rows of the design drawing show their time left', () => {
  const rows = DUE.map(({ dueAt }) => left(dueAt).inRow)
  expect(rows).toEqual(['1 h 43 late', '41 min', '3 h 46', '6 h 36', '6 h 36', '7 h 28', '8 h 58'])
  expect(DUE.map(({ dueAt }) => left(dueAt).isSoon).indexOf(false)).toBe(2)
})

test.each([
  ['2026-11-23', '11:05', '41 minutes left', 'answer by 11:05 today'],
  ['2026-11-23', '14:10', '3 h 46 left', 'answer by 14:10 today'],
  ['2026-11-24', '08:52', '7 h 28 left', 'answer by 08:52 tomorrow'],
  ['2026-11-27', '14:10', '39 h 46 left', 'answer by 14:10 on Friday'],
  ['2026-11-23', '08:41', '1 h 43 late', 'was due by 08:41 today'],
])(
  'an open enquiry due on %s at %s shows its time left and its deadline in full',
  (day, time, inFull, answerBy) => {
    expect(left(momentOf(day, time))).toMatchObject({ inFull, answerBy })
  },
)

test('the time left is the difference of two clock times without seconds, and never 0', () => {
  const due = momentOf('2026-11-23', '11:05')
  expect(left(due, NOW + 59_000).inFull).toBe('41 minutes left')
  expect(left(due + 48_000, NOW).inFull).toBe('41 minutes left')
  expect(left(due, due).inFull).toBe('1 minute left')
  expect(left(due, due + 1_000).inFull).toBe('1 min late')
  expect(left(momentOf('2026-11-23', '08:41'), NOW + 59_000).inRow).toBe('1 h 43 late')
})

test('at night a late enquiry shows its deadline, because its working minutes do not change', () => {
  const due = momentOf('2026-11-23', '16:57')
  expect(left(due, momentOf('2026-11-23', '16:59')).inRow).toBe('2 min late')
  expect(left(due, momentOf('2026-11-23', '23:00')).inRow).toBe('since 16:57')
  expect(left(due, momentOf('2026-11-24', '04:25'))).toMatchObject({
    inRow: 'since Mon 16:57',
    aloud: 'late since Monday 16:57',
    inFull: 'late since Monday 16:57',
  })
})

test('an enquiry late since an earlier day shows its deadline during office hours too', () => {
  const due = momentOf('2026-11-20', '11:05')
  expect(left(due).inRow).toBe('since Fri 11:05')
  expect(left(momentOf('2026-10-02', '11:05'))).toMatchObject({
    inRow: 'since 2 Oct',
    inFull: 'late since 2 October, 11:05',
  })
})

test('an enquiry due at five is late since five', () => {
  const due = momentOf('2026-11-23', '17:00')
  const texts = (day: string, time: string) => {
    const { inRow, aloud, inFull, isLate } = left(due, momentOf(day, time) + 1_000)
    return [inRow, aloud, inFull, isLate]
  }
  expect(texts('2026-11-23', '17:00')).toEqual(['since 17:00', 'late since 17:00', 'late since 17:00', true])
  expect(texts('2026-11-23', '23:30')[0]).toBe('since 17:00')
  expect(texts('2026-11-24', '07:59')[0]).toBe('since Mon 17:00')
  expect(texts('2026-11-24', '08:41')[0]).toBe('since Mon 17:00')
})
