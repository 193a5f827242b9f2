import { type Content, parseContent } from '../domain/content/content.ts'
import { gatherRateCards } from '../domain/content/rate-card-files.ts'

/** The version of the price list that this build uses, see build/price-list.ts. */
declare const PRICE_LIST: string

const files = byName(import.meta.glob<unknown>('@content/*.json', { eager: true, import: 'default' }))

/** The prices in force when the site was built, and earlier ones, which old links name. */
export const rateCards = gatherRateCards(
  files['ratecard.json'],
  byName(import.meta.glob<unknown>('@content/ratecards/*.json', { eager: true, import: 'default' })),
  PRICE_LIST,
)

/** The words, facts and prices of the site, validated when the site is built: a fault stops the build and is named. */
export const content: Content = parseContent(files, rateCards)

/** @param files by their paths, `…/content/home.json`; returned by their names, `home.json` */
function byName(files: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(files).map(([path, data]) => [path.slice(path.lastIndexOf('/') + 1), data]),
  )
}
