import type { Company } from '../../../domain/content/company.ts'
import type { Solution } from '../../../domain/content/solution.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { describeInstalments } from '../../../domain/plan/instalments.ts'
import type { OfferInMonths } from '../../../domain/plan/plan-in-months.ts'
import { paths } from '../../../domain/sitemap/paths.ts'

const DESCRIPTION_MAX_CHARS = 160

/**
 * The short description with the total and its instalments, at most {@link DESCRIPTION_MAX_CHARS}; where it would be longer
 * the short description ends at an earlier comma, never the price.
 */
export function solutionDescription({ shortDescription }: Solution, { plan }: OfferInMonths): string {
  const price = ` ${formatRand(plan.totalCents)} in all, ${describeInstalments(plan.amounts)}.`
  return `${endedWithin(shortDescription, DESCRIPTION_MAX_CHARS - price.length)}${price}`
}

/** What search engines may know of a solution and its price; the brand only once it is the owner's own. */
export function solutionProduct(
  { url, title, shortDescription }: Solution,
  { plan }: OfferInMonths,
  { tradingName }: Company,
  picture: string,
  site: URL,
): object {
  const address = new URL(paths.solution(url), site).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: shortDescription,
    url: address,
    image: new URL(picture, site).href,
    brand: tradingName.example ? undefined : { '@type': 'Brand', name: tradingName.value },
    offers: {
      '@type': 'Offer',
      price: (plan.totalCents / 100).toFixed(2),
      priceCurrency: 'ZAR',
      availability: 'https://schema.org/InStock',
      url: address,
    },
  }
}

function endedWithin(sentence: string, maxChars: number): string {
  if (sentence.length <= maxChars) return sentence
  const comma = sentence.lastIndexOf(',', maxChars - 1)
  const end = comma > 0 ? comma : sentence.lastIndexOf(' ', maxChars - 1)
  return `${sentence.slice(0, end)}.`
}
