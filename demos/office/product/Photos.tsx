import type { Product } from '../../catalogue/product.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import styles from './Photos.module.css'

/** SVG view boxes of enlarged details. */
const VIEWS = ['8 18 44 44', '34 30 40 40'] as const

/** Pictures of the whole product and of its details. */
export function Photos({ product }: { product: Product }) {
  return (
    <section className={styles.photos} aria-label="Pictures">
      <ProductPicture product={product} className={styles.photo} words={product.name} />
      <div className={styles.closeUps} aria-hidden="true">
        {VIEWS.map((view) => (
          <ProductPicture key={view} product={product} className={styles.photo} view={view} />
        ))}
      </div>
    </section>
  )
}
