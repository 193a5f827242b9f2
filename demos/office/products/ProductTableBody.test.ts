import { expect, test } from 'vitest'
import { assignRowSlots, isComplete, type RowSlot } from './ProductTableBody.tsx'

/** Rows of the list, whose product numbers begin at 100. */
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ index: from + index, number: 100 + from + index }))
const MOVING = { isMoving: true, maxNewRows: 9, priorityIndex: -1 }
const RESTING = { ...MOVING, isMoving: false }
const first = assignRowSlots([], rows(0, 4), RESTING)
const keysByNumber = (rowSlots: ReadonlyArray<RowSlot>) =>
  new Map(rowSlots.map(({ key, number }) => [number, key]))

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

test('new rows of a longer list get unused keys', () => {
  const longer = assignRowSlots(first, rows(0, 7), RESTING)
  expect(new Set(longer.map(({ key }) => key)).size).toBe(7)
})

test('a frame fills few rows: first the focused one, then those in the middle', () => {
  const options = { ...MOVING, maxNewRows: 2, priorityIndex: 23 }
  const firstFrame = assignRowSlots(first, rows(20, 24), options)
  expect(firstFrame.map(({ number }) => number)).toEqual([123, 122, 102, 103])
  expect(isComplete(firstFrame, rows(20, 24))).toBe(false)
  const secondFrame = assignRowSlots(firstFrame, rows(20, 24), options)
  expect(secondFrame.map(({ number }) => number)).toEqual([123, 122, 121, 120])
  expect(isComplete(secondFrame, rows(20, 24))).toBe(true)
})
