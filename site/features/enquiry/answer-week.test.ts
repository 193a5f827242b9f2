import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekOf } from '../../../domain/calendar/opening-hours.ts'
import { anyHours, officeHours } from '../../../domain/calendar/working-time.fixture.ts'
import { answerTime } from '../../../domain/content/answer-time.ts'
import { answerDelays, describeAnswers, describeLongestWait } from './answer-week.ts'

test('an answer is there on the next open day', () => {
  expect(answerDelays(officeHours(1, 2, 3, 4, 5))).toEqual([1, 1, 1, 1, 3, 2, 1])
  expect(answerDelays(officeHours(3))).toEqual([2, 1, 7, 6, 5, 4, 3])
})

test.each([
  [
    [1, 2, 3, 4, 5],
    'Somebody answers Monday to Friday, 08:00 to 17:00. What is sent on a Friday or Saturday is answered by Monday. If that is a public holiday, it is the next day we are open.',
    'If you send it on a Friday night, that is Monday.',
  ],
  [
    [1, 2, 3, 4, 5, 6],
    'Somebody answers Monday to Saturday, 08:00 to 17:00. What is sent on a Saturday is answered by Monday. If that is a public holiday, it is the next day we are open.',
    'If you send it on a Saturday night, that is Monday.',
  ],
  [
    [1, 3, 5],
    'Somebody answers Monday, Wednesday and Friday, 08:00 to 17:00. What is sent on a Monday is answered by Wednesday, on a Wednesday by Friday, on a Friday or Saturday by Monday. If that is a public holiday, it is the next day we are open.',
    'If you send it on a Friday night, that is Monday.',
  ],
  [
    [3],
    'Somebody answers Wednesday, 08:00 to 17:00. Whenever you write, you have an answer by the next Wednesday. If that is a public holiday, it is the next day we are open.',
    'If you send it on a Wednesday night, that is the next Wednesday.',
  ],
  [[1, 2, 3, 4, 5, 6, 7], 'Somebody answers every day, 08:00 to 17:00.', ''],
])('open on %j, the answers are told in words', (days, answers, longest) => {
  expect(describeAnswers(officeHours(...days))).toBe(answers)
  expect(describeLongestWait(officeHours(...days))).toBe(longest)
})

test('an answer within a working day is promised only where every working day is open', () => {
  fc.assert(
    fc.property(anyHours, (hours) => {
      const mondayToThursday = answerDelays(hours).slice(0, 4)
      const isNextDay = mondayToThursday.every((delay) => delay === 1) && hours.days.includes(1)
      expect(answerTime(hours) === 'within one working day').toBe(isNextDay)
    }),
  )
})

test('whatever the days, each that waits longer than a day is told once, with the open day of its answer', () => {
  fc.assert(
    fc.property(anyHours, (hours) => {
      const delays = answerDelays(hours)
      const names = weekOf(hours).map(({ name }) => name)
      const told = answersIn(describeAnswers(hours))
      if (hours.days.length === 1) expect(told).toEqual([])
      else
        expect(told.toSorted()).toEqual(
          delays
            .flatMap((delay, at) => (delay > 1 ? [`${names[at]} by ${names[(at + delay) % 7]}`] : []))
            .toSorted(),
        )
    }),
  )
})

test('whatever the days, an answer is promised for an open day only, and within a week', () => {
  fc.assert(
    fc.property(anyHours, (hours) => {
      const week = weekOf(hours)
      const promised = [describeAnswers(hours), describeLongestWait(hours)].flatMap((words) =>
        Array.from(words.matchAll(/(?:\bby|that is)(?: the next)? (\w+day)/g), ([, day]) => day),
      )
      for (const day of promised) expect(week.find(({ name }) => name === day)?.open, day).toBe(true)
      for (const delay of answerDelays(hours)) expect(delay).toBeLessThanOrEqual(7)
    }),
  )
})

/** 'Friday by Monday' for each day that a sentence tells of. */
function answersIn(words: string): Array<string> {
  const parts = words.matchAll(/on a ((?:\w+day|, | or )+?)(?: is answered)? by (\w+day)/g)
  return Array.from(parts).flatMap(([, days = '', answer]) =>
    days.split(/, | or /).map((day) => `${day} by ${answer}`),
  )
}
