import { expect, test } from 'vitest'
import type { Service } from '../../../domain/content/pages.ts'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { serviceOffer } from './offers.ts'

const service: Service = {
  id: 'web',
  title: 'Mobile and web development',
  description: 'All of it.',
  teaser: 'Some of it.',
  tint: 'aloe',
  scene: 'order',
  builds: [
    { need: 'web-app', name: 'a web app of {units} screens' },
    { need: 'website', name: 'a {units}-page website' },
  ],
}

test('a service has the price of its cheapest build, and names that build', () => {
  expect(serviceOffer(service, card)).toMatchObject({
    from: 'R\u00a013\u00a0800,00',
    buildName: 'a 5-page website',
    monthly: 'R\u00a01\u00a0150,00 a month for\u00a012\u00a0months',
  })
})
