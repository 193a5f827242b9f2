import { describe, expect, test } from 'vitest'
import ratecard from '../../content/ratecard.json' with { type: 'json' }
import solutions from '../../content/solutions.json' with { type: 'json' }
import { baseChoices } from '../plan/offer.ts'
import { containedExtras } from '../pricing/estimate.ts'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { rateCardSchema } from '../pricing/rate-card.ts'
import { parseContentFile } from './content.ts'
import { monthlyCosts, otherCostsFor, pricedIntegrations, runningCosts } from './included-or-extra.ts'
import type { OtherCost } from './other-costs.ts'

const currentCard = rateCardSchema.parse(ratecard)
const catalogue = parseContentFile('solutions', solutions)

/** Words that promise an extra of the price list. A link to a WhatsApp channel sends no messages. */
const PROMISES: ReadonlyArray<[words: RegExp, extra: string]> = [
  [/Android|iOS|iPhone|App Store/, 'store-publishing'],
  [/(?<!your )WhatsApp/, 'whatsapp'],
  [/Admin|dashboard|inbox/, 'admin'],
  [/Email alerts|SMS|by email/, 'email-sms'],
  [/[Cc]ourier/, 'courier'],
  [/checkout|Giving by|cash on delivery/, 'payments-first'],
  [/Sage|Xero/, 'accounting'],
]
const promisedBy = (text: string) =>
  PROMISES.flatMap(([words, extra]) =>
    words.test(text) && Object.hasOwn(currentCard.addOns, extra) ? [extra] : [],
  )

describe.each(catalogue.map((solution) => [solution.url, solution] as const))('%s', (url, solution) => {
  const contained = containedExtras(url, currentCard)

  test.each(solution.platforms)('its tag %s is included', (tag) => {
    expect(contained).toEqual(expect.arrayContaining(promisedBy(tag)))
  })

  test.each(solution.whatsIncluded.points.map(({ text }) => text))(
    'its point is in the price: %s',
    (text) => {
      expect(contained).toEqual(expect.arrayContaining(promisedBy(text)))
    },
  )

  test('an integration names the extra that its words promise, and begins with its name if that is not in the price', () => {
    for (const { text, extra } of solution.integrations) {
      if (promisedBy(text).length > 0) expect([text, promisedBy(text)]).toEqual([text, [extra]])
      if (extra === undefined || contained.includes(extra)) continue
      expect(solution.offeredExtras).toContain(extra)
      expect(text).toMatch(new RegExp(`^${RegExp.escape(currentCard.addOns[extra]?.label ?? '')}`))
    }
    for (const { price } of pricedIntegrations(solution, currentCard))
      expect(price).toMatch(/^(In the price|\+\u00a0R\u00a0[\d\u00a0]+,\d\d)$/)
  })
})

test('the same integration is included in one solution and an extra of another', () => {
  const integrations = [{ text: 'App stores', extra: 'store-publishing' }, { text: 'A calendar' }]
  const priced = (url: string) => pricedIntegrations({ url, integrations }, card).map(({ price }) => price)
  expect(priced('church-app')).toEqual(['In the price', 'In the price'])
  expect(priced('ecommerce')).toEqual(['+\u00a0R\u00a05\u00a0520,00', 'In the price'])
})

test('an integration with an unknown extra stops the build', () => {
  const solution = { url: 'ecommerce', integrations: [{ text: 'Moon base', extra: 'spaceship' }] }
  expect(() => pricedIntegrations(solution, card)).toThrow('ecommerce: integrations: "spaceship"')
})

const COSTS: ReadonlyArray<OtherCost> = [
  { title: 'A domain', price: { rands: [80, 300], each: 'year' }, exceptFor: ['premium-chat-widget'] },
  {
    title: 'A payment provider',
    countedTitle: '{Count} payment providers',
    price: 'About 3%',
    unit: 'a sale',
    extras: ['payments-first', 'payments-extra'],
  },
  { title: 'Cameras and routers', price: 'At shop price', needs: ['live-camera'] },
]

const titles = (need: string, extras: Array<{ key: string; quantity: number }> = []) =>
  otherCostsFor({ ...baseChoices(need), extras }, COSTS, card).map(({ title }) => title)

test('a cost is shown always, or only for the solutions or the extras that need it', () => {
  expect(titles('website')).toEqual(['A domain'])
  expect(titles('live-camera')).toEqual(['A domain', 'Cameras and routers'])
  expect(titles('ecommerce')).toEqual(['A domain', 'A payment provider'])
})

const hosting = { title: 'Hosting', price: { rands: [50, 500], each: 'month' } } satisfies OtherCost

test('an addition to an existing site needs no domain of its own', () => {
  expect(titles('premium-chat-widget')).toEqual([])
  const sentence = (need: string) => runningCosts(baseChoices(need), [...COSTS, hosting], card)
  expect(sentence('premium-chat-widget')).toBe(
    'Paid to others: Hosting, R\u00a050 to R\u00a0500 a month. The site that it stands on keeps its own hosting and web address.',
  )
  expect(sentence('ecommerce')).toBe(
    'Paid to others: A domain, R\u00a080 to R\u00a0300 a year\u00a0· A payment provider, about 3% a sale\u00a0· Hosting, R\u00a050 to R\u00a0500 a month.',
  )
})

test('payment providers are counted, including the one in the price', () => {
  expect(titles('ecommerce', [{ key: 'payments-extra', quantity: 2 }])).toEqual([
    'A domain',
    'Three payment providers',
  ])
})

test('monthly and yearly payments are added up per month; prices in words are not', () => {
  const monthly = (need: string, costs = [...COSTS, hosting]) =>
    monthlyCosts(otherCostsFor(baseChoices(need), costs, card))
  expect(monthly('ecommerce')).toEqual({
    names: 'A domain and hosting',
    leastCents: 57_00,
    mostCents: 525_00,
  })
  expect(monthly('premium-chat-widget')).toEqual({
    names: 'Hosting',
    leastCents: 50_00,
    mostCents: 500_00,
  })
  expect(monthly('premium-chat-widget', [...COSTS])).toBeNull()
})
