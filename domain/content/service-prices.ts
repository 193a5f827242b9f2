import { formatRand } from '../money/money.ts'
import { estimate } from '../pricing/estimate.ts'
import type { RateCard } from '../pricing/rate-card.ts'
import { counted } from '../wording.ts'
import type { Service, ServiceSheet } from './pages.ts'

/** The name of a build: `{units}` is replaced by the pages, screens or models that its price includes. */
export function buildName({ need, name }: Service['builds'][number], card: RateCard): string {
  return name.replace('{units}', String(card.custom[need]?.included))
}

/** The label of a price: `{included}` is replaced by what the build includes, `5 pages`. */
export function priceLabel({ label, choices }: ServiceSheet['prices'][number], card: RateCard): string {
  const build = card.custom[choices.need]
  return label.replace('{included}', build ? counted(build.included, build.unit) : '')
}

/** The note beside the prices, with the price of one unit more than the first build includes. */
export function priceNote({ note, prices: [first] }: ServiceSheet, card: RateCard): string {
  const build = first && card.custom[first.choices.need]
  if (!first || !build) return note
  const oneMoreUnit = estimate({ ...first.choices, units: build.included + 1 }, card)
  return note.replace(
    '{further}',
    formatRand(oneMoreUnit.totalCents - estimate(first.choices, card).totalCents),
  )
}
