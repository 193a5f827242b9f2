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

test('in force is the newest list whose day has come; next year’s waits until its day', () => {
  expect(versionsOn('2027-02-28')).toEqual([['2026-11-20'], [], ['2027-04-01', '2027-03-01']])
  expect(versionsOn('2027-03-01')).toEqual([['2027-03-01'], ['2026-11-20'], ['2027-04-01']])
  expect(versionsOn('2027-04-01')).toEqual([['2027-04-01'], ['2027-03-01', '2026-11-20'], []])
})

test('of two lists of one day the second is in force, and the first keeps its links', () => {
  const second = { ...march, version: '2027-03-01.2' }
  const all = { '2027-03-01.2.json': second, '2027-03-01.json': march, '2026-11-20.json': card }
  const { today, earlier } = gatherRateCards(second, all, lastVersionOn('2027-03-01'))
  expect(gatherRateCards(second, all, '2027-03-01').today).toEqual(march) // a build with the first
  expect([today, ...earlier].map(({ version }) => version)).toEqual([
    '2027-03-01.2',
    '2027-03-01',
    '2026-11-20',
  ])
})

test('before the day of the first list there is no other', () => {
  expect(versionsOn('2026-11-19')[0]).toEqual(['2026-11-20'])
})

test('a wrong file is named with each of its faults', () => {
  expect(() => gatherRateCards(april, { ...files, 'old.json': card }, '2027-04-01')).toThrow(
    'content/ratecards/old.json',
  )
  const broken = { ...card, hourlyRateCents: -1, durations: [48] }
  expect(() => gatherRateCards(april, { ...files, '2026-11-20.json': broken }, '2027-04-01')).toThrow(
    /2026-11-20\.json is not right:\n {2}hourlyRateCents: .*\n {2}durations\.0: /,
  )
})

test('prices that were changed under the day of a list, or without a copy, are refused with what to do', () => {
  const dearer = { ...april, hourlyRateCents: 75_000 }
  expect(() => gatherRateCards(dearer, files, '2027-04-01')).toThrow(
    'content/ratecard.json and content/ratecards/2027-04-01.json differ',
  )
  expect(() => gatherRateCards({ ...april, version: '2027-05-01' }, files, '2027-04-01')).toThrow(
    'content/ratecards/2027-05-01.json is missing: copy content/ratecard.json there',
  )
})
