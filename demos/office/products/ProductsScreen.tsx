import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { groupedCount } from '../../../domain/wording.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { useKeys } from '../../../ui/keys.ts'
import { Note } from '../../../ui/Note.tsx'
import { newProductAddress, officeAddresses } from '../../addresses.ts'
import { PRODUCT_COUNT } from '../../catalogue/product.ts'
import { MARKET_BASKET_PRODUCT, ProductDrawing } from '../../parts/ProductDrawing.tsx'
import { useDebouncedValue } from '../../parts/use-debounced-value.ts'
import { useUrlQuery } from '../../parts/use-url-query.ts'
import { useProductSearch } from '../../search/use-product-search.ts'
import { hasPermission } from '../../shop/rights.ts'
import { downloadProductsCsv } from '../csv/write-csv.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { BulkActions } from './BulkActions.tsx'
import styles from './ProductsScreen.module.css'
import { ProductTable } from './ProductTable.tsx'
import { ProductToolbar } from './ProductToolbar.tsx'
import {
  countsOf,
  DEFAULT_QUERY,
  type ProductListQuery,
  parseProductListQuery,
  productListHref,
  toProductQuery,
} from './product-list-query.ts'
import { useProductSelection } from './use-product-selection.ts'

const NO_NUMBERS = new Uint16Array()

/** All products with the shop’s search; owners can change many of them at once. */
export function ProductsScreen() {
  const { state, role } = useOffice()
  const [query, setQuery] = useProductListQuery()
  const [, go] = useLocation()
  const { answer, hasFailed } = useProductSearch(toProductQuery(query))
  const numbers = useDeferredValue(answer?.numbers ?? NO_NUMBERS)
  const isOwner = hasPermission(role, 'change products')
  const selection = useProductSelection(numbers, isOwner)
  const { edits, added, stock } = state
  const rowState = useMemo(() => ({ edits, added, stock }), [edits, added, stock])
  useTitle('Products')
  useKeys({ n: isOwner ? () => go(newProductAddress) : undefined })
  return (
    <div className={selection.chosen.size > 0 ? styles.withBulkBar : undefined}>
      <ScreenHead
        title="Products"
        actions={
          isOwner && (
            <>
              <Button
                className="wide-only"
                disabled={numbers.length === 0}
                onClick={() => void downloadProductsCsv(state, [...numbers])}
              >
                CSV out
              </Button>
              <Link {...buttonLook({})} href={officeAddresses.csvIn}>
                CSV in
              </Link>
              <Link {...buttonLook({ kind: 'accent' })} href={newProductAddress}>
                Add a product <Kbd>N</Kbd>
              </Link>
            </>
          )
        }
      />
      <ProductToolbar
        query={query}
        onQuery={setQuery}
        counts={answer && countsOf(answer)}
        seesHidden={isOwner}
      />
      {hasFailed && (
        <Note tone="no">The search does not work in this browser. Loading the page again may help.</Note>
      )}
      {answer?.correctedText && (
        <Note>
          No results for “{query.words.trim()}”. Showing results for <b>{answer.correctedText}</b>.
        </Note>
      )}
      {answer && numbers.length === 0 && answer.numbers.length === 0 ? (
        <NoProducts words={query.words} onClear={() => setQuery(DEFAULT_QUERY)} mayAdd={isOwner} />
      ) : (
        <>
          <ProductTable
            numbers={numbers}
            state={rowState}
            selection={isOwner ? selection : null}
            seesPrices={hasPermission(role, 'see money')}
            sort={query.sort}
            onSort={(sort) => setQuery({ ...query, sort })}
            activeIndex={selection.currentIndex}
            onCurrent={selection.setCurrent}
          />
          <p className={`cluster between ${styles.foot}`}>
            <span role="status">
              {answer ? (
                <>
                  <b>{groupedCount(numbers.length)}</b> {numbers.length === 1 ? 'product' : 'products'}
                </>
              ) : (
                'Loading …'
              )}
            </span>
            <span className="wide-only muted">
              Low: a branch is below its low-stock level.
              {hasPermission(role, 'see money') && ' Prices incl. VAT.'}
            </span>
          </p>
        </>
      )}
      {selection.chosen.size > 0 && (
        <BulkActions
          chosen={selection.chosen}
          listCount={numbers.length}
          onAll={selection.chooseAll}
          onNone={selection.clear}
        />
      )}
    </div>
  )
}

/** The query of the list, which is also in the address, written once typing has stopped. */
function useProductListQuery(): [ProductListQuery, (query: ProductListQuery) => void] {
  const urlQuery = useUrlQuery()
  const [, navigate] = useLocation()
  const [query, setQuery] = useState(() => parseProductListQuery(urlQuery))
  const address = productListHref(parseProductListQuery(urlQuery))
  const [knownAddress, setKnownAddress] = useState(address)
  if (knownAddress !== address) {
    setKnownAddress(address)
    // This hook itself may have changed the address.
    if (productListHref(query) !== address) setQuery(parseProductListQuery(urlQuery))
  }
  const settledQuery = useDebouncedValue(query)
  useEffect(() => {
    const nextHref = productListHref(settledQuery)
    if (settledQuery !== query || nextHref === address) return
    navigate(officeAddresses.products + nextHref, { replace: true })
  }, [settledQuery, query, address, navigate])
  return [query, setQuery]
}

type Props = { words: string; onClear: () => void; mayAdd: boolean }

/** The message if no product matches. */
function NoProducts({ words, onClear, mayAdd }: Props) {
  const trimmedWords = words.trim()
  const total = groupedCount(PRODUCT_COUNT)
  return (
    <EmptyState
      picture={<ProductDrawing number={MARKET_BASKET_PRODUCT} />}
      heading={
        trimmedWords === ''
          ? `None of the ${total} is like that`
          : `None of the ${total} is called ${trimmedWords}`
      }
      words={
        trimmedWords === ''
          ? 'Remove a filter: try another kind or workshop.'
          : 'We forgave two letters. Numbers work too: 00412 or 00412-2.'
      }
    >
      <Button kind="accent" onClick={onClear}>
        {trimmedWords === '' ? 'Show all' : 'Empty the search'}
      </Button>
      {mayAdd && trimmedWords !== '' && (
        <Link {...buttonLook({})} href={`${newProductAddress}&name=${encodeURIComponent(trimmedWords)}`}>
          Add a product called {trimmedWords}
        </Link>
      )}
    </EmptyState>
  )
}
