import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../../pricing/rate-card.fixture.ts'
import type { RateCards } from '../../pricing/rate-cards.ts'
import { type PlanState, writePlanQuery } from './plan-query.ts'
import { quoteReference, validitySentence } from './quote-reference.ts'
import { readPlanQuery } from './read-plan-query.ts'

const state: PlanState = {
  version: card.version,
  payer: 'organisation',
  months: 24,
  lumpSumCents: 0,
  completed: '2027-02-10',
  payDay: 25,
  choices: {
    need: 'ecommerce',
    design: 'tailored',
    extras: [
      { key: 'whatsapp', quantity: 1 },
      { key: 'payments-extra', quantity: 1 },
    ],
  },
}

const referenceOf = (plan: PlanState) => quoteReference(writePlanQuery(plan, card, '2026-11-21'))

test('the same choices have the same reference at any time', () => {
  expect(referenceOf(state)).toMatchInlineSnapshot(`"EST-7JJX-24"`)
})

test('a reference has four characters without vowels, 0 or 1, then the months', () => {
  for (let months = 3; months <= 36; months += 1)
    expect(referenceOf({ ...state, months })).toMatch(new RegExp(`^EST-[2-9CDFGHJKMNPQRTVWX]{4}-${months}$`))
})

test('the order of the extras, the payer and the completion date do not change the reference', () => {
  const extras = state.choices.extras.toReversed()
  const other: PlanState = {
    ...state,
    payer: 'person',
    completed: '2027-02-11',
    choices: { ...state.choices, extras },
  }
  expect(referenceOf(other)).toBe(referenceOf(state))
})

test('every other choice changes the reference', () => {
  const others: Array<PlanState> = [
    { ...state, version: '2027-03-01' },
    { ...state, payDay: 'last' },
    { ...state, lumpSumCents: 100 },
    { ...state, choices: { ...state.choices, design: 'custom' } },
    { ...state, choices: { ...state.choices, extras: [] } },
    { ...state, choices: { ...state.choices, need: 'church-app' } },
  ]
  const references = [state, ...others].map(referenceOf)
  expect(new Set(references).size).toBe(7)
})

const ON = '2026-11-21'

test('an estimate is valid for 30 days from its first calculation', () => {
  expect(validityOf(`need=website&on=${ON}`, '2026-12-21')).toBe(
    'Worked out on 21 November 2026, valid for 30 days, until 21 December 2026, unless our price list changes first.',
  )
})

test('an estimate expires after its 30 days', () => {
  expect(validityOf(`need=website&on=${ON}`, '2026-12-22')).toBe(
    'Worked out on 21 November 2026. It was valid for 30 days, until 21 December 2026.',
  )
})

test('an estimate without a day counts from today', () => {
  expect(validityOf('need=website', ON)).toMatch(/^Worked out on 21 November 2026, valid/)
})

test('an estimate from an older price list has expired, however recent it is', () => {
  const march = { ...card, version: '2027-03-01' }
  const june = { ...card, version: '2027-06-01' }
  const cards: RateCards = { today: june, earlier: [march, card] }
  const query = `v=${card.version}&need=website&on=2027-06-01`
  expect(validityOf(query, '2027-06-02', cards)).toBe(
    'Worked out on 1 June 2027. Its prices have not held since 1 March 2027.',
  )
})

function validityOf(query: string, today: string, cards: RateCards = { today: card, earlier: [] }): string {
  return validitySentence(readPlanQuery(new URLSearchParams(query), cards, today), today)
}
