import { useDeferredValue } from 'react'
import { formatWholeRand } from '../../../domain/money/money.ts'
import { counted, groupedCount } from '../../../domain/wording.ts'
import { productOf } from '../../catalogue/products.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import { type ProductQuery, SORTS, type Sort } from '../../search/query-and-answer.ts'
import type { FirstList } from '../first-view/first-view.ts'
import { Button } from '../parts/Button.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'
import { useCatalogueState, withStock } from '../product-grid/use-catalogue-state.ts'
import { FIRST_PRODUCTS, VirtualGrid } from '../product-grid/VirtualGrid.tsx'
import { CollectionView } from './CollectionView.tsx'
import { appliedFilters, groupsOf, priced, toggleFilter, withoutFilters } from './groups.ts'
import type { CollectionPageFacts } from './page-of.ts'
import { type List, useList } from './use-list.ts'

export type ListPage = Pick<CollectionPageFacts, 'path' | 'heading' | 'query' | 'where' | 'kind'>

type Props = {
  page: ListPage
  query: ProductQuery
  onQuery: (query: ProductQuery) => void
  first: FirstList | null
  /** Whether that is the answer to this question, and not a placeholder. */
  isAsRendered: boolean
}

const SORT_WORDS: ReadonlyArray<readonly [Sort, string]> = [
  ['newest', 'Newest first'],
  ['price up', 'Price, low to high'],
  ['price down', 'Price, high to low'],
  ['near me', 'In stock near me'],
]
const BEST_MATCH: readonly [Sort, string] = ['best match', 'Best match first']
const NO_LIST: List = {
  numbers: [],
  count: 0,
  outOf: 0,
  facets: { kinds: [], materials: [], forms: [], colours: [], branches: [] },
  prices: null,
}

/** Products of a page, narrowed and sorted as its address says. */
export function ProductList({ page, query, onQuery, first, isAsRendered }: Props) {
  const parts = useCatalogueState()
  const { list: found, isBusy: isAsking, isGone, isFirst } = useList(query, first)
  const isAnswer = found !== null && (isAsRendered || !isFirst)
  // What came with the page is no old answer, though the search is still making itself ready.
  const isBusy = isAsking && !(isFirst && isAnswer)
  const list = found ?? NO_LIST
  const chosen = appliedFilters(query, page.query, page.kind)
  const words = countWords(
    list,
    chosen.map(({ label }) => label),
  )
  const said = useDeferredValue(isAnswer && !isBusy && chosen.length > 0 ? words : '')
  const clear = () => onQuery(withoutFilters(query, page.query))
  return (
    <CollectionView
      where={page.where}
      heading={page.heading}
      count={
        isAnswer
          ? words
          : isGone
            ? 'The search of this page did not start. Please load it again.'
            : 'Loading the products …'
      }
      shown={list.count}
      groups={groupsOf(list, query, page.kind)}
      prices={{
        from: query.fromCents ? formatWholeRand(query.fromCents) : '',
        to: query.toCents ? formatWholeRand(query.toCents) : '',
        cheapest: list.prices ? formatWholeRand(list.prices.fromCents) : '',
        dearest: list.prices ? formatWholeRand(list.prices.toCents) : '',
      }}
      onTick={(group, value, isOn) => onQuery(toggleFilter(query, group, value, isOn))}
      onPrice={(edge, typed) => onQuery(priced(query, edge, typed))}
      chosen={chosen.map(({ key, label, without }) => ({ key, label, onRemove: () => onQuery(without) }))}
      onClear={clear}
      sort={{
        value: query.sort ?? (query.words ? 'best match' : 'newest'),
        choices: [...(query.words ? [BEST_MATCH] : []), ...SORT_WORDS].map(([value, word]) => ({
          value,
          word,
        })),
        onSort: (value) => onQuery(sortedBy(query, value)),
      }}
      isBusy={isBusy}
      said={said}
      withoutScript={withoutScript(list.count)}
    >
      {found && list.count === 0 ? (
        <NoResults onClear={clear} />
      ) : (
        <VirtualGrid numbers={list.numbers} item={(number) => withStock(parts, number)} />
      )}
    </CollectionView>
  )
}

function withoutScript(count: number): string | null {
  if (count <= FIRST_PRODUCTS) return null
  return `These are the first ${FIRST_PRODUCTS} of ${groupedCount(count)}. To filter, to sort and to see the rest needs the page’s script, and your browser runs none.`
}

/** `256 of 718, in kiaat and oak`; `718 products` where nothing was chosen. */
function countWords({ count, outOf }: List, chosen: ReadonlyArray<string>): string {
  if (chosen.length === 0) return count === 1 ? '1 product' : `${groupedCount(count)} products`
  const words = chosen.map((word) => word.charAt(0).toLowerCase() + word.slice(1))
  const said = chosen.length > 3 ? counted(chosen.length, 'filter') : joined(words)
  return `${groupedCount(count)} of ${groupedCount(outOf)}, ${chosen.length > 3 ? 'with' : 'in'} ${said}`
}

function joined(words: ReadonlyArray<string>): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function sortedBy({ sort: _, near: _near, ...query }: ProductQuery, value: string): ProductQuery {
  const sort = SORTS.find((each) => each === value)
  return sort && (query.words || sort !== 'newest') ? { ...query, sort } : query
}

const EMPTY_BASKET = 263

/** Where the filters leave nothing of a list. */
function NoResults({ onClear }: { onClear: () => void }) {
  const basket = productOf(EMPTY_BASKET)
  return (
    <EmptyState
      picture={basket && <ProductPicture product={basket} wall={false} />}
      heading="No products match all your filters"
      words="Remove a filter, or clear them all."
    >
      <Button look="quiet" onClick={onClear}>
        Clear all filters
      </Button>
    </EmptyState>
  )
}
