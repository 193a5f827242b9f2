import type { Solution } from '../../../domain/content/solution.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { longestInstalments } from '../../../domain/plan/longest-instalments.ts'
import { baseChoices } from '../../../domain/plan/offer.ts'
import { estimate } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

export type SolutionOffer = {
  url: string
  title: string
  tint: string
  platforms: ReadonlyArray<string>
  mode: string
  description: string
  /** What its card's picture shows. */
  picture: string
  total: string
  /** The total over the most months that everyone is offered. */
  monthly: string
}

/** A solution with its base price and that price over the longest duration that is offered to everyone. */
export function solutionOffer(solution: Solution, card: RateCard): SolutionOffer {
  const { totalCents } = estimate(baseChoices(solution.url), card)
  return {
    url: solution.url,
    title: solution.title,
    tint: solution.bgColor,
    platforms: solution.platforms,
    mode: `${solution.paymentMode} Model`,
    description: solution.shortDescription,
    picture: solution.cardPicture,
    total: formatRand(totalCents),
    monthly: `or ${longestInstalments(totalCents, card)}`,
  }
}
