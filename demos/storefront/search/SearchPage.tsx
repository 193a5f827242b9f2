import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { groupedCount } from '../../../domain/wording.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { ChipLink, ChipRow } from '../../../ui/Chip.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { storeAddresses } from '../../addresses.ts'
import { COLLECTION_NAMES, PRODUCT_COUNT } from '../../catalogue/product.ts'
import { NOTHING_FOUND_PRODUCT, ProductDrawing } from '../../parts/ProductDrawing.tsx'
import { useDebouncedValue } from '../../parts/use-debounced-value.ts'
import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import { useUrlQuery } from '../../parts/use-url-query.ts'
import { queryOfAddress, typedWords } from '../../search/query-address.ts'
import type { ProductAnswer } from '../../search/query-and-answer.ts'
import { useProductSearch } from '../../search/use-product-search.ts'
import { currentProduct } from '../../shop/current-product.ts'
import { useAddressQuery } from '../collection/CollectionPage.tsx'
import { ProductList } from '../collection/ProductList.tsx'
import { useCatalogueState } from '../product-grid/use-catalogue-state.ts'
import { Hits } from './Hits.tsx'
import { FIELD_ID, SearchField } from './SearchField.tsx'
import styles from './SearchPage.module.css'
import { hitsAddress, STARTER_SUGGESTIONS, type Suggestion, suggestionsOf } from './suggestions.ts'

/** Shows hits as the visitor types; with filters or a sort order in its address it lists all of them. */
export function SearchPage() {
  const urlQuery = useUrlQuery()
  const isList = Object.keys(queryOfAddress(urlQuery)).some((key) => key !== 'words')
  if (isList) return <AllResults />
  return <SearchAsYouType addressWords={typedWords(urlQuery)} />
}

const MAX_HITS = 9
const SEARCH_FAILED = 'The search did not start. Please load the page again.'
const PROMPT = 'What are you looking for? Type a word of it, or begin with one of these:'
const SEARCHING = `Searching ${groupedCount(PRODUCT_COUNT)} products …`
function SearchAsYouType({ addressWords }: { addressWords: string }) {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useTypedWords(addressWords)
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null)
  const catalogue = useCatalogueState()
  const words = typed.trim()
  const {
    answer: newestAnswer,
    isSearching,
    hasFailed,
  } = useProductSearch(useIsHydrated() && words !== '' ? { words } : null)
  const answer = words === '' ? null : newestAnswer
  const searchedWords = answer?.correctedText ?? words
  const products = [...(answer?.numbers.slice(0, MAX_HITS) ?? [])].flatMap(
    (number) => currentProduct(catalogue, number) ?? [],
  )
  const hasNoResults = answer !== null && !isSearching && answer.numbers.length === 0
  const openSelected = () => {
    const product = selectedIndex === null ? undefined : products[selectedIndex]
    if (product) navigate(storeAddresses.product(product.number, product.slug))
    else if (words !== '') navigate(hitsAddress({ words: searchedWords }))
  }
  const announcement = useDebouncedValue(hasFailed ? SEARCH_FAILED : resultText(answer, words))
  const suggestions = answer && !hasNoResults ? suggestionsOf(answer, searchedWords) : STARTER_SUGGESTIONS
  return (
    <div className={`wrap ${styles.narrow}`}>
      <h1 className="visually-hidden">Search</h1>
      <noscript>
        <p className={styles.status}>
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
          selectedIndex={selectedIndex}
          onType={(text) => {
            setTyped(text)
            setSelectedIndex(null)
          }}
          onMove={(step) => setSelectedIndex(nextSelectedIndex(selectedIndex, step, products.length))}
          onOpen={openSelected}
          onEscape={() => (selectedIndex === null ? navigate(storeAddresses.home) : setSelectedIndex(null))}
        />
        <p className={styles.status}>
          {hasFailed ? SEARCH_FAILED : words === '' ? PROMPT : <SearchStatus answer={answer} words={words} />}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {hasNoResults ? (
        <EmptyState
          picture={<ProductDrawing number={NOTHING_FOUND_PRODUCT} />}
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
      <Hits products={products} highlights={answer?.highlights ?? []} selectedIndex={selectedIndex} />
      {answer && answer.numbers.length > MAX_HITS && (
        <ButtonLink size="large" isWide href={hitsAddress({ words: searchedWords })}>
          All {groupedCount(answer.numbers.length)} for “{searchedWords}”
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

function SearchStatus({ answer, words }: { answer: ProductAnswer | null; words: string }) {
  if (!answer) return SEARCHING
  if (answer.numbers.length === 0) return null
  if (answer.correctedText === null) return resultText(answer, words)
  return (
    <>
      No results for “{words}”. Showing results for <b>{answer.correctedText}</b>: {productsIn(answer)}
    </>
  )
}

function resultText(answer: ProductAnswer | null, words: string): string {
  if (!answer) return ''
  if (answer.numbers.length === 0) return `No results for “${words}”.`
  const products = productsIn(answer)
  return answer.correctedText === null
    ? `${products}.`
    : `No results for “${words}”. Showing results for ${answer.correctedText}: ${products}`
}

function productsIn({ numbers }: ProductAnswer): string {
  return numbers.length === 1 ? '1 product' : `${groupedCount(numbers.length)} products`
}

/** The next selected hit; null, beyond the first and last one, is the field itself. */
function nextSelectedIndex(index: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null
  const nextIndex = (index ?? (step === 1 ? -1 : count)) + step
  return nextIndex < 0 || nextIndex >= count ? null : nextIndex
}

const PAGE = { path: storeAddresses.search(), query: {} }

/** All hits as a list with filters and sort orders. */
function AllResults() {
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
 * @param addressWords the words in the current address, with a space at the end if the visitor typed one
 */
function useTypedWords(addressWords: string): [string, (typed: string) => void] {
  const [, navigate] = useLocation()
  const words = addressWords.trim()
  const [typed, setTyped] = useState(addressWords)
  const lastWords = useRef(words)
  const settledWords = useDebouncedValue(typed.trim())
  useLayoutEffect(() => {
    // The visitor may have typed before hydration.
    const field = document.getElementById(FIELD_ID)
    if (field instanceof HTMLInputElement && field.value !== '') setTyped(field.value)
  }, [])
  useEffect(() => {
    if (words === lastWords.current) return
    lastWords.current = words
    setTyped(words)
  }, [words])
  useEffect(() => {
    if (settledWords === lastWords.current) return
    lastWords.current = settledWords
    navigate(storeAddresses.search(settledWords), { replace: true })
  }, [settledWords, navigate])
  return [typed, setTyped]
}
