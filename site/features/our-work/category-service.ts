import type { Category } from '../../../domain/content/case-study.ts'
import type { Company } from '../../../domain/content/company.ts'
import type { PricedHours } from '../../../domain/pricing/price-sentence.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

/** A category as schema.org Service with the least it costs; the provider only if the company is no example. */
export function categoryService(
  category: Category,
  parts: ReadonlyArray<PricedHours>,
  card: RateCard,
  company: Company,
  address: URL,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: category.title,
    description: category.lead,
    url: address.href,
    areaServed: 'ZA',
    provider: company.tradingName.example ? undefined : { '@id': new URL('/#organisation', address).href },
    offers: parts.map((part) => offer(part, card)),
  }
}

function offer({ amountCents, everyMonth }: PricedHours, { vat, currency }: RateCard): object {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': everyMonth ? 'UnitPriceSpecification' : 'PriceSpecification',
      minPrice: amountCents / 100,
      priceCurrency: currency,
      valueAddedTaxIncluded: vat.registered,
      unitCode: everyMonth ? 'MON' : undefined,
    },
  }
}
