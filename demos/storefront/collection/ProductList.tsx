import { type ReactNode, useDeferredValue, useState } from 'react'
import { counted, groupedCount, listInWords } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChipChoice, ChipRow, RemovableChip } from '../../../ui/Chip.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { NOTHING_FOUND_PRODUCT, ProductDrawing } from '../../parts/ProductDrawing.tsx'
import type { ProductQuery, Sort } from '../../search/query-and-answer.ts'
import type { FirstList } from '../first-view/first-view.ts'
import { useCatalogueState, withStock } from '../product-grid/use-catalogue-state.ts'
import { FIRST_PRODUCTS, VirtualGrid } from '../product-grid/VirtualGrid.tsx'
import type { CollectionPageFacts } from './collection-pages.ts'
import { Filters } from './Filters.tsx'
import { appliedFilters, withoutFilters } from './filter-groups.ts'
import styles from './ProductList.module.css'
import { type List, useList } from './use-list.ts'

export type ListPage = Pick<CollectionPageFacts, 'path' | 'heading' | 'query' | 'parent' | 'kind'>

type Props = {
  page: ListPage
  query: ProductQuery
  onQuery: (query: ProductQuery) => void
  first: FirstList | null
  /** Whether `first` is the answer to this query. */
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
  unfilteredCount: 0,
  facets: { kinds: [], materials: [], forms: [], colours: [], branches: [] },
  prices: null,
}

/** The products of a page, filtered and sorted by the query of its address. */
export function ProductList({ page, query, onQuery, first, isAsRendered }: Props) {
  const catalogue = useCatalogueState()
  const { list: knownList, isBusy: isLoading, hasFailed, isFirst } = useList(query, first)
  const isCurrent = knownList !== null && (isAsRendered || !isFirst)
  // The server-rendered list is current, even while the search worker starts.
  const isBusy = isLoading && !(isFirst && isCurrent)
  const list = knownList ?? NO_LIST
  const chosen = appliedFilters(query, page.query, page.kind)
  const words = countWords(
    list,
    chosen.map(({ label }) => label),
  )
  const announcement = useDeferredValue(isCurrent && !isBusy && chosen.length > 0 ? words : '')
  const statusText = hasFailed
    ? 'The search of this page did not start. Please load it again.'
    : 'Loading the products …'
  const clear = () => onQuery(withoutFilters(query, page.query))
  const clearWords = chosen.length === 2 ? 'Clear both' : 'Clear all'
  const filters = <Filters list={list} query={query} kind={page.kind} onQuery={onQuery} />
  return (
    <div className="wrap">
      <p className={styles.where}>{page.parent && <a href={page.parent.href}>{page.parent.words}</a>}</p>
      <div className={`cluster between ${styles.title}`}>
        <h1>{page.heading}</h1>
        <p className="muted">{isCurrent ? words : statusText}</p>
      </div>
      <div className={`${styles.bar} needs-script`}>
        <FilterSheet count={chosen.length} resultCount={list.count} clearWords={clearWords} onClear={clear}>
          {filters}
        </FilterSheet>
        <SortChoice query={query} onQuery={onQuery} />
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {list.count > FIRST_PRODUCTS && (
        <noscript>
          <p className="muted">
            These are the first {FIRST_PRODUCTS} of {groupedCount(list.count)}. To filter, to sort and to see
            the rest needs the page’s script, and your browser runs none.
          </p>
        </noscript>
      )}
      <div className={styles.shelf}>
        <aside className="wide-only needs-script" aria-label="Filters">
          {filters}
        </aside>
        <div className={isBusy ? styles.busy : undefined} aria-busy={isBusy}>
          {chosen.length > 0 && (
            <div className={styles.chosen}>
              <ChipRow scrolls>
                {chosen.map(({ key, label, without }) => (
                  <RemovableChip key={key} label={label} onRemove={() => onQuery(without)} />
                ))}
                <Button kind="link" onClick={clear}>
                  {clearWords}
                </Button>
              </ChipRow>
            </div>
          )}
          <h2 className="visually-hidden">Products</h2>
          {knownList && list.count === 0 ? (
            <NoResults onClear={clear} />
          ) : (
            <VirtualGrid numbers={list.numbers} item={(number) => withStock(catalogue, number)} />
          )}
        </div>
      </div>
    </div>
  )
}

function SortChoice({ query, onQuery }: Pick<Props, 'query' | 'onQuery'>) {
  return (
    <ChipChoice
      label="Sort by"
      value={query.sort ?? (query.words ? 'best match' : 'newest')}
      options={[...(query.words ? [BEST_MATCH] : []), ...SORT_WORDS]}
      onPick={(sort) => onQuery(sortedBy(query, sort))}
    />
  )
}

type FilterSheetProps = {
  /** The number of active filters. */
  count: number
  resultCount: number
  clearWords: string
  onClear: () => void
  children: ReactNode
}

/** The filters as a sheet on phones, with the button that opens it. */
function FilterSheet({ count, resultCount, clearWords, onClear, children }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button className="narrow-only" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Filter{count > 0 && <b className={styles.count}>{count}</b>}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} kind="sheet" heading="Filter" focus="heading">
        {children}
        <div className={styles.end}>
          <Button kind="link" disabled={count === 0} onClick={onClear}>
            {clearWords}
          </Button>
          <Button kind="accent" size="large" onClick={close}>
            Show {resultCount}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** `256 of 718, in kiaat and oak`; `718 products` without filters. */
function countWords({ count, unfilteredCount }: List, chosen: ReadonlyArray<string>): string {
  if (chosen.length === 0) return count === 1 ? '1 product' : `${groupedCount(count)} products`
  const words = chosen.map((word) => word.charAt(0).toLowerCase() + word.slice(1))
  const filterWords = chosen.length > 3 ? counted(chosen.length, 'filter') : listInWords(words, 'and')
  return `${groupedCount(count)} of ${groupedCount(unfilteredCount)}, ${chosen.length > 3 ? 'with' : 'in'} ${filterWords}`
}

function sortedBy({ sort: _, near: _near, ...query }: ProductQuery, sort: Sort): ProductQuery {
  return query.words || sort !== 'newest' ? { ...query, sort } : query
}

/** The message if no product matches the filters. */
function NoResults({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      picture={<ProductDrawing number={NOTHING_FOUND_PRODUCT} />}
      heading="No products match all your filters"
      words="Remove a filter, or clear them all."
    >
      <Button size="large" onClick={onClear}>
        Clear all filters
      </Button>
    </EmptyState>
  )
}
