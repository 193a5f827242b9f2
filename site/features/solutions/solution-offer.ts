import type { CalculatorWords } from '../../../domain/content/calculator.ts'
import type { Company } from '../../../domain/content/company.ts'
import type { Content } from '../../../domain/content/content.ts'
import type { Solution } from '../../../domain/content/solution.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { durationsForAll } from '../../../domain/plan/durations.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { baseChoices } from '../../../domain/plan/offer.ts'
import { type OfferInMonths, offerInMonths } from '../../../domain/plan/plan-sentence.ts'
import { type Choices, containedExtras, estimate, priceOf } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { paths } from '../../../domain/sitemap/paths.ts'

/** @throws {Error} if the catalogue has no such solution */
export function solutionOf(slug: string, { solutions }: Pick<Content, 'solutions'>): Solution {
  const solution = solutions.find(({ url }) => url === slug)
  if (!solution) throw new Error(`There is no solution "${slug}"`)
  return solution
}

/** The base price of a solution over the months of the example plan. */
export function exampleOffer(
  solution: Solution,
  content: Pick<Content, 'example-plan' | 'ratecard'>,
): OfferInMonths {
  return offerInMonths(baseChoices(solution.url), content['example-plan'].months, content.ratecard)
}

/** The choices in the small calculator of a solution, and the surcharge of each, which does not depend on the others. */
export type CalculatorChoices = {
  need: string
  version: string
  designs: Array<{ design: Choices['design']; title: string; note: string; addsCents: number }>
  months: Array<number>
  /** The initial choices. */
  chosen: { months: number; design: string; extras: ReadonlyArray<string> }
  /** The rate of VAT in basis points. */
  vatBps: number
  extras: Array<{
    key: string
    label: string
    addsCents: number
    /** Its difference from the product of the same kind. */
    note: string | undefined
  }>
}

/**
 * @param chosen.usualMonths months of the example plan
 * @param chosen.query query of the plan that was returned with a refused form; empty without one
 * @throws {Error} naming an extra of the solution that is not on the rate card, or already in the price
 */
export function calculatorChoices(
  { url: need, offeredExtras }: Solution,
  { designs, extraNotes }: Pick<CalculatorWords, 'designs' | 'extraNotes'>,
  card: RateCard,
  { usualMonths, query }: { usualMonths: number; query: string },
): CalculatorChoices {
  const base = baseChoices(need)
  const { totalCents } = estimate(base, card)
  const addedCents = (choices: Choices) => estimate(choices, card).totalCents - totalCents
  const levels = ['template', 'tailored', 'custom'] as const
  const months = durationsForAll(totalCents, card)
  const plan = new URLSearchParams(query)
  return {
    need,
    version: card.version,
    designs: levels.map((design) => ({
      design,
      ...designs[design],
      addsCents: addedCents({ ...base, design }),
    })),
    months,
    chosen: {
      months: months.find((count) => `${count}` === plan.get('months')) ?? usualMonths,
      design: levels.find((level) => level === plan.get('design')) ?? base.design,
      extras: plan.getAll('extras'),
    },
    vatBps: card.vat.rateBps,
    extras: offeredExtras.map((key) => ({ ...offeredExtra(key, need, card), note: extraNotes[key] })),
  }
}

function offeredExtra(
  key: string,
  need: string,
  card: RateCard,
): Omit<CalculatorChoices['extras'][number], 'note'> {
  const addOn = card.addOns[key]
  if (!addOn || containedExtras(need, card).includes(key))
    throw new Error(
      `solutions.json: ${need}: offeredExtras: "${key}" is not on the rate card or in the price already`,
    )
  // For an extra with a quantity, a tick here means one.
  const label = addOn.label.replace(/^Each further/, 'One further')
  return { key, label, addsCents: priceOf(addOn.price, card) }
}

const DESCRIPTION_MAX_CHARS = 160

/**
 * The short description with the total and the monthly price, at most {@link DESCRIPTION_MAX_CHARS}; if it is too long, the
 * description is cut at a comma, never the price.
 */
export function solutionDescription({ shortDescription }: Solution, { plan }: OfferInMonths): string {
  const price = ` ${formatRand(plan.totalCents)} in all, ${monthlyPrice(plan.totalCents, plan.months)}.`
  return `${shortenedTo(shortDescription, DESCRIPTION_MAX_CHARS - price.length)}${price}`
}

/** The structured data of a solution and its price, with the brand unless the company is an example. */
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

function shortenedTo(sentence: string, maxChars: number): string {
  if (sentence.length <= maxChars) return sentence
  const comma = sentence.lastIndexOf(',', maxChars - 1)
  const end = comma > 0 ? comma : sentence.lastIndexOf(' ', maxChars - 1)
  return `${sentence.slice(0, end)}.`
}
