import type { ServiceSheet } from '../../../domain/content/pages.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { splitIntoInstalments } from '../../../domain/plan/instalments.ts'
import { estimate } from '../../../domain/pricing/estimate.ts'
import type { CustomBuild, RateCard } from '../../../domain/pricing/rate-card.ts'
import { counted } from '../../../domain/wording.ts'
import type { PriceRow } from './PriceCard.tsx'

/**
 * The prices of a service, cheapest first, each split over so many months.
 *
 * @throws {RangeError} if a choice is not on the rate card
 */
export function priceRows({ prices }: ServiceSheet, months: number, card: RateCard): Array<PriceRow> {
  return prices
    .map(({ label, choices }) => {
      const { totalCents } = estimate(choices, card)
      return {
        choices,
        label: label.replace('{included}', includedIn(card.custom[choices.need])),
        totalCents,
        instalments: splitIntoInstalments(totalCents, months),
      }
    })
    .sort((a, b) => a.totalCents - b.totalCents)
}

/** The note beside the prices, with the price of one unit more than the first build includes. */
export function priceNote({ note, prices: [first] }: ServiceSheet, card: RateCard): string {
  const build = first && card.custom[first.choices.need]
  if (!first || !build) return note
  const more = estimate({ ...first.choices, units: build.included + 1 }, card)
  return note.replace('{further}', formatRand(more.totalCents - estimate(first.choices, card).totalCents))
}

function includedIn(build: CustomBuild | undefined): string {
  return build ? counted(build.included, build.unit) : ''
}
