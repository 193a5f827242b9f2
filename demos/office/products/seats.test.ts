import { expect, test } from 'vitest'
import { reseated, type Seat } from './seats.ts'

/** Things of the numbers 100, 101, …, as they stand in the list. */
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({ index: from + at, number: 100 + from + at }))
const first = reseated([], rows(0, 4), false)
const keysByNumber = (seats: ReadonlyArray<Seat>) => new Map(seats.map(({ key, number }) => [number, key]))

test('the first rows get seats of their own, in order', () => {
  expect(first.map(({ number }) => number)).toEqual([100, 101, 102, 103])
  expect(new Set(first.map(({ key }) => key)).size).toBe(4)
})

test('what stays in sight keeps its row, and what comes takes the rows of what left', () => {
  const next = reseated(first, rows(2, 6), true)
  expect(keysByNumber(next).get(102)).toBe(keysByNumber(first).get(102))
  expect(next.map(({ key }) => key)).toEqual(first.map(({ key }) => key))
  expect(next.map(({ number }) => number)).toEqual([104, 105, 102, 103])
})

test('once the list rests its rows stand in its order', () => {
  const moving = reseated(first, rows(2, 6), true)
  const resting = reseated(moving, rows(2, 6), false)
  expect(resting.map(({ index }) => index)).toEqual([2, 3, 4, 5])
  expect(keysByNumber(resting)).toEqual(keysByNumber(moving))
})

test('a thing that moved in the list goes with its row', () => {
  const sorted = reseated(first, [{ index: 0, number: 103 }, ...rows(1, 3)], false)
  expect(keysByNumber(sorted).get(103)).toBe(keysByNumber(first).get(103))
  expect(sorted.map(({ number }) => number)).toEqual([103, 101, 102])
})

test('of a longer list the new rows get keys that nobody has', () => {
  const longer = reseated(first, rows(0, 7), false)
  expect(new Set(longer.map(({ key }) => key)).size).toBe(7)
})
