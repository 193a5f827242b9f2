import { describe, expect, test } from 'vitest'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { content } from '../../content.ts'
import { exampleOffer, solutionDescription, solutionProduct } from './solution-offer.ts'

const { solutions, company } = content

describe.each(solutions.map((solution) => [solution.url, solution] as const))('%s', (_url, solution) => {
  const offer = exampleOffer(solution, content)

  test('its description states the total before the monthly price, in 160 characters', () => {
    const description = solutionDescription(solution, offer)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(
      /^[^,].*[^,]\. R\u00a0[\d\u00a0]+,\d\d in all, R\u00a0[\d\u00a0]+,\d\d a month for\u00a012\u00a0months\.$/,
    )
  })
})

test('the structured data of the ecommerce shop has its price in rand, and not the brand of an example company', () => {
  const [ecommerce] = solutions
  if (!ecommerce) throw new Error('No solutions')
  const product = solutionProduct(
    ecommerce,
    exampleOffer(ecommerce, { ...content, ratecard: card }),
    { ...company, tradingName: { value: 'Example', example: true } },
    '/p',
    new URL('https://a.example'),
  )
  const offers = { price: '44850.00', priceCurrency: 'ZAR', url: 'https://a.example/our-work/ecommerce' }
  expect(product).toMatchObject({ '@type': 'Product', brand: undefined, offers })
})
