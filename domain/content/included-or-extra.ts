import { formatRand, formatWholeRand } from '../money/money.ts'
import { type Choices, containedExtras, priceOf } from '../pricing/estimate.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { capitalised, inWords } from '../wording.ts'
import type { OtherCost } from './other-costs.ts'
import type { Solution } from './solution.ts'

/** The label for something that is included in the price. */
export const IN_THE_PRICE = 'In the price'

type Priceable = {
  url: string
  integrations: ReadonlyArray<Pick<Solution['integrations'][number], 'text' | 'extra'>>
}

/**
 * The integrations of a solution, each with {@link IN_THE_PRICE} or `+ R 8 280,00`, as the rate card says.
 *
 * @throws {Error} if one needs an extra that is not on the card
 */
export function pricedIntegrations(
  { url, integrations }: Priceable,
  card: RateCard,
): Array<{ text: string; price: string }> {
  return integrations.map(({ text, extra }) => ({ text, price: integrationPrice(url, extra, card) }))
}

function integrationPrice(need: string, extra: string | undefined, card: RateCard): string {
  if (extra === undefined || containedExtras(need, card).includes(extra)) return IN_THE_PRICE
  const addOn = card.addOns[extra]
  if (!addOn) throw new Error(`solutions.json: ${need}: integrations: "${extra}" is not on the rate card`)
  return `+\u00a0${formatRand(priceOf(addOn.price, card))}`
}

/** The costs of a choice that are paid to third parties, as a sentence: hosting, a domain, payment fees, app store accounts. */
export function runningCosts(choices: Choices, costs: ReadonlyArray<OtherCost>, card: RateCard): string {
  const costWords = otherCostsFor(choices, costs, card).map(({ title, price, unit }) =>
    `${title}, ${price.replace(/^(?:About|At|From|Per)\b/, (word) => word.toLowerCase())} ${unit}`.trim(),
  )
  return [
    costWords.length > 0 && `Paid to others: ${costWords.join('\u00a0· ')}.`,
    existingSiteNote(choices, costs),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A note for additions to an existing site, which keeps its hosting; otherwise empty. */
export function existingSiteNote({ need }: Choices, costs: ReadonlyArray<OtherCost>): string {
  const isAdded = costs.some(({ exceptFor }) => exceptFor?.includes(need))
  return isAdded ? 'The site that it stands on keeps its own hosting and web address.' : ''
}

/** Monthly payments to third parties: their names, `A .co.za domain and hosting`, and minimum and maximum in cents, rounded to rands. */
export type MonthlyCosts = { names: string; leastCents: number; mostCents: number }

/** The sum of the monthly costs that are ranges; null if there are none. */
export function monthlyCosts(costs: ReadonlyArray<OtherCostFor>): MonthlyCosts | null {
  const ranges = costs.flatMap(({ title, yearlyCents }) => (yearlyCents ? [{ title, yearlyCents }] : []))
  if (ranges.length === 0) return null
  const perMonth = (end: 0 | 1) =>
    Math.round(ranges.reduce((cents, { yearlyCents }) => cents + yearlyCents[end], 0) / 1_200) * 100
  const [first = '', ...more] = ranges.map(({ title }) => title)
  const names = [first, ...more.map((title) => `${title.charAt(0).toLowerCase()}${title.slice(1)}`)].join(
    ' and ',
  )
  return { names, leastCents: perMonth(0), mostCents: perMonth(1) }
}

/** `R 57 to R 525 a month`, or the same range with an instalment added. */
export function monthlyRange({ leastCents, mostCents }: MonthlyCosts, instalmentCents = 0): string {
  const withInstalment = (cents: number) => Math.round((instalmentCents + cents) / 100) * 100
  return `${wholeRands(withInstalment(leastCents), withInstalment(mostCents))} a month`
}

/** What a client pays to third parties, each with its title in the singular or plural; never part of a total. */
export function otherCostsFor(
  { need, extras }: Choices,
  costs: ReadonlyArray<OtherCost>,
  card: RateCard,
): Array<OtherCostFor> {
  const quantities = new Map(containedExtras(need, card).map((key) => [key, 1]))
  for (const { key, quantity } of extras) quantities.set(key, quantity)
  return costs.flatMap(
    ({ title, countedTitle = title, price, unit = '', needs, extras: keys = [], exceptFor }) => {
      const count = keys.reduce((sum, key) => sum + (quantities.get(key) ?? 0), 0)
      const isAlways = !needs && keys.length === 0
      const isShown = isAlways ? !exceptFor?.includes(need) : count > 0 || needs?.includes(need)
      if (!isShown) return []
      const titleOfMany = countedTitle.replace('{Count}', capitalised(inWords(count)))
      return [{ title: count > 1 ? titleOfMany : title, ...priceAndUnit(price, unit) }]
    },
  )
}

export type OtherCostFor = {
  title: string
  price: string
  unit: string
  /** Minimum and maximum per year, in cents; absent if the price is in words. */
  yearlyCents?: [least: number, most: number]
}

function priceAndUnit(price: OtherCost['price'], unit: string): Omit<OtherCostFor, 'title'> {
  if (typeof price === 'string') return { price, unit }
  const [least, most] = price.rands
  const perYear = price.each === 'month' ? 1_200 : 100
  return {
    price: wholeRands(least * 100, most * 100),
    unit: `a ${price.each}`,
    yearlyCents: [least * perYear, most * perYear],
  }
}

function wholeRands(least: number, most: number): string {
  return `${formatWholeRand(least)} to ${formatWholeRand(most)}`
}
