import type { Service } from '../../../domain/content/pages.ts'
import { buildName } from '../../../domain/content/service-prices.ts'
import type { Solution } from '../../../domain/content/solution.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { longestMonthlyPrice, monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { baseChoices } from '../../../domain/plan/offer.ts'
import { estimate } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'

export type ServiceOffer = Pick<Service, 'title' | 'teaser' | 'tint' | 'scene'> & {
  from: string
  /** The name of the build that has this price. */
  buildName: string
  monthly: string
}

/**
 * A service with the price of its cheapest build and that price a month over the card's default duration.
 *
 * @throws {RangeError} if a build is not on the card
 */
export function serviceOffer({ builds, ...service }: Service, card: RateCard): ServiceOffer {
  const priced = builds.map((build) => ({
    name: buildName(build, card),
    totalCents: estimate(baseChoices(build.need), card).totalCents,
  }))
  const cheapest = priced.reduce((cheapestSoFar, build) =>
    build.totalCents < cheapestSoFar.totalCents ? build : cheapestSoFar,
  )
  return {
    title: service.title,
    teaser: service.teaser,
    tint: service.tint,
    scene: service.scene,
    from: formatRand(cheapest.totalCents),
    buildName: cheapest.name,
    monthly: monthlyPrice(cheapest.totalCents, card.defaultDuration),
  }
}

export type SolutionOffer = {
  url: string
  title: string
  tint: string
  platforms: ReadonlyArray<string>
  mode: string
  description: string
  total: string
  monthly: string
  /** The total over the longest duration that everyone is offered. */
  longest: string
}

/** A solution with its base price, and that price a month over the card's default and over the longest duration. */
export function solutionOffer(solution: Solution, card: RateCard): SolutionOffer {
  const { totalCents } = estimate(baseChoices(solution.url), card)
  return {
    url: solution.url,
    title: solution.title,
    tint: solution.bgColor,
    platforms: solution.platforms,
    mode: `${solution.paymentMode} Model`,
    description: solution.shortDescription,
    total: formatRand(totalCents),
    monthly: monthlyPrice(totalCents, card.defaultDuration),
    longest: longestMonthlyPrice(totalCents, card),
  }
}
