import { describe, expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../../pricing/rate-card.fixture.ts'
import { PLAN_PARAMETERS } from './plan-query.ts'
import { readPlanQuery } from './read-plan-query.ts'

describe('invalid parts are corrected and listed', () => {
  test.each([
    ['need=spaceship', 'need', 'ecommerce', 'do not sell what this link asks for'],
    ['need=ecommerce&units=5', 'units', undefined, 'one price, so its size was left out'],
    ['need=website&units=-3', 'units', 1, 'prices from 1 to 50 pages. You see 1.'],
    ['need=website&units=1000000000', 'units', 50, 'You see 50.'],
    ['need=website&units=1e9', 'units', undefined, 'not a whole number'],
    ['need=machine-learning&units=NaN', 'units', undefined, 'You see what the price includes: 1.'],
    ['design=gold', 'design', 'template', 'The design in the link'],
    ['extras=jetpack', 'extras', [], 'An extra that is not on the price list was left out.'],
    ['extras=jetpack,toString', 'extras', [], 'Two extras that are not'],
    [
      'extras=import,import',
      'extras',
      [{ key: 'import', quantity: 1 }],
      '“Import of your existing records” more than once',
    ],
    ['extras=language:99', 'extras', [{ key: 'language', quantity: 11 }], 'up to 11 times. You see 11.'],
    ['extras=import:2', 'extras', [{ key: 'import', quantity: 1 }], 'can be chosen once. You see 1.'],
    ['extras=language:0', 'extras', [], '“Each further language” was left out'],
    ['extras=language:1:2', 'extras', [], 'was left out'],
  ])('%s', (query, field, expected, sentence) => {
    const { state, changes } = read(query)
    expect(Reflect.get(state.choices, field)).toEqual(expected)
    expect(changes).toHaveLength(1)
    expect(changes[0]).toContain(sentence)
  })

  test.each([
    ['payer=martian', 'payer', 'organisation', 'who is paying'],
    ['months=2', 'months', 3, 'from 3 to 24 months. You see 3.'],
    ['months=99', 'months', 36, 'You see 36.'],
    ['months=12.5', 'months', 12, 'not a whole number. You see 12 months.'],
    ['completed=2027-02-30', 'completed', '2026-12-01', 'is not a date that exists'],
    [
      'completed=2025-11-19',
      'completed',
      '2026-12-01',
      'was more than a year ago. We start with 1 December 2026',
    ],
    ['payDay=7', 'payDay', 1, 'You see the 1st.'],
    ['lumpSum=-500', 'lumpSumCents', 0, 'could not be read'],
    [
      'lumpSum=44850',
      'lumpSumCents',
      4_125_000,
      'R\u00a041\u00a0250,00 when the rest is paid over 12 months',
    ],
    ['months=6&months=9', 'months', 6, 'says “months” more than once'],
    ['v=2020-01-01', 'version', '2026-11-20', 'Prices changed on 20 November 2026'],
    ['v=banana', 'version', '2026-11-20', 'a price list that we do not have'],
    ['v=2099-01-01', 'version', '2026-11-20', 'a price list that we do not have'],
  ])('%s', (query, field, expected, sentence) => {
    const { state, changes } = read(query)
    expect(Reflect.get(state, field)).toEqual(expected)
    expect(changes).toHaveLength(1)
    expect(changes[0]).toContain(sentence)
  })

  test('another payment provider adds the first one', () => {
    const { state, changes } = read('need=website&extras=whatsapp,payments-extra:2')
    expect(state.choices.extras.map(({ key }) => key)).toEqual([
      'payments-first',
      'whatsapp',
      'payments-extra',
    ])
    expect(changes).toEqual([
      'A further payment provider needs a first one, so “Online payments, first provider” was added.',
    ])
  })
})

describe('incompatible choices', () => {
  test('a person who opens a link of 36 months gets 24, with the rest unchanged', () => {
    const { state, changes } = read('need=church-app&extras=language:2&payer=person&months=36&payDay=last')
    expect(state).toMatchObject({ months: 24, payDay: 'last', choices: { need: 'church-app' } })
    expect(state.choices.extras).toEqual([{ key: 'language', quantity: 2 }])
    expect(changes).toEqual([
      '24 months is the longest we offer a person or sole proprietor, so you see 24. Your other choices stay.',
    ])
  })

  test('months are changed for a lump sum that would lower the instalment under R 300,00', () => {
    const { state, changes } = read('need=premium-chat-widget&months=36&lumpSum=2000')
    expect(state).toMatchObject({ months: 34, lumpSumCents: 200_000 })
    expect(changes.map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual([
      '36 months is not offered: the instalment would be R 289,44. The smallest is R 300,00. You see 34 months.',
    ])
    expect(read('need=premium-chat-widget&months=36').changes).toEqual([])
  })

  test('an ambiguous amount causes a question, and is ignored until answered', () => {
    const { state, lumpSumQuestion, changes } = read('lumpSum=44.850')
    expect([state.lumpSumCents, changes]).toEqual([0, []])
    expect(lumpSumQuestion?.ask).toEqual([4_485, 4_485_000])
  })
})

describe('a note about a link', () => {
  const extras = Object.keys(card.addOns)

  test('appears once, however often its cause does', () => {
    expect(read(`need=website&extras=${Array(800).fill('import').join()}`).changes).toEqual([
      'The link names “Import of your existing records” more than once. We use the first.',
    ])
    expect(read(`need=website&extras=${[...extras, ...extras, ...extras]}`).changes).toEqual([
      'The link names several extras more than once. We use the first of each.',
    ])
  })

  test('appears at most once for each extra and parameter, plus five times', () => {
    const wrong = PLAN_PARAMETERS.map((name) => `${name}=x&${name}=x`).join('&')
    const { changes } = read(`${wrong}&x=1&extras=${[...extras, ...extras].map((key) => `${key}:99`)}`)
    expect(changes.length).toBeGreaterThan(extras.length)
    expect(changes.length).toBeLessThanOrEqual(extras.length + PLAN_PARAMETERS.length + 5)
  })
})

function read(query: string) {
  return readPlanQuery(new URLSearchParams(query), { today: card, earlier: [] }, '2026-11-20')
}
