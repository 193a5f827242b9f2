import { expect, test } from 'vitest'
import { acceptedEncodings } from './compression.ts'

test.each<[string | undefined, Array<string>]>([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['GZIP;Q=1', ['gzip', 'identity']],
  ['br;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', ['identity']],
  ['br;q=0, *;q=0.5', ['gzip', 'identity']],
  ['identity, gzip;q=0.2', ['identity', 'gzip']],
  ['gzip;q=0.5, identity;q=0', ['gzip', 'identity']],
  ['br; q=nonsense', ['identity']],
  [',,;;q=,', ['identity']],
])('Accept-Encoding %j means %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})

test('a thousand different headers are parsed correctly', () => {
  for (let n = 0; n < 1_000; n += 1)
    expect(acceptedEncodings(`gzip, invented${n}`)).toEqual(['gzip', 'identity'])
})
