import { expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../../pricing/rate-card.fixture.ts'
import type { RateCards } from '../../pricing/rate-cards.ts'
import { readPlanQuery } from './read-plan-query.ts'
import { validitySentence } from './validity.ts'

const ON = '2026-11-21'

test('an estimate is valid for 30 days from the day it was first worked out', () => {
  expect(validityOf(`need=website&on=${ON}`, '2026-12-21')).toBe(
    'Worked out on 21 November 2026, valid for 30 days, until 21 December 2026, unless our price list changes first.',
  )
})

test('on the day after them it says that they are over', () => {
  expect(validityOf(`need=website&on=${ON}`, '2026-12-22')).toBe(
    'Worked out on 21 November 2026. It was valid for 30 days, until 21 December 2026.',
  )
})

test('what is kept today is worked out today', () => {
  expect(validityOf('need=website', ON)).toMatch(/^Worked out on 21 November 2026, valid/)
})

test('an older price list has no validity left, however young the estimate', () => {
  const march = { ...card, version: '2027-03-01' }
  const june = { ...card, version: '2027-06-01' }
  const cards: RateCards = { today: june, earlier: [march, card] }
  const query = `v=${card.version}&need=website&on=2027-06-01`
  expect(validityOf(query, '2027-06-02', cards)).toBe(
    'Worked out on 1 June 2027. Its prices have not held since 1 March 2027.',
  )
})

function validityOf(query: string, today: string, cards: RateCards = { today: card, earlier: [] }): string {
  return validitySentence(readPlanQuery(new URLSearchParams(query), cards, today), today)
}
