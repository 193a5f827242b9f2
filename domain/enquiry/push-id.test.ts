import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPushIds } from './push-id.ts'
import { PUSH_ID } from './record.ts'

const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const noon = Date.UTC(2026, 10, 21, 10)
const zeros = (count: number) => new Uint8Array(count)

test('a push id has 20 characters, 8 of time and 12 random', () => {
  const id = createPushIds((count) => new Uint8Array(count).fill(63))(noon)
  expect(id).toMatch(PUSH_ID)
  expect(timeOf(id)).toBe(noon)
  expect(id.slice(8)).toBe('zzzzzzzzzzzz')
})

test('ids of one millisecond are incremented, so that they sort and differ', () => {
  const next = createPushIds(zeros)
  expect([next(noon), next(noon)].map((id) => id.slice(8))).toEqual(['------------', '-----------0'])
  const ids = Array.from({ length: 5_000 }, () => next(noon))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(5_000)
})

test('a new millisecond takes new random characters', () => {
  const bytes = [7, 9]
  const next = createPushIds((count) => new Uint8Array(count).fill(bytes.shift() ?? 0))
  expect(next(noon).slice(8)).toBe('666666666666')
  expect(next(noon + 1).slice(8)).toBe('888888888888')
})

test('the increment carries over, and wraps around after the last id', () => {
  const next = createPushIds((count) => new Uint8Array(count).fill(63))
  next(noon)
  expect(next(noon).slice(8)).toBe('------------')
})

test('ids sort as their times do', () => {
  const next = createPushIds(zeros)
  const time = fc.integer({ min: 0, max: 64 ** 8 - 1 })
  fc.assert(
    fc.property(time, time, (a, b) => {
      expect(Math.sign(a - b)).toBe(next(a).slice(0, 8) < next(b).slice(0, 8) ? -1 : a === b ? 0 : 1)
      expect(timeOf(next(a))).toBe(a)
    }),
  )
})

function timeOf(id: string): number {
  return [...id.slice(0, 8)].reduce((sum, char) => sum * 64 + ALPHABET.indexOf(char), 0)
}
