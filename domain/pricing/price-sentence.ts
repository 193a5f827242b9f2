import type { Category, CategoryPrice } from '../content/case-study.ts'
import { formatRand, formatWholeRand } from '../money/money.ts'
import { inWords, percent } from '../wording.ts'
import { type Estimate, estimate, priceOfHours } from './estimate.ts'
import type { RateCard } from './rate-card.ts'

/** Hours of work and what they cost, VAT included if the agency is registered; `everyMonth` if they recur. */
export type PricedHours = { hours: number; amountCents: number; everyMonth: boolean }

type SpokenPrice = { opening: string; parts: Array<PricedHours> }

type ScopedPrice = Pick<Estimate, 'totalCents' | 'lowCents' | 'highCents'>

/**
 * The sentence that says what a kind of work costs, with the hours it is made of.
 *
 * @throws {RangeError} as {@link estimate} does, and if a build is not one of the rate card's custom builds
 */
export function categoryPrice(price: CategoryPrice, card: RateCard): SpokenPrice {
  const vat = inclVat(card)
  switch (price.kind) {
    case 'build':
      return builtPrice(price, card)
    case 'monthly': {
      const part = pricedHours(price.hours, true, card)
      const opening = `From ${formatRand(part.amountCents)} a month${vat} (${inWords(price.hours)} hours).`
      return { opening, parts: [part] }
    }
    case 'once-and-monthly': {
      const once = pricedHours(price.onceHours, false, card)
      const monthly = pricedHours(price.monthlyHours, true, card)
      const opening =
        `Once: pages put right, from ${formatRand(once.amountCents)}${vat} (${once.hours} hours). ` +
        `Monthly, if you wish: from ${formatRand(monthly.amountCents)} (${monthly.hours} hours).`
      return { opening, parts: [once, monthly] }
    }
  }
}

/** A text with what each category that it names costs from: `{site-maintenance}` is `from R 1 380,00 a month`. */
export function withCategoryPrices(
  text: string,
  categories: ReadonlyArray<Pick<Category, 'slug' | 'price'>>,
  card: RateCard,
): string {
  return categories.reduce((done, { slug, price }) => {
    const [first] = categoryPrice(price, card).parts
    const from = first && `from ${formatRand(first.amountCents)}${first.everyMonth ? ' a month' : ''}`
    return from ? done.replaceAll(`{${slug}}`, from) : done
  }, text)
}

/** What moves the price of work that is built from the start, and how far; null for a solution, which has one price. */
export function scopeSentence({ totalCents, lowCents, highCents }: ScopedPrice): string | null {
  if (lowCents === totalCents && highCents === totalCents) return null
  const ends = `${formatWholeRand(lowCents)} and ${formatWholeRand(highCents)}`
  return `If the work gets smaller or larger when we talk, the price is usually between ${ends}. You approve it before we start, and then it does not change.`
}

/** ` incl. VAT`, or nothing where no VAT is charged (VAT Act s 65: docs/domain.md 2.1). */
export function inclVat({ vat }: RateCard): string {
  return vat.registered ? ' incl. VAT' : ''
}

/** Whether the prices include VAT, for the pages that have no single price. */
export function vatSentence({ vat }: RateCard): string {
  return vat.registered ? `All our prices include VAT at ${percent(vat.rateBps)}.` : 'No VAT is charged.'
}

/** `Total, VAT included`; where no VAT is charged the total says nothing of it. */
export function totalLabel({ vat }: RateCard): string {
  return vat.registered ? 'Total, VAT included' : 'Total'
}

function builtPrice(
  { choices, before, saysFurther }: Extract<CategoryPrice, { kind: 'build' }>,
  card: RateCard,
) {
  const build = card.custom[choices.need]
  if (!build) throw new RangeError(`${choices.need} is no custom build`)
  const { totalCents, lines } = estimate(choices, card)
  const further = formatRand(priceOfHours(build.unitHours, card))
  const opening =
    `${before ? `${before} from` : 'From'} ${formatRand(totalCents)}${inclVat(card)} ` +
    `for ${inWords(choices.units ?? build.included)} ${build.unit}s` +
    `${saysFurther ? `, ${further} for each ${build.unit} after that` : ''}.`
  const hours = lines.reduce((sum, line) => sum + line.hours, 0)
  return {
    opening,
    parts: [{ hours, amountCents: totalCents, everyMonth: false }],
  }
}

function pricedHours(hours: number, everyMonth: boolean, card: RateCard): PricedHours {
  return { hours, amountCents: priceOfHours(hours, card), everyMonth }
}
