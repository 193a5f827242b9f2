import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRand } from '../money/money.ts'
import { type Choices, type Estimate, estimate } from './estimate.ts'
import { rateCardOfNovember2026 as card } from './rate-card.fixture.ts'
import { choicesSchema } from './schemas.ts'

const plainStore: Choices = { need: 'ecommerce', design: 'template', extras: [] }

test('worked example D of docs/domain.md 4.6 has a line for each choice: base, units, design without extras, extras', () => {
  const extras = [{ key: 'copywriting', quantity: 12 }, ...once('brand-starter')]
  const result = estimate({ need: 'website', units: 12, design: 'custom', extras }, card)
  expect(printed(result)).toEqual([
    'website: base (5 pages) | 20 | R 13 800,00',
    '7 extra pages | 14 | R 9 660,00',
    'custom design (+35%) | 0 | R 8 211,00',
    'Copywriting, per page × 12 | 18 | R 12 420,00',
    'Logo and colour starter | 12 | R 8 280,00',
  ])
  expect([result.lowCents, result.highCents, result.buildDays]).toEqual([4_710_000, 6_280_000, 10])
})

test('an included extra is a line of zero', () => {
  const result = estimate({ ...plainStore, extras: once('courier') }, card)
  expect(result.lines[1]).toEqual({
    key: 'courier',
    label: 'Courier rates and waybills',
    hours: 0,
    amountCents: 0,
  })
  expect(result.totalCents).toBe(4_485_000)
})

test('fewer pages than the base includes cost the base', () => {
  const website: Choices = { ...plainStore, need: 'website' }
  expect(estimate({ ...website, units: 1 }, card)).toEqual(estimate(website, card))
})

test('a single further unit is in the singular', () => {
  const lines = estimate({ ...plainStore, need: 'machine-learning', units: 2 }, card).lines
  expect(lines.map(({ label }) => label)).toEqual(['machine-learning: base (1 model)', '1 extra model'])
})

test('a fixed price is charged without hours, and the other prices by the hour', () => {
  const { ecommerce } = card.solutions
  const { website } = card.custom
  if (!ecommerce || !website) throw new Error('The card has no shop or website')
  const fixed = {
    ...card,
    solutions: { ecommerce: { ...ecommerce, base: { cents: 990_000 } } },
    custom: { website: { ...website, further: { cents: 99_999 } } },
    addOns: { ...card.addOns, language: { price: { cents: 12_345 }, label: 'Language', qtyMax: 11 } },
  }
  const extras = [{ key: 'language', quantity: 3 }, ...once('whatsapp')]
  expect(printed(estimate({ ...plainStore, design: 'tailored', extras }, fixed))).toEqual([
    'ecommerce: white-label base | 0 | R 9 900,00',
    'tailored design (+15%) | 0 | R 1 485,00',
    'Language × 3 | 0 | R 370,35',
    'WhatsApp order and reminder messages | 12 | R 8 280,00',
  ])
  expect(printed(estimate({ ...plainStore, need: 'website', units: 8 }, fixed))).toEqual([
    'website: base (5 pages) | 20 | R 13 800,00',
    '3 extra pages | 0 | R 2 999,97',
  ])
})

test('an agency that is not registered charges no VAT', () => {
  const unregistered = { ...card, vat: { registered: false, rateBps: 1_500 } }
  expect(estimate(plainStore, unregistered)).toMatchObject({ totalCents: 4_485_000, vatCents: 0 })
})

test('24 hours, a day of the team, take one day, despite floating-point sums; more take another', () => {
  const addOns = {
    one: { price: { hours: 16.1 }, label: 'One' },
    two: { price: { hours: 7.8 }, label: 'Two' },
  }
  const daysFor = (hours: number) => {
    const tiny = { base: { hours }, topOfRangeHours: 1, buildDays: 1, includes: [] }
    const choices: Choices = { need: 'tiny', design: 'template', extras: once('one', 'two') }
    return estimate(choices, { ...card, solutions: { tiny }, addOns }).buildDays
  }
  expect([0.1, 0.2].map(daysFor)).toEqual([1, 2])
})

test.each<[string, Partial<Choices>, string]>([
  ['an unknown need', { need: 'spaceship' }, 'spaceship'],
  ['a need named like a property of every object', { need: 'constructor' }, 'constructor'],
  ['an unknown extra', { extras: once('jetpack') }, 'jetpack'],
  ['an extra twice', { extras: once('import', 'import') }, 'import is chosen twice'],
  ['more than the limit', { extras: [{ key: 'language', quantity: 12 }] }, 'language: quantity'],
  ['none of an extra', { extras: [{ key: 'import', quantity: 0 }] }, 'import: quantity'],
  ['units of a solution', { units: 5 }, 'ecommerce is a solution'],
  ['pages that are no number', { need: 'website', units: Number.NaN }, 'website: units'],
  [
    'a further payment provider without a first',
    { need: 'website', extras: once('payments-extra') },
    'payments-extra',
  ],
])('%s cannot be priced, and is refused by name', (_, change, name) => {
  const attempt = () => estimate({ ...plainStore, ...change }, card)
  expect(attempt).toThrow(RangeError)
  expect(attempt).toThrow(name)
})

test('another payment provider is allowed with a chosen first one, in either order', () => {
  const extras = once('payments-extra', 'payments-first')
  expect(estimate({ ...plainStore, need: 'website', extras }, card).totalCents).toBe(2_415_000)
})

test('the schema refuses zero units, empty keys, and unknown values or fields', () => {
  expect(choicesSchema.safeParse(plainStore).success).toBe(true)
  for (const wrong of [{ units: 0 }, { design: 'gold' }, { need: '' }, { name: 'T' }, { extras: once('') }])
    expect(choicesSchema.safeParse({ ...plainStore, ...wrong }).success).toBe(false)
})

test('a solution’s total is the sum of its lines and both ends of its range, for any choices', () => {
  const extras = fc.uniqueArray(
    fc
      .constantFrom(...Object.entries(card.addOns))
      .chain(([key, { qtyMax = 1 }]) =>
        fc.record({ key: fc.constant(key), quantity: fc.integer({ min: 1, max: qtyMax }) }),
      ),
    { selector: ({ key }) => key },
  )
  const need = fc.constantFrom('ecommerce', 'food-delivery', 'church-app')
  const design = fc.constantFrom('template' as const, 'tailored' as const, 'custom' as const)
  fc.assert(
    fc.property(fc.record({ need, design, extras }), (choices) => {
      const result = estimate(choices, card)
      expect(result.lines.reduce((cents, { amountCents }) => cents + amountCents, 0)).toBe(result.totalCents)
      expect(result.totalCents % 100).toBe(0)
      expect([result.lowCents, result.highCents]).toEqual([result.totalCents, result.totalCents])
    }),
    { numRuns: 3_000 },
  )
})

function once(...keys: Array<string>): Choices['extras'] {
  return keys.map((key) => ({ key, quantity: 1 }))
}

function printed({ lines }: Estimate): Array<string> {
  return lines.map(({ label, hours, amountCents }) =>
    `${label} | ${hours} | ${formatRand(amountCents)}`.replaceAll('\u00a0', ' '),
  )
}
