import { useEffect } from 'react'
import { LruCache } from '../../catalogue/lru-cache.ts'
import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import type { ProductAnswer, ProductQuery } from '../../search/query-and-answer.ts'
import { useProductSearch } from '../../search/use-product-search.ts'
import type { FirstList } from '../first-view/first-view.ts'

/** A sorted list of products, of which only the first may be known. */
export type List = Pick<FirstList, 'unfilteredCount' | 'facets' | 'prices'> & {
  numbers: ArrayLike<number>
  count: number
}

/** Earlier answers, so that after Back the list has its height at once. */
const earlierAnswers = new LruCache<ProductAnswer>(12)

/**
 * The list of products: first the server's, then the search's answer.
 *
 * @param first the list that the server rendered for this page; null if it rendered another page
 * @returns the list, whether it is still the `first`, and whether a newer answer is awaited or has failed
 */
export function useList(query: ProductQuery, first: FirstList | null) {
  const isHydrated = useIsHydrated()
  const queryText = JSON.stringify(query)
  const { answer, isSearching, hasFailed } = useProductSearch(isHydrated ? query : null)
  useEffect(() => {
    if (answer && !isSearching) earlierAnswers.set(queryText, answer)
  }, [queryText, answer, isSearching])
  const earlierAnswer = earlierAnswers.get(queryText)
  const knownAnswer = isSearching ? (earlierAnswer ?? answer) : answer
  return {
    list: knownAnswer ? listOf(knownAnswer) : first,
    isFirst: knownAnswer === null,
    isBusy: isHydrated && isSearching && !earlierAnswer,
    hasFailed,
  }
}

function listOf({ numbers, ...answer }: ProductAnswer): List {
  return { ...answer, numbers, count: numbers.length }
}
