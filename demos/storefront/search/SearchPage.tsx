import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { groupedCount } from '../../../domain/wording.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { ChipLink, ChipRow } from '../../../ui/Chip.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { storeAddresses } from '../../addresses.ts'
import { COLLECTION_NAMES, PRODUCT_COUNT } from '../../catalogue/product.ts'
import { EMPTY_BASKET, ProductDrawing } from '../../parts/ProductDrawing.tsx'
import { useDebouncedValue } from '../../parts/use-debounced-value.ts'
import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import { useUrlQuery } from '../../parts/use-url-query.ts'
import { queryOfAddress, typedIn } from '../../search/query-address.ts'
import type { ProductAnswer } from '../../search/query-and-answer.ts'
import { useProductSearch } from '../../search/use-product-search.ts'
import { currentProduct } from '../../shop/current-product.ts'
import { useAddressQuery } from '../collection/CollectionPage.tsx'
import { ProductList } from '../collection/ProductList.tsx'
import { useCatalogueState } from '../product-grid/use-catalogue-state.ts'
import { Hits } from './Hits.tsx'
import { FIELD_ID, SearchField } from './SearchField.tsx'
import styles from './SearchPage.module.css'
import { listOf, STARTER_SUGGESTIONS, type Suggestion, suggestionsOf } from './suggestions.ts'

/** Shows hits as the visitor types; with filters or a sort order in its address it lists all of them. */
export function SearchPage() {
  const urlQuery = useUrlQuery()
  const isList = Object.keys(queryOfAddress(urlQuery)).some((key) => key !== 'words')
  if (isList) return <AllFound />
  return <Finding inAddress={typedIn(urlQuery)} />
}

const SHOWN = 9
const SEARCH_FAILED = 'The search did not start. Please load the page again.'
const BEGIN = 'What are you looking for? Type a word of it, or begin with one of these:'
const LOOKING = `Searching ${groupedCount(PRODUCT_COUNT)} products …`
function Finding({ inAddress }: { inAddress: string }) {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useTypedWords(inAddress, FIELD_ID)
  const [at, setAt] = useState<number | null>(null)
  const parts = useCatalogueState()
  const words = typed.trim()
  const {
    answer: newest,
    isAsking,
    isGone,
  } = useProductSearch(useIsHydrated() && words !== '' ? { words } : null)
  const answer = words === '' ? null : newest
  const products = [...(answer?.numbers.slice(0, SHOWN) ?? [])].flatMap(
    (number) => currentProduct(parts, number) ?? [],
  )
  const isNone = answer !== null && !isAsking && answer.numbers.length === 0
  const open = () => {
    const product = at === null ? undefined : products[at]
    if (product) navigate(storeAddresses.product(product.number, product.slug))
    else if (words !== '') navigate(listOf({ words: answer?.meant ?? words }))
  }
  const announcement = useDebouncedValue(isGone ? SEARCH_FAILED : foundWords(answer, words))
  const suggestions = answer && !isNone ? suggestionsOf(answer, answer.meant ?? words) : STARTER_SUGGESTIONS
  return (
    <div className={`wrap ${styles.narrow}`}>
      <h1 className="visually-hidden">Search</h1>
      <noscript>
        <p className={styles.forgiven}>
          The search of this demo runs in your browser and needs its script. The shelves do not:{' '}
          {COLLECTION_NAMES.map((collection) => (
            <a key={collection} href={storeAddresses.collection(collection.toLowerCase())}>
              {collection}
            </a>
          ))}
        </p>
      </noscript>
      <div className="needs-script">
        <SearchField
          typed={typed}
          isOpen={products.length > 0}
          at={at}
          onType={(text) => {
            setTyped(text)
            setAt(null)
          }}
          onMove={(step) => setAt(movedIndex(at, step, products.length))}
          onOpen={open}
          onEscape={() => (at === null ? navigate(storeAddresses.home) : setAt(null))}
        />
        <p className={styles.forgiven}>
          {isGone ? SEARCH_FAILED : words === '' ? BEGIN : <FoundProducts answer={answer} words={words} />}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {isNone ? (
        <EmptyState
          picture={<ProductDrawing number={EMPTY_BASKET} />}
          heading={`No ${words} here, not even a small one`}
          words={`We looked through all ${groupedCount(PRODUCT_COUNT)} products, and allowed for two wrong letters. Perhaps one of these:`}
        >
          <Suggestions suggestions={suggestions} />
        </EmptyState>
      ) : (
        <div className="needs-script">
          <ChipRow scrolls>
            <Suggestions suggestions={suggestions} />
          </ChipRow>
        </div>
      )}
      <Hits products={products} marks={answer?.marks ?? []} at={at} />
      {answer && answer.numbers.length > SHOWN && (
        <ButtonLink size="large" isWide href={listOf({ words: answer.meant ?? words })}>
          All {groupedCount(answer.numbers.length)} for “{answer.meant ?? words}”
        </ButtonLink>
      )}
    </div>
  )
}

