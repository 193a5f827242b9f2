import { expect, test } from 'vitest'
import { answerTime } from './answer-by.ts'

const hours = (...days: Array<number>) => ({ days, opens: '08:00', closes: '17:00' })

test('an answer within a working day is promised only if every working day is open', () => {
  expect(answerTime(undefined)).toBe('within one working day')
  expect(answerTime(hours(1, 2, 3, 4, 5))).toBe('within one working day')
  expect(answerTime(hours(1, 3, 5))).toBe('on the next day we are open')
})
