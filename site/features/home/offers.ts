import type { Service } from '../../../domain/content/pages.ts'
import { type Solution, withSolutionCount } from '../../../domain/content/solution.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { describeInstalments, splitIntoInstalments } from '../../../domain/plan/instalments.ts'
import { longestMonthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { baseChoices } from '../../../domain/plan/offer.ts'
import { estimate } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

export type ServiceOffer = Pick<Service, 'title' | 'teaser' | 'tint' | 'scene'> & {
  from: string
  /** What the price contains. */
  contains: string
  instalments: string
}

/**
 * A service with the price of its cheapest build and the instalments of that price over the card's default duration.
 *
 * @param solutionCount how many solutions the catalogue has
 * @throws {RangeError} if a build is not on the card
 */
export function serviceOffer(
  { builds, ...service }: Service,
  card: RateCard,
  solutionCount: number,
): ServiceOffer {
  const priced = builds.map(({ need, name }) => ({
    name: name.replace('{units}', String(card.custom[need]?.included ?? '')),
    totalCents: estimate(baseChoices(need), card).totalCents,
  }))
  const cheapest = priced.reduce((least, build) => (build.totalCents < least.totalCents ? build : least))
  return {
    title: service.title,
    teaser: withSolutionCount(service.teaser, solutionCount),
    tint: service.tint,
    scene: service.scene,
    from: formatRand(cheapest.totalCents),
    contains: cheapest.name,
    instalments: describeInstalments(splitIntoInstalments(cheapest.totalCents, card.defaultDuration)),
  }
}

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
    monthly: `or ${longestMonthlyPrice(totalCents, card)}`,
  }
}
