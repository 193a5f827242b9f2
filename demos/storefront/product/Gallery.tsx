import { useState } from 'react'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import type { Offer } from './chosen-variant.ts'
import styles from './Gallery.module.css'
import { heightBeside } from './words/sizes.ts'
import { pictureWords, viewsOf } from './words/views.ts'

/** A large picture of a product, and buttons for closer views. */
export function Gallery({ product, chosen }: Pick<Offer, 'product' | 'chosen'>) {
  const [at, setAt] = useState(0)
  const { colour, size } = chosen
  const views = viewsOf(product.kind)
  const view = views[at]
  const words = pictureWords(product, colour)
  const measure = heightBeside(product.kind, size)
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
        {views.map(({ words: name, box }, index) => (
          <li key={box}>
            <button type="button" aria-pressed={index === at} aria-label={name} onClick={() => setAt(index)}>
              <ProductPicture product={product} colour={colour} isInline {...(index > 0 && { view: box })} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
