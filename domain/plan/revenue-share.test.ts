import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payOutOfRevenue } from './revenue-share.ts'

/** Example I of docs/domain.md 4.6. */
const mobileApp = { totalCents: 12_420_000, revenueCents: 3_500_000, shareBps: 2_000 }

test('20 % of R 35 000,00 pays the mobile app of example I in 18 earning months, half that revenue in 36', () => {
  expect(payOutOfRevenue(mobileApp)).toEqual({
    monthlyCents: 700_000,
    instalments: [...Array(17).fill(700_000), 520_000],
  })
  expect(payOutOfRevenue({ ...mobileApp, revenueCents: 1_750_000 })?.instalments).toHaveLength(36)
})

test.each([
  ['without revenue', { revenueCents: 0 }],
  ['without a share', { shareBps: 0 }],
  ['if the monthly amount is less than a cent', { revenueCents: 4 }],
  ['if it would take over a century', { revenueCents: 100 }],
])('no plan is made %s', (_when, terms) => {
  expect(payOutOfRevenue({ ...mobileApp, ...terms })).toBeNull()
})

test('the amount is rounded down to the cent', () => {
  expect(payOutOfRevenue({ ...mobileApp, revenueCents: 3_500_004 })?.monthlyCents).toBe(700_000)
})

test('the share is 5 % to 40 %, and the revenue not negative', () => {
  for (const shareBps of [500, 4_000]) expect(payOutOfRevenue({ ...mobileApp, shareBps })).not.toBeNull()
  for (const terms of [...[499, 4_001, -500, 0.2].map((shareBps) => ({ shareBps })), { revenueCents: -1 }])
    expect(() => payOutOfRevenue({ ...mobileApp, ...terms })).toThrow(RangeError)
})

test('the total is paid to the cent, for any revenue', () => {
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
