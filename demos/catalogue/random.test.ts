import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashOf, Rng } from './random.ts'

describe('random numbers', () => {
  test('are the same for the same text in every browser', () => {
    // Known answers of FNV-1a, 32 bits: draft-eastlake-fnv, appendix C.
    expect([hashOf(''), hashOf('a'), hashOf('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
    const rng = new Rng('kiaat:6:0')
    expect([rng.next(), rng.next(), rng.next()]).toEqual([
      0.5455052931793034, 0.5668275430798531, 0.6075311091262847,
    ])
  })

  test('stay within the given range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, low, span) => {
        const rng = new Rng(seed)
        const fraction = rng.next()
        const whole = rng.whole(low, low + span)
        const between = rng.between(low, low + span)
        expect(fraction >= 0 && fraction < 1).toBe(true)
        expect(Number.isInteger(whole) && whole >= low && whole <= low + span).toBe(true)
        expect(between >= low && between <= low + span).toBe(true)
      }),
    )
  })

  test('shuffle a list without losing an element', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, values) => {
        const shuffled = new Rng(seed).shuffle(values)
        expect(shuffled.toSorted()).toEqual(values.toSorted())
      }),
    )
  })

  test('pick an element with a higher weight more often', () => {
    const rng = new Rng('weights')
    const picked = Array.from({ length: 4_000 }, () =>
      rng.weighted([
        ['light', 1],
        ['heavy', 3],
      ]),
    )
    const heavy = picked.filter((value) => value === 'heavy').length
    expect(heavy).toBeGreaterThan(2_800)
    expect(heavy).toBeLessThan(3_200)
  })

  test('cannot pick from an empty list', () => {
    expect(() => new Rng('none').pick([])).toThrow(RangeError)
    expect(() => new Rng('none').weighted([])).toThrow(RangeError)
  })
})
