import { expect, test } from 'vitest'
import { remainingExamples } from './examples.ts'

const company = {
  tradingName: { value: 'Karoo' },
  phone: { value: '082 123 4567', example: true as const },
  social: [],
}
const rate = { cents: 17_50, on: '2026-11-20' }

test('the dollar rate is an example until the owner replaces it by a dated one', () => {
  expect(remainingExamples(company, { dollarRate: { ...rate, example: true } })).toEqual([
    'company.json: phone',
    'other-costs.json: dollarRate',
  ])
  expect(remainingExamples(company, { dollarRate: rate })).toEqual(['company.json: phone'])
})
