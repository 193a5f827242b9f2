import { expect, test } from 'vitest'
import { type Choices, estimate } from '../pricing/estimate.ts'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import type { CalculatorWords } from './calculator.ts'
import { calculatorFaults } from './calculator.ts'
import { calculatorNames, extraGroupsOf, plannedWork, visitorLines } from './visitor-lines.ts'

const designs: CalculatorWords['designs'] = {
  template: { title: 'Ready-made', note: 'Your name on our layout' },
  tailored: { title: 'Tailored', note: 'Our layout in your colours' },
  custom: { title: 'Custom', note: 'A layout for you alone' },
}
const words = {
  solutionNote: 'The finished solution',
  builds: Object.keys(card.custom).map((need) => ({
    need,
    title: need === 'website' ? 'Website' : need,
    inSentence: `a ${need}`,
  })),
  designs,
  extraGroups: [{ id: 'all', title: 'All', extras: Object.keys(card.addOns) }],
  extraNotes: { courier: 'Only in what we build' },
}
const names = calculatorNames(words, [
  { url: 'ecommerce', title: 'Ecommerce with admin dashboard', inSentence: 'an online shop' },
])

test('a sentence names what is planned, and counts its extras', () => {
  const extras = ['courier', 'whatsapp'].map((key) => ({ key, quantity: 1 }))
  expect(plannedWork({ need: 'ecommerce', extras: [] }, names)).toBe('an online shop')
  expect(plannedWork({ need: 'website', extras }, names)).toBe('a website with 2 extras')
})

test('a solution, its design and its extras each have a line in a visitor’s words', () => {
  const extras = [
    { key: 'courier', quantity: 1 },
    { key: 'payments-extra', quantity: 2 },
    { key: 'whatsapp', quantity: 1 },
  ]
  expect(linesOf({ need: 'ecommerce', design: 'tailored', extras })).toEqual([
    'Ecommerce with admin dashboard | The finished solution | 65 | 4485000',
    'Tailored design | 15% on the solution, not on the extras | – | 672800',
    'Courier rates and waybills | In the price | 0 | 0',
    'Each further payment provider | 2 × R 3 450,00 | 10 | 690000',
    'WhatsApp order and reminder messages |  | 12 | 828000',
  ])
})

test('a website has a line for the pages in its price, and one for extra pages', () => {
  expect(linesOf({ need: 'website', units: 12, design: 'custom', extras: [] })).toEqual([
    'Website | 5 pages in the price | 20 | 1380000',
    '7 extra pages | R 1 380,00 each | 14 | 966000',
    'Custom design | 35% on the build, not on the extras | – | 821100',
  ])
})

test('extras without a group join the last group, and extras that the card lacks are left out', () => {
  const groups = [
    { title: 'First', extras: ['courier', 'sold-no-more'] },
    { title: 'Gone', extras: ['sold-no-more'] },
    { title: 'Last', extras: ['whatsapp'] },
  ]
  const small = { ...card, addOns: { courier: addOn(), whatsapp: addOn(), import: addOn() } }
  expect(extraGroupsOf(small, groups)).toEqual([
    { title: 'First', extras: ['courier'] },
    { title: 'Last', extras: ['whatsapp', 'import'] },
  ])
})

test('the labels cover exactly the products of the card', () => {
  expect(calculatorFaults(words, card)).toEqual([])
  expect(calculatorFaults({ ...words, extraNotes: { spaceship: 'Flies' } }, card)).toEqual([
    'calculator.json: extraNotes: "spaceship" is not on the rate card',
  ])
  const [website, ...builds] = words.builds
  const unknownBuild = { need: 'spaceship', title: 'Spaceship', inSentence: 'a spaceship' }
  expect(
    website && calculatorFaults({ ...words, builds: [unknownBuild, unknownBuild, ...builds] }, card),
  ).toEqual([
    'calculator.json: builds: "spaceship" is not on the rate card',
    'calculator.json: builds: "spaceship" is not on the rate card',
    'calculator.json: builds: "spaceship" is listed twice',
    'calculator.json: builds: "website" of the rate card is missing',
  ])
})

function linesOf(choices: Choices): Array<string> {
  return visitorLines(estimate(choices, card), choices, card, names).map(
    ({ title, note, hours, amountCents }) =>
      `${title} | ${note ?? ''} | ${hours ?? '–'} | ${amountCents}`.replaceAll('\u00a0', ' '),
  )
}

function addOn() {
  return { price: { hours: 1 }, label: 'One' }
}
