import type { RateCard } from './rate-card.ts'

/** The prices in force when the site was built, and those of older links, newest first. */
export type RateCards = { today: RateCard; earlier: ReadonlyArray<RateCard> }

/** The card of a version; undefined if there is none, because a wrong price is worse than no price. */
export function cardOfVersion({ today, earlier }: RateCards, version: string): RateCard | undefined {
  return [today, ...earlier].find((card) => card.version === version)
}
