import { expect, test } from 'vitest'
import { spanPosition, timelineAround } from './VoucherTimeline.tsx'

const timeline = timelineAround('2026-11-24')

test('a timeline has four months, of which the day’s own is the third', () => {
  expect(timeline.months.map(({ name }) => name)).toEqual(['September', 'October', 'November', 'December'])
  expect(timeline.today).toBeCloseTo(84 / 122)
})

test('a span includes both its days, and is cut at the edges', () => {
  expect(spanPosition(timeline, { from: '2026-12-31', until: '2026-12-31' })).toEqual({
    from: 121 / 122,
    to: 1,
  })
  expect(spanPosition(timeline, { from: '2026-06-01', until: '2026-09-01' })).toEqual({
    from: 0,
    to: 1 / 122,
  })
})

test('a span without bounds, or before the timeline, has no position', () => {
  expect(spanPosition(timeline, { from: null, until: null })).toBeNull()
  expect(spanPosition(timeline, { from: '2026-06-01', until: '2026-08-31' })).toBeNull()
})
