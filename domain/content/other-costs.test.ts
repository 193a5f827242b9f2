import { expect, test } from 'vitest'
import { otherCostsSchema } from './other-costs.ts'

const FILE = {
  careHours: [2],
  dollarRate: { cents: 17_50, on: '2026-11-20' },
  costs: [
    { id: 'google-play', title: 'Google Play', price: { dollars: 25 }, unit: 'once' },
    { id: 'courier', title: 'Courier', price: 'Per parcel' },
  ],
}

test('a price in dollars is also given in rand, with the day of the rate; other prices stay', () => {
  expect(otherCostsSchema.parse(FILE).costs).toEqual([
    { title: 'Google Play', price: 'US$25', unit: 'once (about R\u00a0438 on 20 November 2026)' },
    { title: 'Courier', price: 'Per parcel' },
  ])
})

test.each([
  ['no rate', undefined],
  ['a rate without its day', { cents: 17_50 }],
  ['a day that does not exist', { cents: 17_50, on: '2026-11-31' }],
  ['a rate that is no whole number of cents', { cents: 17.5, on: '2026-11-20' }],
])('%s is refused', (_, dollarRate) => {
  expect(otherCostsSchema.safeParse({ ...FILE, dollarRate }).success).toBe(false)
})
