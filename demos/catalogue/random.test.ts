import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Dice, hashOf } from './random.ts'

describe('dice', () => {
  test('fall the same for the same text in every browser', () => {
    // Known answers of FNV-1a, 32 bits: draft-eastlake-fnv, appendix C.
    expect([hashOf(''), hashOf('a'), hashOf('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
    const dice = new Dice('kiaat:6:0')
    expect([dice.next(), dice.next(), dice.next()]).toEqual([
      0.5455052931793034, 0.5668275430798531, 0.6075311091262847,
    ])
  })

  test('stay within what was asked', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, low, span) => {
        const dice = new Dice(seed)
        const part = dice.next()
        const whole = dice.whole(low, low + span)
        const between = dice.between(low, low + span)
        expect(part >= 0 && part < 1).toBe(true)
        expect(Number.isInteger(whole) && whole >= low && whole <= low + span).toBe(true)
        expect(between >= low && between <= low + span).toBe(true)
      }),
    )
  })

  test('shuffle what they are given and lose nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, values) => {
        const shuffled = new Dice(seed).shuffle(values)
        expect(shuffled.toSorted()).toEqual(values.toSorted())
      }),
    )
  })

  test('pick what is heavier more often', () => {
    const dice = new Dice('weights')
    const picked = Array.from({ length: 4_000 }, () =>
      dice.weighted([
        ['light', 1],
        ['heavy', 3],
      ]),
    )
    const heavy = picked.filter((value) => value === 'heavy').length
    expect(heavy).toBeGreaterThan(2_800)
    expect(heavy).toBeLessThan(3_200)
  })

  test('cannot pick from nothing', () => {
    expect(() => new Dice('none').pick([])).toThrow(RangeError)
    expect(() => new Dice('none').weighted([])).toThrow(RangeError)
  })
})
