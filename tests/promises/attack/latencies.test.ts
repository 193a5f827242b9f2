import { expect, test } from 'vitest'
import { Latencies } from './latencies.ts'

test('one pause of a second among a thousand short times shows in the 99th percentile', () => {
  const latencies = new Latencies(20)
  expect(latencies.p99Ms).toBe(Number.POSITIVE_INFINITY)
  for (let index = 0; index < 1_000; index += 1) latencies.record(2)
  expect(latencies.p99Ms).toBeCloseTo(2, 1)
  latencies.record(1_000)
  expect(latencies.p99Ms).toBeGreaterThan(700)
})
