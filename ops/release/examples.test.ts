import { expect, test } from 'vitest'
import otherCosts from '../../content/other-costs.json' with { type: 'json' }
import { type ContentFiles, parseContentFile } from '../../domain/content/content.ts'
import { remainingExamples } from './examples.ts'

const company = {
  tradingName: { value: 'Karoo' },
  phone: { value: '082 123 4567', example: true as const },
  social: [],
}
const costs = parseContentFile('other-costs', otherCosts)
const rate = { cents: 17_50, on: '2026-11-20' }

test('facts, people and the dollar rate are examples until the owner replaces them', () => {
  const example = true as const
  const thandi = { id: 'thandi', name: 'Thandi Nkosi', role: 'Founder', sentence: 'Reads it.' }
  const remaining = (people: ContentFiles['people'], dollarRate: ContentFiles['other-costs']['dollarRate']) =>
    remainingExamples({ company, people, 'other-costs': { ...costs, dollarRate } })
  expect(remaining([thandi, { ...thandi, example }], { ...rate, example })).toEqual([
    'company.json: phone',
    'people.json: Thandi Nkosi',
    'other-costs.json: dollarRate',
  ])
  expect(remaining([thandi], rate)).toEqual(['company.json: phone'])
})
