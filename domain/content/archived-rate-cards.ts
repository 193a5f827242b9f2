import { type RateCard, rateCardSchema } from '../pricing/rate-card.ts'
import type { RateCards } from '../pricing/rate-cards.ts'

/**
 * Today's prices with the earlier ones of `content/ratecards/`, newest first. A copy of today's version there is ignored.
 *
 * @param files the parsed content of each file, by file name: `2026-11-20.json`
 * @throws {Error} naming the file and each field that is missing or wrong, or a file that is not named after its version
 */
export function gatherRateCards(today: RateCard, files: Readonly<Record<string, unknown>>): RateCards {
  const cards = Object.entries(files).map(([name, data]) => archivedCard(name, data))
  const earlier = cards
    .filter(({ version }) => version !== today.version)
    .toSorted((a, b) => (a.version < b.version ? 1 : -1))
  const [newest] = earlier
  if (newest && newest.version > today.version)
    throw new Error(
      `content/ratecards/${newest.version}.json is newer than content/ratecard.json (${today.version}): today's prices are missing there.`,
    )
  return { today, earlier }
}

function archivedCard(name: string, data: unknown): RateCard {
  const result = rateCardSchema.safeParse(data)
  const faults = result.success ? [] : result.error.issues.map(({ message }) => message)
  if (result.success && name !== `${result.data.version}.json`)
    faults.push(`version: is ${result.data.version}, so the file must be named ${result.data.version}.json`)
  if (!result.success || faults.length > 0)
    throw new Error(
      [`content/ratecards/${name} is not right:`, ...faults.map((fault) => `  ${fault}`)].join('\n'),
    )
  return result.data
}
