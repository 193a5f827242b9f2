import { expect, test } from 'vitest'
import { hashOf, Rng } from './random.ts'

test('random numbers are the same for the same text in every browser', () => {
  // Known answers of FNV-1a, 32 bits: draft-eastlake-fnv, appendix C.
  expect([hashOf(''), hashOf('a'), hashOf('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
  const rng = new Rng('kiaat:6:0')
  expect([rng.next(), rng.next(), rng.next()]).toEqual([
    0.5455052931793034, 0.5668275430798531, 0.6075311091262847,
  ])
})
