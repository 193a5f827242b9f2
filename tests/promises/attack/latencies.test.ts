import { expect, test } from 'vitest'
import { Latencies } from './latencies.ts'

const INTERVAL_MS = 20

test('one pause of a second among a thousand short times shows in the 99th percentile', () => {
  const latencies = new Latencies(INTERVAL_MS)
  for (let index = 0; index < 1_000; index += 1) latencies.record(2)
  latencies.record(1_000)
  expect(latencies.percentile(50)?.ms).toBeCloseTo(2, 1)
  expect(latencies.percentile(99)?.ms).toBeGreaterThan(700)
})

test('a percentile that is the time of a pending request is marked as a minimum', () => {
  const latencies = new Latencies(INTERVAL_MS)
  for (let index = 0; index < 100; index += 1) latencies.record(2)
  latencies.record(3_000, true)
  expect(latencies.percentile(10)).toMatchObject({ isMinimum: false })
  expect(latencies.percentile(99)).toMatchObject({ isMinimum: true })
})

test('without requests there is no percentile', () => {
  expect(new Latencies(INTERVAL_MS).percentile(99)).toBeNull()
})
