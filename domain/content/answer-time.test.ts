import { expect, test } from 'vitest'
import home from '../../content/home.json' with { type: 'json' }
import steps from '../../content/steps.json' with { type: 'json' }
import { answerTime, withAnswerTime } from './answer-time.ts'

const hours = (...days: Array<number>) => ({ days, opens: '08:00', closes: '17:00' })

test('an answer within a working day is promised only where every working day is open', () => {
  expect(answerTime(undefined)).toBe('within one working day')
  expect(answerTime(hours(1, 2, 3, 4, 5))).toBe('within one working day')
  expect(answerTime(hours(1, 3, 5))).toBe('on the next day we are open')
})

test('the words of the pages leave the answer time to the opening hours', () => {
  const texts = [home.contactLead, ...steps.map(({ description }) => description)].filter((text) =>
    text.includes('answer'),
  )
  expect(texts).toHaveLength(2)
  for (const text of texts) expect(withAnswerTime(text, hours(3))).toMatch(/ on the next day we are open\.$/)
})
