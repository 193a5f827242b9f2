import { type RateCard, rateCardSchema } from '../pricing/rate-card.ts'
import type { RateCards } from '../pricing/rate-cards.ts'

/** The price lists of a day: those in force so far, and those of the future, newest first. */
export type PriceLists = RateCards & { coming: ReadonlyArray<RateCard> }

/**
 * The price lists of `content/`. The newest one up to `until` is in force, or the first one if all are later. The latest list must
 * have an identical copy among the files, so that prices are never edited under the date of a list that offers were made from.
 *
 * @param latestList the parsed `content/ratecard.json`
 * @param files the parsed content of each file of `content/ratecards/`, by file name: `2026-11-20.json`
 * @param until the newest version that may be in force: for a day `lastVersionOn` (list-version.ts);
 *   for a built site the one it was built with
 * @throws {Error} naming the file and what is wrong: a field, the file's name, or a copy that is missing or differs
 */
export function gatherRateCards(
  latestList: unknown,
  files: Readonly<Record<string, unknown>>,
  until: string,
): PriceLists {
  assertCopied(latestList, files)
  const cards = Object.entries(files).map(([name, data]) => namedCard(name, data))
  return listsUpTo(cards, until)
}

/** Divides price lists into today's, earlier and coming ones: see {@link gatherRateCards}. */
export function listsUpTo(all: ReadonlyArray<RateCard>, until: string): PriceLists {
  const cards = all.toSorted((a, b) => (a.version < b.version ? 1 : -1))
  const newestIndex = cards.findIndex(({ version }) => version <= until)
  const todayIndex = newestIndex < 0 ? cards.length - 1 : newestIndex
  const [today, ...earlier] = cards.slice(todayIndex)
  if (!today) throw new Error('content/ratecards/ holds no price list.')
  return { today, earlier, coming: cards.slice(0, todayIndex) }
}

function assertCopied(latestList: unknown, files: Readonly<Record<string, unknown>>): void {
  const name = `${parsedCard('ratecard.json', latestList).version}.json`
  const copy = files[name]
  if (copy === undefined)
    throw new Error(`content/ratecards/${name} is missing: copy content/ratecard.json there, as it is.`)
  if (JSON.stringify(copy) === JSON.stringify(latestList)) return
  throw new Error(
    [
      `content/ratecard.json and content/ratecards/${name} differ, and offers may have been made by the list of that day.`,
      '  Put it back as it was. For new prices, give content/ratecard.json a new version, the day from which they apply,',
      '  and copy it to content/ratecards/ under that day.',
    ].join('\n'),
  )
}

function namedCard(name: string, data: unknown): RateCard {
  const path = `ratecards/${name}`
  const card = parsedCard(path, data)
  if (name === `${card.version}.json`) return card
  throw notRight(path, [`version: is ${card.version}, so the file must be named ${card.version}.json`])
}

function parsedCard(path: string, data: unknown): RateCard {
  const { data: card, error } = rateCardSchema.safeParse(data)
  if (card) return card
  throw notRight(
    path,
    error.issues.map(({ message }) => message),
  )
}

function notRight(path: string, faults: ReadonlyArray<string>): Error {
  return new Error([`content/${path} is not right:`, ...faults.map((fault) => `  ${fault}`)].join('\n'))
}
