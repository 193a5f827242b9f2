import { expect, test } from 'vitest'
import { answerTime, withAnswerTime } from './answer-by.ts'

const hours = (...days: Array<number>) => ({ days, opens: '08:00', closes: '17:00' })

test('an answer within a working day is promised only if every working day is open', () => {
  expect(answerTime(undefined)).toBe('within one working day')
  expect(answerTime(hours(1, 2, 3, 4, 5))).toBe('within one working day')
  expect(answerTime(hours(1, 3, 5))).toBe('on the next day we are open')
})

test('a text gets the time that the opening hours allow', () => {
  expect(withAnswerTime('A person answers {answered}.', hours(3))).toBe(
    'A person answers on the next day we are open.',
  )
})
