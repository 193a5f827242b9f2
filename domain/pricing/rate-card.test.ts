import { describe, expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from './rate-card.fixture.ts'
import { rateCardSchema } from './rate-card.ts'

const { courier, ...addOns } = card.addOns
const { ecommerce, ...solutions } = card.solutions
const { website, ...custom } = card.custom

describe('rateCardSchema', () => {
  test('accepts the card of the worked examples unchanged', () => {
    expect(rateCardSchema.parse(card)).toEqual(card)
  })

  test.each<[string, unknown, string]>([
    ['a negative hourly rate', { ...card, hourlyRateCents: -69_000 }, 'hourlyRateCents: '],
    [
      'negative hours',
      { ...card, addOns: { ...addOns, courier: { ...courier, hours: -1 } } },
      'addOns.courier.hours: ',
    ],
    [
      'hours in hundredths',
      { ...card, addOns: { ...addOns, courier: { ...courier, hours: 1.25 } } },
      'addOns.courier.hours: ',
    ],
    ['a missing label', { ...card, addOns: { ...addOns, courier: { hours: 10 } } }, 'addOns.courier.label: '],
    [
      'an empty label',
      { ...card, addOns: { ...addOns, courier: { hours: 10, label: ' ' } } },
      'addOns.courier.label: ',
    ],
    ['an unknown field', { ...card, discountBps: 500 }, 'rate card: Unrecognized key: "discountBps"'],
    ['a date that does not exist', { ...card, version: '2026-11-31' }, 'version: '],
    ['a duration past 36 months', { ...card, durations: [12, 48] }, 'durations.1: '],
    ['a pay day that is not offered', { ...card, payDays: [7] }, 'payDays.0: '],
    [
      'an add-on that is included but not on the card',
      { ...card, solutions: { ...solutions, ecommerce: { ...ecommerce, includes: ['delivery'] } } },
      'solutions.ecommerce.includes: "delivery" is no key of addOns',
    ],
    [
      'one key for a solution and a custom build',
      { ...card, custom: { ...custom, ecommerce: website } },
      'custom.ecommerce: is the key of a solution too',
    ],
    [
      'a base that includes more than the most',
      { ...card, custom: { ...custom, website: { ...website, included: 60 } } },
      'custom.website.included: is more than max',
    ],
    ['a default that is not offered', { ...card, defaultDuration: 9 }, 'defaultDuration: '],
    [
      'a smallest total above the largest',
      { ...card, limits: { ...card.limits, minTotalCents: 200_000_000 } },
      'limits.minTotalCents: ',
    ],
    ['a range upside down', { ...card, range: { ...card.range, lowBps: 13_000 } }, 'range.lowBps: '],
    [
      'a further payment provider without a first one to sell',
      { ...card, solutions: {}, addOns: { 'payments-extra': { hours: 5, label: 'Further' } } },
      'addOns.payments-extra: needs payments-first',
    ],
    ['no card at all', undefined, 'rate card: '],
  ])('%s is refused with its place', (_, input, start) => {
    const message = rateCardSchema.safeParse(input).error?.issues[0]?.message
    expect(message?.slice(0, start.length)).toBe(start)
  })

  test('an included add-on named like a property of every object is unknown', () => {
    const input = { ...card, solutions: { ecommerce: { ...ecommerce, includes: ['constructor'] } } }
    expect(rateCardSchema.safeParse(input).success).toBe(false)
  })
})
