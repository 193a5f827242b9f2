import { gatherRateCards } from '../domain/content/archived-rate-cards.ts'
import { type Content, parseContent } from '../domain/content/content.ts'

/** The words, facts and prices of the site, validated when the site is built: a fault stops the build and is named. */
export const content: Content = parseContent(
  byName(import.meta.glob<unknown>('../content/*.json', { eager: true, import: 'default' })),
)

/** Today's prices, and the earlier ones that old links were made with. */
export const rateCards = gatherRateCards(
  content.ratecard,
  byName(import.meta.glob<unknown>('../content/ratecards/*.json', { eager: true, import: 'default' })),
)

/** @param files by their paths, `../content/home.json`; returned by their names, `home.json` */
function byName(files: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(files).map(([path, data]) => [path.slice(path.lastIndexOf('/') + 1), data]),
  )
}
