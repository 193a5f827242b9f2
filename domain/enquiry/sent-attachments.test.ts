import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NAME_MAX_CHARS } from '../brand/name.ts'
import { QUERY_MAX_CHARS } from '../plan/link/plan-query.ts'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import type { RateCards } from '../pricing/rate-cards.ts'
import { checkSentPlan, readSentBrand, readSentPlan } from './sent-attachments.ts'

const today = '2026-11-21'
const earlier = { ...card, version: '2026-08-01', hourlyRateCents: 60_000 }
const cards: RateCards = { today: card, earlier: [earlier] }
const EXAMPLE_B =
  'v=2026-11-20&need=ecommerce&design=tailored&extras=payments-extra,whatsapp,offline' +
  '&months=24&completed=2027-02-10&payDay=25'

describe('a submitted plan', () => {
  test('is calculated again: its card, its choices, its total in cents, its months', () => {
    expect(checkSentPlan(EXAMPLE_B, cards, today)).toEqual({
      extras: [
        'Each further payment provider',
        'WhatsApp order and reminder messages',
        'Works when the signal drops',
      ],
      payments: 'R\u00a03\u00a0212,83 a month for\u00a024\u00a0months (the\u00a0last R\u00a03\u00a0212,91)',
      query: `${EXAMPLE_B}&on=${today}`,
      estimate: {
        version: '2026-11-20',
        choices: {
          need: 'ecommerce',
          design: 'tailored',
          extras: ['payments-extra', 'whatsapp', 'offline'].map((key) => ({ key, quantity: 1 })),
        },
        total: 7_710_800,
        months: 24,
      },
    })
  })

  test('with an older price list keeps its price', () => {
    const sent = checkSentPlan('v=2026-08-01&need=website&units=7&months=6', cards, today)
    expect(sent?.estimate).toMatchObject({ version: '2026-08-01', choices: { units: 7 }, total: 1_440_000 })
  })

  test.each([
    ['names no product', 'months=12'],
    ['has to be corrected', `${EXAMPLE_B}&units=3`],
    ['names an unknown price list', 'v=2020-01-01&need=ecommerce'],
    ['has an ambiguous amount', 'need=ecommerce&lumpSum=10.000'],
    ['is longer than any of ours', `need=ecommerce${'&utm_x=a'.repeat(QUERY_MAX_CHARS / 8)}`],
    ['is not a query', '\0\ud800%%%'],
  ])('that %s is refused', (_why, text) => {
    expect(checkSentPlan(text, cards, today)).toBeNull()
  })
})

test('for the form a plan is read as leniently as in the calculator, and its corrections are listed', () => {
  const plan = readSentPlan('need=church-app&months=99&payer=person&completed=2027-01-31', cards, today)
  expect(plan?.query).toBe(
    'v=2026-11-20&need=church-app&payer=person&months=24&completed=2027-01-31&on=2026-11-21',
  )
  expect(plan?.changes).toEqual([expect.stringContaining('24 months')])
  expect(checkSentPlan(plan?.query ?? '', cards, today)?.estimate).toMatchObject({
    total: 4_830_000,
    months: 24,
  })
})

const PRODUCTS = ['ecommerce', 'church-app']

describe('a submitted brand', () => {
  test('is stored as its canonical query', () => {
    expect(readSentBrand('for=ecommerce&utm_x=1&colour=%231F6F54&name=+Thandi’s++Kitchen', PRODUCTS)).toEqual(
      {
        brand: { name: 'Thandi’s Kitchen', colour: '#1f6f54', product: 'ecommerce' },
        query: 'name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce',
      },
    )
  })

  test('loses only its invalid parts', () => {
    expect(readSentBrand('name=Thandi&colour=nice&for=spaceship', PRODUCTS)?.query).toBe('name=Thandi')
    expect(readSentBrand('name=%00%E2%80%AE&colour=fc0', PRODUCTS)?.query).toBe('colour=ffcc00')
    expect(readSentBrand('for=church-app', PRODUCTS)?.brand).toMatchObject({ name: '', colour: null })
  })

  test('has its name as displayed: truncated after 60 characters, with markup as text', () => {
    expect(readSentBrand(`name=${'a'.repeat(99)}`, PRODUCTS)?.brand.name).toBe('a'.repeat(NAME_MAX_CHARS))
    expect(readSentBrand('name=<b>"Thandi"</b>', PRODUCTS)?.brand.name).toBe('<b>"Thandi"</b>')
  })

  test.each([
    ['is empty', ''],
    ['names no brand', 'need=website&months=12'],
    ['has a name without a visible character', 'name=%00%01+&for=constructor'],
    ['is longer than any of ours', `name=Thandi${'&utm_x=a'.repeat(QUERY_MAX_CHARS / 8)}`],
    ['is not a query', '\0\ud800%%%'],
  ])('that %s is ignored', (_why, text) => {
    expect(readSentBrand(text, PRODUCTS)).toBeNull()
  })

  test('for any input, the stored query is valid, and reading it again changes nothing', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(text, text, (name, otherParams) => {
        const sent = readSentBrand(`name=${encodeURIComponent(name.toWellFormed())}&${otherParams}`, PRODUCTS)
        if (!sent) return
        expect(sent.query).toMatch(/^[!-~]+$/)
        expect(readSentBrand(sent.query, PRODUCTS)).toEqual(sent)
      }),
    )
  })
})
