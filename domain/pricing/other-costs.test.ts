import { expect, test } from 'vitest'
import { baseChoices } from '../plan/offer.ts'
import { otherCostsFor } from './other-costs.ts'
import { rateCardOfNovember2026 as card } from './rate-card.fixture.ts'

const COSTS = [
  { title: 'A domain', price: 'R 80 to R 300', unit: 'a year' },
  {
    title: 'A payment provider',
    countedTitle: '{Count} payment providers',
    price: 'About 3%',
    extras: ['payments-first', 'payments-extra'],
  },
  { title: 'Cameras and routers', price: 'At shop price', needs: ['live-camera'] },
]

const titles = (need: string, extras: Array<{ key: string; quantity: number }> = []) =>
  otherCostsFor({ ...baseChoices(need), extras }, COSTS, card).map(({ title }) => title)

test('a cost is shown beside what needs it: always, by solution, or by an extra that is chosen or contained', () => {
  expect(titles('website')).toEqual(['A domain'])
  expect(titles('live-camera')).toEqual(['A domain', 'Cameras and routers'])
  expect(titles('ecommerce')).toEqual(['A domain', 'A payment provider'])
})

test('providers are counted, the contained one with the further ones', () => {
  expect(titles('ecommerce', [{ key: 'payments-extra', quantity: 2 }])).toEqual([
    'A domain',
    'Three payment providers',
  ])
})
