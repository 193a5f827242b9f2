import { expect, test } from 'vitest'
import { monotonicNow } from './tab-shop.ts'

const noon = Date.UTC(2026, 10, 24, 12)
const at = (hours: number) => new Date(noon + hours * 3_600_000)

test.each([
  ['goes on', 1, 1],
  ['was put back an hour', -1, 0],
  ['was put back two days, since it was wrong', -48, -48],
])('a clock that %s', (_what, hours, told) => {
  expect(monotonicNow(noon, at(hours))).toEqual(at(told))
})
