import { useState } from 'react'
import type { Product } from '../../catalogue/product.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import styles from './Gallery.module.css'

/** A part of a product to look at: the part of its box, and what is to be seen there. */
export type View = { words: string; box: string }

type Props = {
  product: Product
  colour: string | null
  /** The whole product first. */
  views: ReadonlyArray<View>
  /** In words, for who does not see it. */
  words: string
  /** How large it is, beside the product; null: it has none to show. */
  measure: string | null
}

/** A product, large, and closer to look at. */
export function Gallery({ product, colour, views, words, measure }: Props) {
  const [at, setAt] = useState(0)
  const view = views[at]
  return (
    <div className={styles.gallery}>
      <figure className={styles.figure}>
        <ProductPicture
          product={product}
          colour={colour}
          {...(at > 0 && view && { view: view.box })}
          words={at > 0 && view ? `${words}: ${view.words.toLowerCase()}` : words}
          className={styles.picture}
          fills
        />
        {measure && at === 0 && <figcaption className={styles.measure}>{measure}</figcaption>}
      </figure>
      <ul className={`${styles.views} needs-script`}>
        {views.map(({ words: name, box }, place) => (
          <li key={box}>
            <button type="button" aria-pressed={place === at} aria-label={name} onClick={() => setAt(place)}>
              <ProductPicture product={product} colour={colour} isInline {...(place > 0 && { view: box })} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
