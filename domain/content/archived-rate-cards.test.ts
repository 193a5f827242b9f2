import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { cardOfVersion } from '../pricing/rate-cards.ts'
import { gatherRateCards } from './archived-rate-cards.ts'

const today = { ...card, version: '2027-06-01' }
const march = { ...card, version: '2027-03-01', hourlyRateCents: 70_000 }

test('earlier prices are found by their version, today’s by theirs', () => {
  const files = { '2026-11-20.json': card, '2027-03-01.json': march, '2027-06-01.json': march }
  const cards = gatherRateCards(today, { ...files, '2027-06-01.json': { ...march, version: '2027-06-01' } })
  expect(cards.earlier.map(({ version }) => version)).toEqual(['2027-03-01', '2026-11-20'])
  expect(cardOfVersion(cards, '2027-03-01')?.hourlyRateCents).toBe(70_000)
  expect(cardOfVersion(cards, '2027-06-01')).toBe(today)
  expect(cardOfVersion(cards, '2020-01-01')).toBeUndefined()
})

test('a wrong file is named with each of its faults', () => {
  expect(() => gatherRateCards(today, { 'old.json': card })).toThrow('content/ratecards/old.json')
  const broken = { ...card, hourlyRateCents: -1, durations: [48] }
  expect(() => gatherRateCards(today, { '2026-11-20.json': broken })).toThrow(
    /2026-11-20\.json is not right:\n {2}hourlyRateCents: .*\n {2}durations\.0: /,
  )
})

test('archived prices newer than today’s are refused: content/ratecard.json was not updated', () => {
  expect(() => gatherRateCards(card, { '2027-03-01.json': march })).toThrow(
    'is newer than content/ratecard.json',
  )
})
