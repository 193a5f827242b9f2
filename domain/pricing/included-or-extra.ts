import type { Solution } from '../content/solution.ts'
import { formatRand } from '../money/money.ts'
import { containedExtras, priceOfHours } from './estimate.ts'
import type { RateCard } from './rate-card.ts'

/** What a solution shows for something that is in its price. */
export const IN_THE_PRICE = 'In the price'

/**
 * What a solution can connect to, each with {@link IN_THE_PRICE} or `+ R 8 280,00`, as the rate card has it.
 *
 * @throws {Error} naming it, if one needs an extra that is not on the card
 */
export function pricedIntegrations(
  { url, integrations }: Pick<Solution, 'url' | 'integrations'>,
  card: RateCard,
): Array<{ text: string; price: string }> {
  return integrations.map(({ text, extra }) => ({ text, price: priceBeside(url, extra, card) }))
}

function priceBeside(need: string, extra: string | undefined, card: RateCard): string {
  if (extra === undefined || containedExtras(need, card).includes(extra)) return IN_THE_PRICE
  const addOn = card.addOns[extra]
  if (!addOn) throw new Error(`solutions.json: ${need}: integrations: "${extra}" is not on the rate card`)
  return `+\u00a0${formatRand(priceOfHours(addOn.hours, card))}`
}
