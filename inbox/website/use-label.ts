import type { RateCard } from '../../domain/pricing/rate-card.ts'
import { priceLabels } from './price-labels.ts'
import { useEntryTitle, useSitePart } from './site-state.ts'
import { labelOf } from './words.ts'

/** The label of a field in a list: `Prices: Live camera`, `Home, First screen: Heading`. */
export function useLabel(): (part: string, field: string) => string {
  const titleOf = useEntryTitle()
  const { data } = useSitePart('ratecard')
  const { draft: solutions } = useSitePart('solutions')
  const { draft: calculator } = useSitePart('calculator')
  const prices = data && priceLabels(data.live as RateCard, solutions, calculator) // proof: files are valid
  return (part, field) =>
    part === 'ratecard' ? `Prices: ${prices?.get(field) ?? 'First day'}` : labelOf(part, field, titleOf)
}
