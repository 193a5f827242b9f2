import type { Service } from '../../../domain/content/pages.ts'
import { withSolutionCount } from '../../../domain/content/solution.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { describeInstalments, splitIntoInstalments } from '../../../domain/plan/instalments.ts'
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
