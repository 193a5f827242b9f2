import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payOutOfRevenue } from './revenue-share.ts'

const mobileApp = { totalCents: 12_420_000, revenueCents: 3_500_000, shareBps: 2_000 }

describe('example I: a mobile app paid out of revenue', () => {
  test('20 % of R 35 000,00 pays it in 18 earning months', () => {
    expect(payOutOfRevenue(mobileApp)).toEqual({
      monthlyCents: 700_000,
      instalments: [...Array(17).fill(700_000), 520_000],
    })
  })

  test('half that revenue takes 36 months', () => {
    expect(payOutOfRevenue({ ...mobileApp, revenueCents: 1_750_000 })?.instalments).toHaveLength(36)
  })
})

describe('payOutOfRevenue', () => {
  test('nothing falls due without revenue or share', () => {
    expect(payOutOfRevenue({ ...mobileApp, revenueCents: 0 })).toBeNull()
    expect(payOutOfRevenue({ ...mobileApp, shareBps: 0 })).toBeNull()
  })

  test('no plan is made for a revenue so small that it would take over a century', () => {
    expect(payOutOfRevenue({ ...mobileApp, revenueCents: 4 })).toBeNull()
    expect(payOutOfRevenue({ ...mobileApp, revenueCents: 100 })).toBeNull()
  })

  test('the amount is rounded down to the cent', () => {
    expect(payOutOfRevenue({ ...mobileApp, revenueCents: 3_500_004 })?.monthlyCents).toBe(700_000)
  })

  test('the share is 5 % to 40 %', () => {
    expect(payOutOfRevenue({ ...mobileApp, shareBps: 500 })).not.toBeNull()
    expect(payOutOfRevenue({ ...mobileApp, shareBps: 4_000 })).not.toBeNull()
    for (const shareBps of [499, 4_001, -500, 0.2])
      expect(() => payOutOfRevenue({ ...mobileApp, shareBps })).toThrow(RangeError)
  })

  test('refuses a negative revenue', () => {
    expect(() => payOutOfRevenue({ ...mobileApp, revenueCents: -1 })).toThrow(RangeError)
  })

  test('pays the same total to the cent, for any revenue', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500_000, max: 150_000_000 }),
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 500, max: 4_000 }),
        (totalCents, revenueCents, shareBps) => {
          const plan = payOutOfRevenue({ totalCents, revenueCents, shareBps })
          const paid = plan?.instalments.reduce((sum, cents) => sum + cents, 0) ?? totalCents
          expect(paid).toBe(totalCents)
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
