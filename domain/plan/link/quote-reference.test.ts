import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../../pricing/rate-card.fixture.ts'
import type { PlanState } from './plan-query.ts'
import { quoteReference } from './quote-reference.ts'

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

test('the same choices have the same reference, today and in years', () => {
  expect(quoteReference(state, card)).toBe(quoteReference(structuredClone(state), card))
  expect(quoteReference(state, card)).toMatchInlineSnapshot(`"EST-7JJX-24"`)
})

test('it is four letters or digits that cannot be misheard as vowels, 0 or 1, then the months', () => {
  for (let months = 3; months <= 36; months += 1)
    expect(quoteReference({ ...state, months }, card)).toMatch(
      new RegExp(`^EST-[2-9CDFGHJKMNPQRTVWX]{4}-${months}$`),
    )
})

test('neither the order of the extras, nor who pays, nor the day of completion changes it', () => {
  const extras = state.choices.extras.toReversed()
  const other: PlanState = {
    ...state,
    payer: 'person',
    completed: '2027-02-11',
    choices: { ...state.choices, extras },
  }
  expect(quoteReference(other, card)).toBe(quoteReference(state, card))
})

test('every other choice changes it', () => {
  const others: Array<PlanState> = [
    { ...state, version: '2027-03-01' },
    { ...state, payDay: 'last' },
    { ...state, lumpSumCents: 100 },
    { ...state, choices: { ...state.choices, design: 'custom' } },
    { ...state, choices: { ...state.choices, extras: [] } },
    { ...state, choices: { ...state.choices, need: 'church-app' } },
  ]
  const references = [state, ...others].map((each) => quoteReference(each, card))
  expect(new Set(references).size).toBe(7)
})
