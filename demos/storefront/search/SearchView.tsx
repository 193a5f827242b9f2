import type { ComponentProps, ReactNode } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { capitalised, groupedCount } from '../../../domain/wording.ts'
import { storeAddresses } from '../../addresses.ts'
import { materialName } from '../../catalogue/materials.ts'
import { COLLECTION_NAMES, PRODUCT_COUNT, type Product } from '../../catalogue/product.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import { ButtonLink } from '../parts/Button.tsx'
import { ChipLink, ChipRow } from '../parts/Chip.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'
import hitsStyles from './Hits.module.css'
import { HITS_ID, hitId, SearchField } from './SearchField.tsx'
import styles from './SearchView.module.css'

export type Suggestion = { words: string; href: string; count?: number | undefined }

type Props = {
  field: ComponentProps<typeof SearchField>
  /** What was found, in a sentence. */
  found: ReactNode
  /** The same, once typing stopped: to who hears the page. */
  said: string
  suggestions: ReadonlyArray<Suggestion>
  hits: ComponentProps<typeof Hits>
  /** All that was found, on a page of its own. */
  all: { words: string; href: string } | null
  /** What was typed, where nothing is called so. */
  none: { typed: string; picture: ReactNode } | null
}

/** Answers while one types. */
export function SearchView({ field, found, said, suggestions, hits, all, none }: Props) {
  return (
    <div className={`wrap ${styles.narrow}`}>
      <h1 className="hide">Search</h1>
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
        <SearchField {...field} />
        <p className={styles.forgiven}>{found}</p>
      </div>
      <p className="hide" role="status">
        {said}
      </p>
      {none ? (
        <EmptyState
          picture={none.picture}
          heading={`No ${none.typed} here, not even a small one`}
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
      <Hits {...hits} />
      {all && (
        <ButtonLink look="quiet" isWide href={all.href}>
          {all.words}
        </ButtonLink>
      )}
    </div>
  )
}

function Suggestions({ suggestions }: Pick<Props, 'suggestions'>) {
  return suggestions.map(({ words, href, count }) => (
    <ChipLink key={href} href={href}>
      {words} {count !== undefined && <small>{groupedCount(count)}</small>}
    </ChipLink>
  ))
}

type HitsProps = {
  products: ReadonlyArray<Product>
  marks: ReadonlyArray<string>
  /** The one that the arrow keys are at. */
  at: number | null
}

/** What answers, the best first. */
function Hits({ products, marks, at }: HitsProps) {
  return (
    <div className={hitsStyles.hits} id={HITS_ID} role="listbox" aria-label="Products">
      {products.map((product, place) => (
        <a
          key={product.number}
          id={hitId(place)}
          role="option"
          aria-selected={place === at}
          tabIndex={-1}
          href={storeAddresses.product(product.number, product.slug)}
        >
          <ProductPicture product={product} className={hitsStyles.picture} />
          <span>
            <span className={hitsStyles.name}>
              <Marked name={product.name} marks={marks} />
            </span>
            <small>
              {capitalised(materialName(product.material))}, {product.maker.place}
            </small>
          </span>
          <span className={`number ${hitsStyles.price}`}>{formatRand(product.priceCents)}</span>
        </a>
      ))}
    </div>
  )
}

function Marked({ name, marks }: { name: string; marks: ReadonlyArray<string> }) {
  return marked(name, marks).map(({ text, isMarked, at }) =>
    isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )
}

/** A piece of a name, and whether it is what was looked for. */
type Piece = { text: string; isMarked: boolean; at: number }

/** Not split after each end: Safari 16.0 to 16.3 cannot look behind, and would read none of the script. */
const WORD_AND_END = /[^ -]*[ -]|[^ -]+/g

/**
 * A name in pieces: the beginnings of words that answer what was typed are marked.
 *
 * @param marks in small letters without accents
 */
export function marked(name: string, marks: ReadonlyArray<string>): Array<Piece> {
  let at = 0
  return (name.match(WORD_AND_END) ?? []).flatMap((word) => {
    const bare = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const longest = marks
      .filter((mark) => bare.startsWith(mark))
      .reduce((most, mark) => Math.max(most, mark.length), 0)
    const start = at
    at += word.length
    const rest = { text: word.slice(longest), isMarked: false, at: start + longest }
    return longest === 0 ? [rest] : [{ text: word.slice(0, longest), isMarked: true, at: start }, rest]
  })
}
