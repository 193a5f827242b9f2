import { useState } from 'react'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import type { Offer } from './chosen-variant.ts'
import styles from './Gallery.module.css'
import { heightBeside } from './words/sizes.ts'
import { pictureWords, viewsOf } from './words/views.ts'

/** A large picture of a product, and buttons for closer views. */
export function Gallery({ product, chosen }: Pick<Offer, 'product' | 'chosen'>) {
  const [viewIndex, setViewIndex] = useState(0)
  const { colour, size } = chosen
  const views = viewsOf(product.kind)
  const view = views[viewIndex]
  const words = pictureWords(product, colour)
  const height = heightBeside(product.kind, size)
  return (
    <div className={styles.gallery}>
      <figure className={styles.figure}>
        <ProductPicture
          product={product}
          colour={colour}
          {...(viewIndex > 0 && view && { view: view.box })}
          words={viewIndex > 0 && view ? `${words}: ${view.words.toLowerCase()}` : words}
          className={styles.picture}
          fills
        />
        {height && viewIndex === 0 && <figcaption className={styles.measure}>{height}</figcaption>}
      </figure>
      <ul className={`${styles.views} needs-script`}>
        {views.map(({ words: name, box }, index) => (
          <li key={box}>
            <button
              type="button"
              aria-pressed={index === viewIndex}
              aria-label={name}
              onClick={() => setViewIndex(index)}
            >
              <ProductPicture product={product} colour={colour} isInline {...(index > 0 && { view: box })} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
