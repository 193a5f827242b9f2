import { formatRand } from '../../../domain/money/money.ts'
import { capitalised } from '../../../domain/wording.ts'
import { storeAddresses } from '../../addresses.ts'
import { materialName } from '../../catalogue/materials.ts'
import type { Product } from '../../catalogue/product.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import styles from './Hits.module.css'
import { HITS_ID, hitId } from './SearchField.tsx'

type HitsProps = {
  products: ReadonlyArray<Product>
  highlights: ReadonlyArray<string>
  /** The hit selected with the arrow keys. */
  selectedIndex: number | null
}

/** The search's hits, best first. */
export function Hits({ products, highlights, selectedIndex }: HitsProps) {
  return (
    <div className={styles.hits} id={HITS_ID} role="listbox" aria-label="Products">
      {products.map((product, index) => (
        <a
          key={product.number}
          id={hitId(index)}
          role="option"
          aria-selected={index === selectedIndex}
          tabIndex={-1}
          href={storeAddresses.product(product.number, product.slug)}
        >
          <ProductPicture product={product} className={styles.picture} />
          <span>
            <span className={styles.name}>
              {markMatches(product.name, highlights).map(({ text, isMarked, at }) =>
                isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
              )}
            </span>
            <small>
              {capitalised(materialName(product.material))}, {product.maker.place}
            </small>
          </span>
          <span className={`number ${styles.price}`}>{formatRand(product.priceCents)}</span>
        </a>
      ))}
    </div>
  )
}

/** A part of a name, and whether it matches the search. */
type TextSegment = { text: string; isMarked: boolean; at: number }

/** No lookbehind: Safari 16.0 to 16.3 cannot parse it and would run none of the script. */
const WORD_AND_END = /[^ -]*[ -]|[^ -]+/g

/**
 * Splits a name into parts and marks the beginnings of words that match the typed text.
 *
 * @param highlights the typed words, in lower case without accents
 */
export function markMatches(name: string, highlights: ReadonlyArray<string>): Array<TextSegment> {
  let at = 0
  return (name.match(WORD_AND_END) ?? []).flatMap((word) => {
    const folded = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const matchLength = highlights
      .filter((highlight) => folded.startsWith(highlight))
      .reduce((longest, { length }) => Math.max(longest, length), 0)
    const start = at
    at += word.length
    const rest = { text: word.slice(matchLength), isMarked: false, at: start + matchLength }
    return matchLength === 0
      ? [rest]
      : [{ text: word.slice(0, matchLength), isMarked: true, at: start }, rest]
  })
}
