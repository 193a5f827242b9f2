import { TRADES } from '../../../domain/brand/visitor-brand.ts'
import type { Content } from '../../../domain/content/content.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { longestMonthlyPrice, monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { baseChoices } from '../../../domain/plan/offer.ts'
import { offerInMonths } from '../../../domain/plan/plan-sentence.ts'
import { type Choices, estimate as estimateOf } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import type { LiveProduct } from '../../../pictures/live/live-product.ts'
import { LIVE_PRODUCTS } from '../../../pictures/live/live-products.ts'
import { planLink, planQuery } from '../../plan-link.ts'

type Facts = Pick<Content, 'company' | 'solutions' | 'example-plan' | 'ratecard'>

/** A product that a visitor can select: its screens, and what it costs. */
export type PreviewProduct = {
  live: LiveProduct
  title: string
  tint: string
  total: string
  /** The note on VAT of the total. */
  vatNote: string
  monthly: string
  /** The monthly price over the longest duration that everyone is offered. */
  longest: string
  calculatorHref: string
  /** The addresses of its demo, for the shop and the office; null if it has none. */
  demos: Record<'store' | 'admin', string> | null
  /** For businesses that sell by the hour: the prices of this shop with bookings, and of a website with bookings; else null. */
  bookings: { shop: PlanWithBookings; website: PlanWithBookings & { href: string } } | null
}

/** A price with bookings, and the query of its plan. */
type PlanWithBookings = { total: string; monthly: string; plan: string }

/** The products of the catalogue that can be shown live, with their base prices, in its order. */
export function previewProducts(content: Facts): Array<PreviewProduct> {
  return content.solutions.flatMap((solution) => {
    const liveProduct = LIVE_PRODUCTS.find(({ slug }) => slug === solution.url)
    return liveProduct ? [previewProduct(liveProduct, solution, content)] : []
  })
}

function previewProduct(
  liveProduct: LiveProduct,
  solution: Facts['solutions'][number],
  { company, 'example-plan': example, ratecard: card }: Facts,
): PreviewProduct {
  const choices = baseChoices(liveProduct.slug)
  const { estimate, plan } = offerInMonths(choices, example.months, card)
  return {
    live: liveProduct,
    title: solution.title,
    tint: solution.bgColor,
    total: formatRand(plan.totalCents),
    vatNote: estimate.vatCents > 0 ? 'incl. VAT' : 'no VAT is charged',
    monthly: monthlyPrice(plan.totalCents, plan.months),
    longest: longestMonthlyPrice(plan.totalCents, card),
    calculatorHref: planLink(choices, card, plan.months),
    demos: (solution.gallery.some(({ demo }) => demo) && company.demos) || null,
    bookings:
      card.addOns.bookings && isForServices(liveProduct) ? withBookings(choices, plan.months, card) : null,
  }
}

function isForServices({ slug }: LiveProduct): boolean {
  return TRADES.some(({ key, product }) => key === 'services' && product === slug)
}

function withBookings(choices: Choices, months: number, card: RateCard): PreviewProduct['bookings'] {
  const extras = [{ key: 'bookings', quantity: 1 }]
  const website = { ...baseChoices('website'), extras }
  const planOf = (offered: Choices): PlanWithBookings => {
    const { totalCents } = estimateOf(offered, card)
    return {
      total: formatRand(totalCents),
      monthly: monthlyPrice(totalCents, months),
      plan: planQuery(offered, card, months),
    }
  }
  return {
    shop: planOf({ ...choices, extras }),
    website: { ...planOf(website), href: planLink(website, card, months) },
  }
}

/** The selected product first; the others keep their order. */
export function withSelectedFirst(
  products: ReadonlyArray<PreviewProduct>,
  selected: string | null,
): Array<PreviewProduct> {
  const isSelected = ({ live: liveProduct }: PreviewProduct) => liveProduct.slug === selected
  return [...products.filter(isSelected), ...products.filter((product) => !isSelected(product))]
}

/** `Ecommerce with admin dashboard: R 44 850,00 in total, incl. VAT, or R 3 737,50 a month for 12 months`: the total first, as everywhere. */
export function offerSentence({ title, total, vatNote, monthly }: PreviewProduct): string {
  return `${title}: ${total} in total, ${vatNote}, or ${monthly}`
}
