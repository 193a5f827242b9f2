import { expect, test } from 'vitest'
import { lastVersionOn } from '../pricing/list-version.ts'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { gatherRateCards } from './rate-card-files.ts'

const march = { ...card, version: '2027-03-01', hourlyRateCents: 70_000 }
const april = { ...card, version: '2027-04-01', vat: { registered: true, rateBps: 1_600 } }
const files = { '2026-11-20.json': card, '2027-04-01.json': april, '2027-03-01.json': march }
const versionsOn = (day: string) => {
  const { today, earlier, coming } = gatherRateCards(april, files, lastVersionOn(day))
  return [today, earlier, coming].map((cards) => [cards].flat().map(({ version }) => version))
}

test('the newest list whose day has come is in force; later lists wait for theirs', () => {
  expect(versionsOn('2027-02-28')).toEqual([['2026-11-20'], [], ['2027-04-01', '2027-03-01']])
  expect(versionsOn('2027-03-01')).toEqual([['2027-03-01'], ['2026-11-20'], ['2027-04-01']])
  expect(versionsOn('2027-04-01')).toEqual([['2027-04-01'], ['2027-03-01', '2026-11-20'], []])
})

test('of two lists of one day the second is in force, and links to the first stay valid', () => {
  const second = { ...march, version: '2027-03-01.2' }
  const all = { '2027-03-01.2.json': second, '2027-03-01.json': march, '2026-11-20.json': card }
  const { today, earlier } = gatherRateCards(second, all, lastVersionOn('2027-03-01'))
  expect(gatherRateCards(second, all, '2027-03-01').today).toEqual(march) // a site built with the first
  expect([today, ...earlier].map(({ version }) => version)).toEqual([
    '2027-03-01.2',
    '2027-03-01',
    '2026-11-20',
  ])
})

test('before the day of the first list, the first one is in force', () => {
  expect(versionsOn('2026-11-19')[0]).toEqual(['2026-11-20'])
})

test('an invalid file is reported with all its faults', () => {
  expect(() => gatherRateCards(april, { ...files, 'old.json': card }, '2027-04-01')).toThrow(
    'content/ratecards/old.json',
  )
  const broken = { ...card, hourlyRateCents: -1, durations: [48] }
  expect(() => gatherRateCards(april, { ...files, '2026-11-20.json': broken }, '2027-04-01')).toThrow(
    /2026-11-20\.json is not right:\n {2}hourlyRateCents: .*\n {2}durations\.0: /,
  )
})

test('edited prices of a dated list, or a list without a copy, are refused with what to do', () => {
  const dearer = { ...april, hourlyRateCents: 75_000 }
  expect(() => gatherRateCards(dearer, files, '2027-04-01')).toThrow(
    'content/ratecard.json and content/ratecards/2027-04-01.json differ',
  )
  expect(() => gatherRateCards({ ...april, version: '2027-05-01' }, files, '2027-04-01')).toThrow(
    'content/ratecards/2027-05-01.json is missing: copy content/ratecard.json there',
  )
})
