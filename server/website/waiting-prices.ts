import { changesBetween } from '../../domain/content/changes-between.ts'
import { fieldValue } from '../../domain/content/draft.ts'
import type { WaitingPrices } from '../../domain/inbox/api/website.ts'
import { firstDayOf } from '../../domain/pricing/list-version.ts'
import type { RateCard } from '../../domain/pricing/rate-card.ts'
import type { Database } from '../store/sql/database.ts'
import { publishedLists } from '../store/sql/website/price-list-rows.ts'
import { lastAttemptToBegin } from '../store/sql/website/version-rows.ts'
import { changesInWords } from './changes-in-words.ts'
import { isEditable } from './editable.ts'
import { PRICES } from './prices.ts'

/**
 * The price lists that are newer than the one that visitors see, next first, each with the prices that it changes.
 *
 * @param cards all price lists
 * @param shown the version of the list that visitors see
 */
export async function waitingPrices(
  database: Database,
  cards: ReadonlyArray<RateCard>,
  shown: string,
): Promise<Array<WaitingPrices>> {
  const lists = cards.toSorted((a, b) => (a.version < b.version ? -1 : 1))
  const first = lists.findIndex(({ version }) => version > shown)
  if (first < 0) return []
  const published = await database.read(publishedLists)
  return Promise.all(
    lists.slice(first).map(async (card, index) => {
      const before = lists[first + index - 1]
      const attempt = await database.read((tx) => lastAttemptToBegin(tx, card.version))
      const [fault] = (attempt?.state === 'failed' && attempt.report.faults) || []
      return {
        version: card.version,
        from: firstDayOf(card.version),
        isOwn: published.some(({ version }) => version === card.version),
        changes: before ? changedPrices(before, card) : [],
        ...(fault ? { fault: fault.sentence } : {}),
      }
    }),
  )
}

function changedPrices(before: RateCard, card: RateCard) {
  const fields = changesBetween(PRICES, before, card).map(({ field }) =>
    field.replace(/\.(cents|hours)$/, ''),
  )
  const changes = [...new Set(fields)]
    .map((field) => ({ part: PRICES, field, value: fieldValue({ [PRICES]: card }, { part: PRICES, field }) }))
    .filter((change) => isEditable(change))
  return changesInWords(changes, { [PRICES]: before }, { [PRICES]: card }, [])
}
