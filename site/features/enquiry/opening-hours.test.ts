import { expect, test } from 'vitest'
import { describeClosing, describeHours, hoursOf, weekOf } from './opening-hours.ts'

const hours = (days: Array<number>) => ({ days, opens: '08:00', closes: '17:30' })

test('days in a row are told as a run, others one by one', () => {
  expect(describeHours(hours([1, 2, 3, 4, 5]))).toBe('Monday to Friday, 08:00 to 17:30')
  expect(describeHours(hours([1, 3, 5]))).toBe('Monday, Wednesday and Friday, 08:00 to 17:30')
  expect(describeHours(hours([6]))).toBe('Saturday, 08:00 to 17:30')
})

test('who answers on a Saturday is not closed at weekends', () => {
  expect(describeClosing(hours([1, 2, 3, 4, 5]))).toContain('Closed at weekends and on public holidays.')
  expect(describeClosing(hours([1, 2, 3, 4, 5, 6]))).toContain('Closed on public holidays.')
})

test('a week has seven days and begins on Monday', () => {
  const week = weekOf(hours([1, 7]))
  expect(week.map((day) => day.initial).join('')).toBe('MTWTFSS')
  expect(week.filter((day) => day.open).map((day) => day.name)).toEqual(['Monday', 'Sunday'])
})

test('a time is a number of hours', () => {
  expect(hoursOf('17:30')).toBe(17.5)
})
