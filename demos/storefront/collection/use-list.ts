import { useEffect } from 'react'
import { LruCache } from '../../catalogue/lru-cache.ts'
import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import type { ProductAnswer, ProductQuery } from '../../search/query-and-answer.ts'
import { useProductSearch } from '../../search/use-product-search.ts'
import type { FirstList } from '../first-view/first-view.ts'

/** Products in order, of which the page may know only the first. */
export type List = Pick<FirstList, 'outOf' | 'facets' | 'prices'> & {
  numbers: ArrayLike<number>
  count: number
}

/** The answers to the questions before, so that Back finds a list as high as it was. */
const earlierAnswers = new LruCache<ProductAnswer>(12)

/**
 * A list of products: at first what came with the page, then what the search answers.
 *
 * @param first what the server rendered for this page; null: it rendered another
 */
export function useList(query: ProductQuery, first: FirstList | null) {
  const isAwake = useIsHydrated()
  const queryText = JSON.stringify(query)
  const { answer, isAsking, isGone } = useProductSearch(isAwake ? query : null)
  useEffect(() => {
    if (answer && !isAsking) earlierAnswers.set(queryText, answer)
  }, [queryText, answer, isAsking])
  const earlierAnswer = earlierAnswers.get(queryText)
  const knownAnswer = isAsking ? (earlierAnswer ?? answer) : answer
  return {
    list: knownAnswer ? listOf(knownAnswer) : first,
    isFirst: knownAnswer === null,
    isBusy: isAwake && isAsking && !earlierAnswer,
    isGone,
  }
}

function listOf({ numbers, ...answer }: ProductAnswer): List {
  return { ...answer, numbers, count: numbers.length }
}
