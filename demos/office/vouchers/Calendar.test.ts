import { expect, test } from 'vitest'
import { spanOn, timelineAround } from './Calendar.tsx'

const line = timelineAround('2026-11-24')

test('four months stand around a day, its own the third', () => {
  expect(line.months.map(({ name }) => name)).toEqual(['September', 'October', 'November', 'December'])
  expect(line.today).toBeCloseTo(84 / 122)
})

test('a span has both of its days, and ends at the edge', () => {
  expect(spanOn(line, { from: '2026-12-31', until: '2026-12-31' })).toEqual({ from: 121 / 122, to: 1 })
  expect(spanOn(line, { from: '2026-06-01', until: '2026-09-01' })).toEqual({ from: 0, to: 1 / 122 })
})

test('what is always on, or long over, is in no calendar', () => {
  expect(spanOn(line, { from: null, until: null })).toBeNull()
  expect(spanOn(line, { from: '2026-06-01', until: '2026-08-31' })).toBeNull()
})
