import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from './rate-card.fixture.ts'
import { rateCardSchema } from './rate-card.ts'

const { courier, ...addOns } = card.addOns
const { ecommerce, ...solutions } = card.solutions
const { website, ...custom } = card.custom
const withCourier = (changed: object) => ({
  ...card,
  addOns: { ...addOns, courier: { ...courier, ...changed } },
})
const withIncluded = (extra: string) => ({
  ...card,
  solutions: { ...solutions, ecommerce: { ...ecommerce, includes: [extra] } },
})

test('the card of the worked examples is accepted unchanged', () => {
  expect(rateCardSchema.parse(card)).toEqual(card)
})

test('a rate card of version 0.10, which has only hours, keeps its prices', () => {
  const inHours = (prices: object) => Object.fromEntries(Object.entries(prices).map(inOldFormat))
  const oldCard = {
    ...card,
    solutions: inHours(card.solutions),
    custom: inHours(card.custom),
    addOns: inHours(card.addOns),
  }
  expect(oldCard.custom.website).toMatchObject({ baseHours: 20, unitHours: 2 })
  expect(rateCardSchema.parse(oldCard)).toEqual(card)
})

test.each<[string, unknown, string]>([
  ['a negative hourly rate', { ...card, hourlyRateCents: -69_000 }, 'hourlyRateCents: '],
  ['negative hours', withCourier({ price: { hours: -1 } }), 'addOns.courier.price.hours: '],
  ['hours in hundredths', withCourier({ price: { hours: 1.25 } }), 'addOns.courier.price.hours: '],
  ['part of a cent', withCourier({ price: { cents: 0.5 } }), 'addOns.courier.price: '],
  ['hours and an amount', withCourier({ price: { hours: 10, cents: 690_000 } }), 'addOns.courier.price: '],
  ['a missing label', withCourier({ label: undefined }), 'addOns.courier.label: '],
  ['an empty label', withCourier({ label: ' ' }), 'addOns.courier.label: '],
  ['an unknown field', { ...card, discountBps: 500 }, 'rate card: Unrecognized key: "discountBps"'],
  ['a date that does not exist', { ...card, version: '2026-11-31' }, 'version: '],
  ['a tenth version in a day', { ...card, version: '2026-11-20.10' }, 'version: '],
  ['a duration past 36 months', { ...card, durations: [12, 48] }, 'durations.1: '],
  ['a pay day that is not offered', { ...card, payDays: [7] }, 'payDays.0: '],
  [
    'an add-on that is included but not on the card',
    withIncluded('delivery'),
    'solutions.ecommerce.includes: "delivery" is no key of addOns',
  ],
  [
    'an included add-on named like a property of every object',
    withIncluded('constructor'),
    'solutions.ecommerce.includes: "constructor" is no key of addOns',
  ],
  [
    'one key for a solution and a custom build',
    { ...card, custom: { ...custom, ecommerce: website } },
    'custom.ecommerce: is the key of a solution too',
  ],
  [
    'a build that includes more units than its maximum',
    { ...card, custom: { ...custom, website: { ...website, included: 60 } } },
    'custom.website.included: is more than max',
  ],
  ['a default that is not offered', { ...card, defaultDuration: 9 }, 'defaultDuration: '],
  [
    'a smallest total above the largest',
    { ...card, limits: { ...card.limits, minTotalCents: 200_000_000 } },
    'limits.minTotalCents: ',
  ],
  [
    'a range whose low end is above its high end',
    { ...card, range: { ...card.range, lowBps: 13_000 } },
    'range.lowBps: ',
  ],
  [
    'a further payment provider without a first one to sell',
    { ...card, solutions: {}, addOns: { 'payments-extra': { price: { hours: 5 }, label: 'Further' } } },
    'addOns.payments-extra: needs payments-first',
  ],
  ['no card at all', undefined, 'rate card: '],
])('%s is refused with its path', (_, input, start) => {
  const message = rateCardSchema.safeParse(input).error?.issues[0]?.message
  expect(message?.slice(0, start.length)).toBe(start)
})

function inOldFormat([key, { base, further, price, ...rest }]: [string, Record<string, { hours: number }>]) {
  const hours = { baseHours: base?.hours, unitHours: further?.hours, hours: price?.hours }
  return [key, { ...rest, ...JSON.parse(JSON.stringify(hours)) }]
}
