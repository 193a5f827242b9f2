import type { Service } from '../../../domain/content/page-parts.ts'
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
 * @throws {RangeError} if a build is not on the card
 */
export function serviceOffer({ builds, ...service }: Service, card: RateCard): ServiceOffer {
  const priced = builds.map(({ need, name }) => ({
    name: name.replace('{units}', String(card.custom[need]?.included ?? '')),
    totalCents: estimate(baseChoices(need), card).totalCents,
  }))
  const cheapest = priced.reduce((least, build) => (build.totalCents < least.totalCents ? build : least))
  return {
    title: service.title,
    teaser: service.teaser,
    tint: service.tint,
    scene: service.scene,
    from: formatRand(cheapest.totalCents),
    contains: cheapest.name,
    instalments: describeInstalments(splitIntoInstalments(cheapest.totalCents, card.defaultDuration)),
  }
}
