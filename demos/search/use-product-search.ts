import { useEffect, useState } from 'react'
import { useShop } from '../shop-data/shop.tsx'
import type { ProductAnswer, ProductQuery } from './query-and-answer.ts'
import { SearchClient } from './search-client.ts'

export type SearchState = {
  /** The latest answer, which stays while a newer query is running, so that nothing jumps; null before the first. */
  answer: ProductAnswer | null
  isAsking: boolean
  /** Whether the search failed in the worker and on the page. */
  isGone: boolean
}

type AnsweredQuery = { asked: string | null; answer: ProductAnswer | null; isGone: boolean }

const NOT_YET: AnsweredQuery = { asked: null, answer: null, isGone: false }
const client = new SearchClient()

/**
 * Searches products, again after each change of the query or of the office's data.
 *
 * @param query null: nothing is searched, and no worker is created
 */
export function useProductSearch(query: ProductQuery | null): SearchState {
  const { state } = useShop()
  const [asker] = useState(() => client.asker())
  const [{ asked: answered, answer, isGone }, setAnswered] = useState(NOT_YET)
  const { edits, added, stock } = state ?? {}
  const queryText = query && JSON.stringify(query)
  useEffect(() => {
    if (edits && added && stock) client.tell({ edits, added, stock })
    if (queryText === null) return
    // `as`: it was written from a query in this very rendering.
    asker.ask(JSON.parse(queryText) as ProductQuery).then(
      (found) => found && setAnswered({ asked: queryText, answer: found, isGone: false }),
      () => setAnswered((previous) => ({ ...previous, asked: queryText, isGone: true })),
    )
  }, [queryText, asker, edits, added, stock])
  return { answer, isGone, isAsking: queryText !== null && queryText !== answered }
}
