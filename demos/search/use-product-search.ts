import { useEffect, useState } from 'react'
import { useShop } from '../shop-data/shop.tsx'
import type { ProductAnswer, ProductQuery } from './query-and-answer.ts'
import { SearchClient } from './search-client.ts'

type SearchState = {
  /** The latest answer, which stays while a newer query is running, so that nothing jumps; null before the first. */
  answer: ProductAnswer | null
  isSearching: boolean
  /** Whether the search failed in the worker and on the page. */
  hasFailed: boolean
}

type AnsweredQuery = { query: string | null; answer: ProductAnswer | null; hasFailed: boolean }

const NO_ANSWER: AnsweredQuery = { query: null, answer: null, hasFailed: false }
const client = new SearchClient()

/**
 * Searches products, again after each change of the query or of the office's data.
 *
 * @param query null searches nothing and creates no worker
 */
export function useProductSearch(query: ProductQuery | null): SearchState {
  const { state } = useShop()
  const [searcher] = useState(() => client.searcher())
  const [{ query: answeredQuery, answer, hasFailed }, setAnswered] = useState(NO_ANSWER)
  const { edits, added, stock } = state ?? {}
  const queryText = query && JSON.stringify(query)
  useEffect(() => {
    if (edits && added && stock) client.setChanges({ edits, added, stock })
    if (queryText === null) return
    // `as`: the text was made from a query.
    searcher.search(JSON.parse(queryText) as ProductQuery).then(
      (newAnswer) => newAnswer && setAnswered({ query: queryText, answer: newAnswer, hasFailed: false }),
      () => setAnswered((previous) => ({ ...previous, query: queryText, hasFailed: true })),
    )
  }, [queryText, searcher, edits, added, stock])
  return { answer, hasFailed, isSearching: queryText !== null && queryText !== answeredQuery }
}
