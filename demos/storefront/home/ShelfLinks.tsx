import { storeAddresses } from '../../addresses.ts'
import { type Product, SHELF_NAMES, type Shelf } from '../../catalogue/product.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import styles from './ShelfLinks.module.css'

export function ShelfLinks({ products }: { products: Readonly<Record<Shelf, Product>> }) {
  return (
    <nav className={styles.shelves} aria-label="The four shelves">
      <ul>
        {SHELF_NAMES.map((shelf) => (
          <li key={shelf}>
            <a href={storeAddresses.shelf(shelf.toLowerCase())}>
              <ProductPicture product={products[shelf]} wall={false} className={styles.picture} />
              {shelf}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
