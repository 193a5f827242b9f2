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
import { ProductDrawing } from '../../parts/ProductDrawing.tsx'
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
  ALL_PRODUCTS,
  asQuestion,
  countsOf,
  type ProductListQuery,
  parseProductListQuery,
  productListHref,
} from './product-list-query.ts'
import { useProductSelection } from './use-product-selection.ts'

const NO_NUMBERS = new Uint16Array()

/** All products, found as in the shop; the owner changes many of them at once. */
export function ProductsScreen() {
  const { state, role } = useOffice()
  const [query, setQuery] = useProductListQuery()
  const [, go] = useLocation()
  const { answer, isGone } = useProductSearch(asQuestion(query))
  const numbers = useDeferredValue(answer?.numbers ?? NO_NUMBERS)
  const isOwner = hasPermission(role, 'change products')
  const choice = useProductSelection(numbers, isOwner)
  const { edits, added, stock } = state
  const binLocations = useMemo(() => ({ edits, added, stock }), [edits, added, stock])
  useTitle('Products')
  useKeys({ n: isOwner ? () => go(newProductAddress) : undefined })
  const areAll = numbers.length > 0 && numbers.every((number) => choice.chosen.has(number))
  return (
    <div className={choice.chosen.size > 0 ? styles.room : undefined}>
      <ScreenHead
        title="Products"
        acts={
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
      {isGone && (
        <Note tone="no">The search does not work in this browser. Loading the page again may help.</Note>
      )}
      {answer?.meant && (
        <Note>
          No results for “{query.words.trim()}”. Showing results for <b>{answer.meant}</b>.
        </Note>
      )}
      {answer && numbers.length === 0 && answer.numbers.length === 0 ? (
        <NoProducts words={query.words} onEmpty={() => setQuery(ALL_PRODUCTS)} mayAdd={isOwner} />
      ) : (
        <>
          <ProductTable
            numbers={numbers}
            state={binLocations}
            choosing={
              isOwner
                ? {
                    chosen: choice.chosen,
                    onChoose: choice.choose,
                    onChooseAll: areAll ? choice.none : choice.all,
                    areAll,
                  }
                : null
            }
            seesPrices={hasPermission(role, 'see money')}
            sort={query.sort}
            onSort={(sort) => setQuery({ ...query, sort })}
            activeIndex={choice.place}
            onReach={choice.reach}
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
      {choice.chosen.size > 0 && (
        <BulkActions chosen={choice.chosen} outOf={numbers.length} onAll={choice.all} onNone={choice.none} />
      )}
    </div>
  )
}

/** The query of the list, which is written to the address once typing has stopped, so that Back, a reload and a link lead to the same list. */
export function useProductListQuery(): [ProductListQuery, (query: ProductListQuery) => void] {
  const urlQuery = useUrlQuery()
  const [, navigate] = useLocation()
  const [query, setQuery] = useState(() => parseProductListQuery(urlQuery))
  const address = productListHref(parseProductListQuery(urlQuery))
  const [knownAddress, setKnownAddress] = useState(address)
  if (knownAddress !== address) {
    setKnownAddress(address)
    // The address was changed from outside; a change by this screen is known already.
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

/** Hoopoe ilala market basket. */
const PICTURE = 562

type Props = { words: string; onEmpty: () => void; mayAdd: boolean }

/** The message if no product matches. */
export function NoProducts({ words, onEmpty, mayAdd }: Props) {
  const trimmedWords = words.trim()
  const all = groupedCount(PRODUCT_COUNT)
  return (
    <EmptyState
      picture={<ProductDrawing number={PICTURE} />}
      heading={
        trimmedWords === ''
          ? `None of the ${all} is like that`
          : `None of the ${all} is called ${trimmedWords}`
      }
      words={
        trimmedWords === ''
          ? 'Remove a filter: try another kind or workshop.'
          : 'We forgave two letters. Numbers work too: 00412 or 00412-2.'
      }
    >
      <Button kind="accent" onClick={onEmpty}>
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
