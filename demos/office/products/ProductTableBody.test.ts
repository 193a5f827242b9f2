import { expect, test } from 'vitest'
import { assignRowSlots, isComplete, type RowSlot } from './ProductTableBody.tsx'

/** Products of the numbers 100, 101, …, as they are in the list. */
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ index: from + index, number: 100 + from + index }))
const MOVING = { isMoving: true, most: 9, firstIndex: -1 }
const RESTING = { ...MOVING, isMoving: false }
const first = assignRowSlots([], rows(0, 4), RESTING)
const keysByNumber = (rowSlots: ReadonlyArray<RowSlot>) =>
  new Map(rowSlots.map(({ key, number }) => [number, key]))

test('the first rows get seats of their own, in order', () => {
  expect(first.map(({ number }) => number)).toEqual([100, 101, 102, 103])
  expect(new Set(first.map(({ key }) => key)).size).toBe(4)
})

test('products still visible keep their row elements, and new ones reuse the others', () => {
  const next = assignRowSlots(first, rows(2, 6), MOVING)
  expect(keysByNumber(next).get(102)).toBe(keysByNumber(first).get(102))
  expect(next.map(({ key }) => key)).toEqual(first.map(({ key }) => key))
  expect(next.map(({ number }) => number)).toEqual([104, 105, 102, 103])
})

test('after scrolling, the row elements are in the list’s order', () => {
  const moving = assignRowSlots(first, rows(2, 6), MOVING)
  const resting = assignRowSlots(moving, rows(2, 6), RESTING)
  expect(resting.map(({ index }) => index)).toEqual([2, 3, 4, 5])
  expect(keysByNumber(resting)).toEqual(keysByNumber(moving))
})

test('a product that moved in the list keeps its row element', () => {
  const sorted = assignRowSlots(first, [{ index: 0, number: 103 }, ...rows(1, 3)], RESTING)
  expect(keysByNumber(sorted).get(103)).toBe(keysByNumber(first).get(103))
  expect(sorted.map(({ number }) => number)).toEqual([103, 101, 102])
})

test('new rows of a longer list get unused keys', () => {
  const longer = assignRowSlots(first, rows(0, 7), RESTING)
  expect(new Set(longer.map(({ key }) => key)).size).toBe(7)
})

test('only so many products get a row in one turn: the one that has the focus, then those in the middle', () => {
  const turn = { ...MOVING, most: 2, firstIndex: 23 }
  const one = assignRowSlots(first, rows(20, 24), turn)
  expect(one.map(({ number }) => number)).toEqual([123, 122, 102, 103])
  expect(isComplete(one, rows(20, 24))).toBe(false)
  const two = assignRowSlots(one, rows(20, 24), turn)
  expect(two.map(({ number }) => number)).toEqual([123, 122, 121, 120])
  expect(isComplete(two, rows(20, 24))).toBe(true)
})

test('after scrolling, rows are put in order once all products have one', () => {
  const turn = { ...RESTING, most: 2 }
  const one = assignRowSlots(first, rows(20, 24), turn)
  expect(one.map(({ number }) => number)).toEqual([122, 121, 102, 103])
  expect(assignRowSlots(one, rows(20, 23), turn).map(({ number }) => number)).toEqual([120, 121, 122])
})
