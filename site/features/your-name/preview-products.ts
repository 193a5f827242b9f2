import type { Content } from '../../../domain/content/content.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { longestMonthlyPrice, monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { baseChoices } from '../../../domain/plan/offer.ts'
import { offerInMonths } from '../../../domain/plan/plan-sentence.ts'
import { priceOfHours } from '../../../domain/pricing/estimate.ts'
import type { LiveProduct } from '../../../pictures/live/live-product.ts'
import { LIVE_PRODUCTS } from '../../../pictures/live/live-products.ts'
import { planLink } from '../../plan-link.ts'

type Facts = Pick<Content, 'solutions' | 'example-plan' | 'ratecard'>

/** A product that a visitor can hold: its screens, and what it costs. */
export type PreviewProduct = {
  live: LiveProduct
  title: string
  tint: string
  total: string
  /** What the total says of VAT. */
  vatNote: string
  monthly: string
  /** The total over the most months that everyone is offered. */
  longest: string
  calculatorHref: string
  /** What taking bookings adds, for whoever sells by the hour; null where nothing on the card does. */
  bookings: string | null
}

/** The products that can be shown live and that the catalogue still has, with their base prices, in its order. */
export function previewProducts(content: Facts): Array<PreviewProduct> {
  return content.solutions.flatMap((solution) => {
    const live = LIVE_PRODUCTS.find(({ slug }) => slug === solution.url)
    return live ? [heldProduct(live, solution, content)] : []
  })
}

function heldProduct(
  live: LiveProduct,
  solution: Facts['solutions'][number],
  { 'example-plan': example, ratecard: card }: Facts,
): PreviewProduct {
  const choices = baseChoices(live.slug)
  const { estimate, plan } = offerInMonths(choices, example.months, card)
  return {
    live,
    title: solution.title,
    tint: solution.bgColor,
    total: formatRand(plan.totalCents),
    vatNote: estimate.vatCents > 0 ? 'incl. VAT' : 'no VAT is charged',
    monthly: monthlyPrice(plan.totalCents, plan.months),
    longest: longestMonthlyPrice(plan.totalCents, card),
    calculatorHref: planLink(choices, card, plan.months),
    bookings: card.addOns.bookings ? formatRand(priceOfHours(card.addOns.bookings.hours, card)) : null,
  }
}

/** The held one first; the others keep their order. */
export function withSelectedFirst(
  products: ReadonlyArray<PreviewProduct>,
  held: string | null,
): Array<PreviewProduct> {
  const isHeld = ({ live }: PreviewProduct) => live.slug === held
  return [...products.filter(isHeld), ...products.filter((product) => !isHeld(product))]
}

/** `Ecommerce with admin dashboard: R 44 850,00 in total, incl. VAT, or R 3 737,50 a month for 12 months`: total first, as wherever it is said. */
export function offerSentence({ title, total, vatNote, monthly }: PreviewProduct): string {
  return `${title}: ${total} in total, ${vatNote}, or ${monthly}`
}
