import type { OtherCost } from '../content/other-costs.ts'
import { capitalised, inWords } from '../wording.ts'
import { type Choices, containedExtras } from './estimate.ts'
import type { RateCard } from './rate-card.ts'

/** What a client pays to others beside a choice, each with its title in the singular or plural; none of it is in a total. */
export function otherCostsFor(
  { need, extras }: Choices,
  costs: ReadonlyArray<OtherCost>,
  card: RateCard,
): Array<{ title: string; price: string; unit: string }> {
  const chosen = new Map(containedExtras(need, card).map((key) => [key, 1]))
  for (const { key, quantity } of extras) chosen.set(key, quantity)
  return costs.flatMap(({ title, countedTitle = title, price, unit = '', needs, extras: keys = [] }) => {
    const count = keys.reduce((sum, key) => sum + (chosen.get(key) ?? 0), 0)
    const isAlways = !needs && keys.length === 0
    if (!isAlways && count === 0 && !needs?.includes(need)) return []
    const many = countedTitle.replace('{Count}', capitalised(inWords(count)))
    return [{ title: count > 1 ? many : title, price, unit }]
  })
}
