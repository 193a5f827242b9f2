import { formatRand } from '../../../domain/money/money.ts'
import { capitalised } from '../../../domain/wording.ts'
import { storeAddresses } from '../../addresses.ts'
import { materialName } from '../../catalogue/materials.ts'
import type { Product } from '../../catalogue/product.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import styles from './Hits.module.css'
import { marked } from './marked.ts'
import { HITS_ID, hitId } from './SearchField.tsx'

type Props = {
  products: ReadonlyArray<Product>
  marks: ReadonlyArray<string>
  /** The one that the arrow keys are at. */
  at: number | null
}

/** What answers, the best first. */
export function Hits({ products, marks, at }: Props) {
  return (
    <div className={styles.hits} id={HITS_ID} role="listbox" aria-label="Products">
      {products.map((product, place) => (
        <a
          key={product.number}
          id={hitId(place)}
          role="option"
          aria-selected={place === at}
          tabIndex={-1}
          href={storeAddresses.product(product.number, product.slug)}
        >
          <ProductPicture product={product} className={styles.picture} />
          <span>
            <span className={styles.name}>
              <Marked name={product.name} marks={marks} />
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

function Marked({ name, marks }: { name: string; marks: ReadonlyArray<string> }) {
  return marked(name, marks).map(({ text, isMarked, at }) =>
    isMarked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )
}
