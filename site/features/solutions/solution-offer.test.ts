import { expect, test } from 'vitest'
import calculator from '../../../content/calculator.json' with { type: 'json' }
import solutions from '../../../content/solutions.json' with { type: 'json' }
import { parseContentFile } from '../../../domain/content/content.ts'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { calculatorChoices } from './solution-offer.ts'

const words = parseContentFile('calculator', calculator)
const USUAL = { usualMonths: 12, query: '' }
const withWhatsapp = () => {
  const [ecommerce] = parseContentFile('solutions', solutions)
  if (!ecommerce) throw new Error('no solution')
  return { ...ecommerce, offeredExtras: ['whatsapp'] }
}

test('a solution offers the designs with their surcharges, the durations for everyone, and its extras', () => {
  const { designs, months, extras } = calculatorChoices(withWhatsapp(), words, card, USUAL)
  expect(designs.map(({ addsCents }) => addsCents)).toEqual([0, 672_800, 1_569_800])
  expect(months).toEqual([3, 6, 12, 18, 24])
  expect(extras).toEqual([
    { key: 'whatsapp', label: 'WhatsApp order and reminder messages', addsCents: 828_000 },
  ])
})

test.each(['courier', 'spaceship'])('an extra that cannot be added, %s, stops the build', (key) => {
  expect(() => calculatorChoices({ ...withWhatsapp(), offeredExtras: [key] }, words, card, USUAL)).toThrow(
    `ecommerce: offeredExtras: "${key}"`,
  )
})

test.each([
  ['', { months: 12, design: 'template', extras: [] }],
  ['months=18&design=custom&extras=whatsapp', { months: 18, design: 'custom', extras: ['whatsapp'] }],
  ['months=17&design=none', { months: 12, design: 'template', extras: [] }],
])('of the returned plan "%s", the choices that the page offers are selected', (query, chosen) => {
  expect(calculatorChoices(withWhatsapp(), words, card, { ...USUAL, query }).chosen).toEqual(chosen)
})
