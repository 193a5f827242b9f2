import type { CategoryPrice } from './content/case-study.ts'
import { inWords } from './counting-words.ts'
import { estimate, priceOfHours } from './estimate.ts'
import { formatRand } from './money.ts'
import type { RateCard } from './rate-card.ts'

/** Hours of work and what they cost, VAT included if the agency is registered; `everyMonth` if they come again. */
export type PricedHours = { hours: number; amountCents: number; everyMonth: boolean }

/**
 * The sentence that says what a kind of work costs, with the hours it is made of.
 *
 * @throws {RangeError} as {@link estimate} does, and if a build is not one of the rate card's custom builds
 */
export function categoryPrice(
  price: CategoryPrice,
  card: RateCard,
): { sentence: string; parts: Array<PricedHours> } {
  const vat = inclVat(card)
  const said = (words: string, after: string | undefined) => (after ? `${words} ${after}` : words)
  switch (price.kind) {
    case 'build':
      return builtPrice(price, card)
    case 'monthly': {
      const part = pricedHours(price.hours, true, card)
      const words = `From ${formatRand(part.amountCents)} a month${vat} (${inWords(price.hours)} hours).`
      return { sentence: said(words, price.after), parts: [part] }
    }
    case 'once-and-monthly': {
      const once = pricedHours(price.onceHours, false, card)
      const monthly = pricedHours(price.monthlyHours, true, card)
      const words =
        `Once-off tidy-up from ${formatRand(once.amountCents)}${vat} (${once.hours} hours); ` +
        `monthly from ${formatRand(monthly.amountCents)} (${monthly.hours} hours).`
      return { sentence: said(words, price.after), parts: [once, monthly] }
    }
  }
}

/** ` incl. VAT`, or nothing where no VAT is charged (VAT Act s 65: domain.md 2.1). */
export function inclVat({ vat }: RateCard): string {
  return vat.registered ? ' incl. VAT' : ''
}

function builtPrice(
  { choices, before, saysFurther, after }: Extract<CategoryPrice, { kind: 'build' }>,
  card: RateCard,
) {
  const build = card.custom[choices.need]
  if (!build) throw new RangeError(`${choices.need} is no custom build`)
  const { totalCents, lines } = estimate(choices, card)
  const further = formatRand(priceOfHours(build.unitHours, card))
  const words =
    `${before ? `${before} from` : 'From'} ${formatRand(totalCents)}${inclVat(card)} ` +
    `for ${inWords(choices.units ?? build.included)} ${build.unit}s` +
    `${saysFurther ? `, ${further} for each ${build.unit} after that` : ''}.`
  const hours = lines.reduce((sum, line) => sum + line.hours, 0)
  return {
    sentence: after ? `${words} ${after}` : words,
    parts: [{ hours, amountCents: totalCents, everyMonth: false }],
  }
}

function pricedHours(hours: number, everyMonth: boolean, card: RateCard): PricedHours {
  return { hours, amountCents: priceOfHours(hours, card), everyMonth }
}