function Suggestions({ suggestions }: { suggestions: ReadonlyArray<Suggestion> }) {
  return suggestions.map(({ words, href, count }) => (
    <ChipLink key={href} href={href}>
      {words} {count !== undefined && <small>{groupedCount(count)}</small>}
    </ChipLink>
  ))
}

function FoundProducts({ answer, words }: { answer: ProductAnswer | null; words: string }) {
  if (!answer) return LOOKING
  if (answer.numbers.length === 0) return null
  if (answer.meant === null) return foundWords(answer, words)
  return (
    <>
      No results for “{words}”. Showing results for <b>{answer.meant}</b>: {productsIn(answer)}
    </>
  )
}

function foundWords(answer: ProductAnswer | null, words: string): string {
  if (!answer) return ''
  if (answer.numbers.length === 0) return `No results for “${words}”.`
  const products = productsIn(answer)
  return answer.meant === null
    ? `${products}.`
    : `No results for “${words}”. Showing results for ${answer.meant}: ${products}`
}

function productsIn({ numbers }: ProductAnswer): string {
  return numbers.length === 1 ? '1 product' : `${groupedCount(numbers.length)} products`
}

/** After the last hit comes the first; above the first is the field itself. */
function movedIndex(at: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null
  const nextIndex = (at ?? (step === 1 ? -1 : count)) + step
  return nextIndex < 0 || nextIndex >= count ? null : nextIndex
}

const PAGE = { path: storeAddresses.search(), query: {} }

/** All hits as a list with filters and sort orders. */
function AllFound() {
  const { query, onQuery } = useAddressQuery(PAGE)
  const { words, place } = query
  const heading = words ? `“${words}”` : (place ?? 'All products')
  const parent = { href: storeAddresses.search(words), words: 'Search' }
  return (
    <ProductList
      key={`${words} ${place}`}
      page={{ ...PAGE, heading, parent, kind: null }}
      query={query}
      onQuery={onQuery}
      first={null}
      isAsRendered={false}
    />
  )
}

/**
 * The text in the field. It begins with the words of the address; when the visitor types, the address follows, so that
 * Back and shared links keep the search.
 *
 * @param inAddress the words in the current address; a space at their end is kept, as the visitor may type on
 * @param fieldId of the field, in which the visitor may have typed before hydration
 */
function useTypedWords(inAddress: string, fieldId: string): [string, (typed: string) => void] {
  const [, navigate] = useLocation()
  const words = inAddress.trim()
  const [typed, setTyped] = useState(inAddress)
  const writtenWords = useRef(words)
  const settledWords = useDebouncedValue(typed.trim())
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLInputElement && field.value !== '') setTyped(field.value)
  }, [fieldId])
  useEffect(() => {
    if (words === writtenWords.current) return
    writtenWords.current = words
    setTyped(words)
  }, [words])
  useEffect(() => {
    if (settledWords === writtenWords.current) return
    writtenWords.current = settledWords
    navigate(storeAddresses.search(settledWords), { replace: true })
  }, [settledWords, navigate])
  return [typed, setTyped]
}
