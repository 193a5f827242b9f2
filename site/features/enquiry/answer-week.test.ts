import { expect, test } from 'vitest'
import { answerDelays, describeAnswers } from './answer-week.ts'

const hours = (days: Array<number>) => ({ days, opens: '08:00', closes: '17:00' })

test('an answer is there on the next open day', () => {
  expect(answerDelays(hours([1, 2, 3, 4, 5]))).toEqual([1, 1, 1, 1, 3, 2, 1])
  expect(answerDelays(hours([3]))).toEqual([2, 1, 7, 6, 5, 4, 3])
})

test('the days before a closed one are told with the day of their answer', () => {
  expect(describeAnswers(hours([1, 2, 3, 4, 5]))).toBe(
    'Somebody answers Monday to Friday, 08:00 to 17:00. What is sent on a Friday or Saturday is answered by Monday.',
  )
  expect(describeAnswers(hours([1, 2, 3, 4, 5, 6, 7]))).toBe(
    'Somebody answers Monday to Sunday, 08:00 to 17:00.',
  )
})
