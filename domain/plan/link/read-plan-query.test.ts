import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimate as estimateOf } from '../../pricing/estimate.ts'
import { rateCardOfNovember2026 as card } from '../../pricing/rate-card.fixture.ts'
import type { RateCards } from '../../pricing/rate-cards.ts'
import { planFromRateCard } from '../offer.ts'
import { totalFault } from '../plan-limits.ts'
import { PLAN_PARAMETERS, writePlanQuery } from './plan-query.ts'
import { payDayName, readPlanQuery } from './read-plan-query.ts'

const today = '2026-11-20'
const cards: RateCards = { today: card, earlier: [] }
const dearer = { ...card, version: '2027-03-01', hourlyRateCents: 80_000 }

describe('an empty query', () => {
  test('is the first solution over the usual months, complete after its build days', () => {
    const { state, changes, isCompletionChosen } = read('')
    expect(state).toEqual({
      version: '2026-11-20',
      payer: 'person',
      months: 12,
      lumpSumCents: 0,
      completed: '2026-12-01',
      payDay: 1,
      choices: { need: 'ecommerce', design: 'template', extras: [] },
    })
    expect([changes, isCompletionChosen]).toEqual([[], false])
    expect(read('').calculatedOn).toBe(today)
  })

  test('empty fields of a form sent without script count as absent', () => {
    const empty = PLAN_PARAMETERS.map((name) => `${name}=`).join('&')
    expect(read(`${empty}&extras-language=0&extras-copywriting=`)).toEqual(read(''))
  })
})

describe('a complete link', () => {
  const link =
    'v=2026-11-20&need=ecommerce&design=tailored&extras=payments-extra,whatsapp,offline' +
    '&months=24&completed=2027-02-10&payDay=25&on=2026-11-20'

  test('is written back unchanged', () => {
    const { changes, query } = read(link)
    expect([changes, query]).toEqual([[], link])
  })

  test('defaults of the price list are not written', () => {
    const { query } = read('need=website&units=5&design=template&payer=organisation&payDay=1&lumpSum=0')
    expect(query).toBe('v=2026-11-20&need=website&months=12&completed=2026-12-04&on=2026-11-20')
  })

  test.each([
    ['need=website', 'person'],
    ['need=website&months=36', 'organisation'],
    ['v=2026-11-20&need=website&months=24', 'organisation'],
    ['v=2026-11-20&need=website&months=24&payer=person', 'person'],
  ])('from %s the payer is read as %s, which the written link keeps', (link, payer) => {
    const { state, query, changes } = read(link)
    expect([state.payer, changes]).toEqual([payer, []])
    expect(read(query).state.payer).toBe(payer)
  })

  test.each([
    ['R10 000,00', 1_000_000, '10000'],
    ['10,000.50', 1_000_050, '10000.50'],
    ['R\u00a010\u00a0000,05', 1_000_005, '10000.05'],
  ])('a lump sum typed as %s is read and written plainly', (typed, cents, written) => {
    const { state, changes, query } = read(`lumpSum=${encodeURIComponent(typed)}`)
    expect([state.lumpSumCents, changes]).toEqual([cents, []])
    expect(query).toContain(`lumpSum=${written}`)
  })

  test('a form sent without script lists extras one by one, with separate quantities', () => {
    const { state, changes } = read('need=church-app&extras=import&extras=brand-starter&extras-language=2')
    expect(state.choices.extras).toEqual([
      { key: 'import', quantity: 1 },
      { key: 'brand-starter', quantity: 1 },
      { key: 'language', quantity: 2 },
    ])
    expect(changes).toEqual([])
  })

  test('unknown parameters are ignored without a word', () => {
    const added = 'utm_source fbclid gbraid wbraid ttclid dclid igsh _gl srsltid v_id next-year x'.split(' ')
    expect(read(`need=ecommerce&${added.join('=1&')}=1`).changes).toEqual([])
  })

  test.each(['month=6', 'Months=6', 'pay_day=25', 'lumpsum=2000', 'unit=5', 'cut-off=yes'])(
    'a choice that cannot be read is among the changes: %s',
    (parameter) => {
      expect(read(`need=ecommerce&${parameter}`).changes).toEqual([
        'Part of the link was not understood and was left out.',
      ])
    },
  )
})

