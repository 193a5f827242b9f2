import { expect, test } from 'vitest'
import { monotonicNow } from './tab-shop.ts'

const noon = Date.UTC(2026, 10, 24, 12)
const at = (hours: number) => new Date(noon + hours * 3_600_000)

test.each([
  ['advances', 1, 1],
  ['was set back by an hour', -1, 0],
  ['was set back by two days', -48, -48],
])('if the clock %s, a change at hour %i is recorded at hour %i', (_clock, hours, expected) => {
  expect(monotonicNow(noon, at(hours))).toEqual(at(expected))
})
