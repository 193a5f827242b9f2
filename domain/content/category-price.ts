import { formatRand } from '../money/money.ts'
import { estimate, priceOf, priceOfHours } from '../pricing/estimate.ts'
import { inclVat } from '../pricing/price-sentence.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { inWords } from '../wording.ts'
import type { Category, CategoryPrice } from './case-study.ts'

/**
 * Hours of work and what they cost, VAT included if the agency is registered; `everyMonth` if they recur. The hours are 0 if
 * a part of the amount is a fixed price.
 */
export type PricedHours = { hours: number; amountCents: number; everyMonth: boolean }

/**
 * The sentence that says what a kind of work costs, with the hours it is made of.
 *
 * @throws {RangeError} as {@link estimate} does, and if a build is not one of the rate card's custom builds
 */
export function categoryPrice(
  price: CategoryPrice,
  card: RateCard,
): { opening: string; parts: Array<PricedHours> } {
  const vat = inclVat(card)
  switch (price.kind) {
    case 'build':
      return buildPrice(price, card)
    case 'monthly': {
      const part = pricedHours(price.hours, true, card)
      const openingWords = `From ${formatRand(part.amountCents)} a month${vat} (${inWords(price.hours)} hours).`
      return { opening: openingWords, parts: [part] }
    }
    case 'once-and-monthly': {
      const once = pricedHours(price.onceHours, false, card)
      const monthly = pricedHours(price.monthlyHours, true, card)
      const openingWords =
        `Once: pages put right, from ${formatRand(once.amountCents)}${vat} (${once.hours} hours). ` +
        `Monthly, if you wish: from ${formatRand(monthly.amountCents)} (${monthly.hours} hours).`
      return { opening: openingWords, parts: [once, monthly] }
    }
  }
}

/** Replaces each category's placeholder by its first price: `{site-maintenance}` becomes `from R 1 380,00 a month`. */
export function withCategoryPrices(
  text: string,
  categories: ReadonlyArray<Pick<Category, 'slug' | 'price'>>,
  card: RateCard,
): string {
  return categories.reduce((filled, { slug, price }) => {
    const [first] = categoryPrice(price, card).parts
    const from = first && `from ${formatRand(first.amountCents)}${first.everyMonth ? ' a month' : ''}`
    return from ? filled.replaceAll(`{${slug}}`, from) : filled
  }, text)
}

function buildPrice(
  { choices, before, saysFurther }: Extract<CategoryPrice, { kind: 'build' }>,
  card: RateCard,
) {
  const build = card.custom[choices.need]
  if (!build) throw new RangeError(`${choices.need} is no custom build`)
  const { totalCents, lines } = estimate(choices, card)
  const furtherUnit = formatRand(priceOf(build.further, card))
  const openingWords =
    `${before ? `${before} from` : 'From'} ${formatRand(totalCents)}${inclVat(card)} ` +
    `for ${inWords(choices.units ?? build.included)} ${build.unit}s` +
    `${saysFurther ? `, ${furtherUnit} for each ${build.unit} after that` : ''}.`
  const isFixed = lines.some(({ hours, amountCents }) => hours === 0 && amountCents > 0)
  const hours = isFixed ? 0 : lines.reduce((sum, line) => sum + line.hours, 0)
  return {
    opening: openingWords,
    parts: [{ hours, amountCents: totalCents, everyMonth: false }],
  }
}

function pricedHours(hours: number, everyMonth: boolean, card: RateCard): PricedHours {
  return { hours, amountCents: priceOfHours(hours, card), everyMonth }
}