test.each<[rule: string, query: string, day: string, notes: Array<unknown>]>([
  ['stays in its link', 'on=2026-10-01', '2026-10-01', []],
  ['is never later than today', 'on=2027-10-01', today, []],
  ['is today if the price list no longer exists', 'v=2020-01-01&on=2026-10-01', today, [expect.any(String)]],
  [
    'is today if it is invalid, with a note',
    'on=2026-02-30',
    today,
    ['The day on which the plan was worked out could not be read. It counts from today.'],
  ],
])('the day of the first calculation %s', (_rule, link, day, notes) => {
  const { query, calculatedOn, changes } = read(`need=website&${link}`)
  expect([calculatedOn, query, changes]).toEqual([
    day,
    expect.stringMatching(new RegExp(`&on=${day}$`)),
    notes,
  ])
})

describe('a link from an older price list', () => {
  const later: RateCards = { today: dearer, earlier: [card] }

  test('keeps its prices and links to today’s', () => {
    const { estimate, priceChange, changes } = readPlanQuery(
      new URLSearchParams('v=2026-11-20&need=ecommerce&months=24&completed=2027-02-10'),
      later,
      '2027-03-02',
    )
    expect(estimate.totalCents).toBe(4_485_000)
    expect(changes).toEqual([])
    expect(priceChange?.changedOn).toBe('2027-03-01')
    expect(priceChange?.todayQuery).not.toContain('on=')
    const now = readPlanQuery(new URLSearchParams(priceChange?.todayQuery), later, '2027-03-02')
    expect(now.estimate.totalCents).toBe(5_200_000)
    expect(now.priceChange).toBeNull()
  })

  test('without a version has today’s prices', () => {
    expect(readPlanQuery(new URLSearchParams(), later, '2027-03-02').state.version).toBe('2027-03-01')
  })
})

describe('for any address', () => {
  const names = fc.oneof(fc.constantFrom(...PLAN_PARAMETERS, 'extras-language', '__proto__'), fc.string())
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom(...Object.keys(card.addOns), ...Object.keys(card.solutions), ...Object.keys(card.custom)),
    fc.constantFrom(...'1e9 -1 0 36 person last 2027-02-30 44.850 payments-extra:3 NaN'.split(' ')),
    fc.integer().map(String),
  )

  test('the plan adds up, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { maxLength: 14 }), (entries) => {
        const {
          state,
          card: used,
          estimate,
          plan,
          query,
          calculatedOn,
        } = readPlanQuery(new URLSearchParams(entries), cards, today)
        const sum = estimateOf(state.choices, used)
        expect(estimate).toEqual(sum)
        expect(plan).toEqual(planFromRateCard(sum.totalCents, state, used))
        expect(query).toBe(writePlanQuery(state, used, calculatedOn))
        expect(calculatedOn <= today).toBe(true)
        const paid = plan.schedule.reduce((sum, { amountCents }) => sum + amountCents, plan.lumpSumCents)
        expect(paid).toBe(estimate.totalCents)
        expect(plan.schedule.at(-1)?.balanceCents).toBe(0)
        expect(plan.eachCents).toBeGreaterThanOrEqual(card.limits.minInstalmentCents)
        expect(totalFault(estimate.totalCents, card)).toBeNull()

        const again = readPlanQuery(new URLSearchParams(query), cards, today)
        expect(again.state.choices.extras).toEqual(state.choices.extras)
        expect(JSON.stringify([again.estimate, again.plan])).toBe(JSON.stringify([estimate, plan]))
        expect(again.changes).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

test('pay days are named like their buttons', () => {
  expect(card.payDays.map(payDayName)).toEqual(['1st', '15th', '25th', 'last day'])
})

function read(query: string) {
  return readPlanQuery(new URLSearchParams(query), cards, today)
}
