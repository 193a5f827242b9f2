import { storeAddresses } from '../../addresses.ts'
import { COLLECTION_NAMES, type Collection, type Product } from '../../catalogue/product.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import styles from './CollectionLinks.module.css'

export function CollectionLinks({ products }: { products: Readonly<Record<Collection, Product>> }) {
  return (
    <nav className={styles.shelves} aria-label="The four shelves">
      <ul>
        {COLLECTION_NAMES.map((collection) => (
          <li key={collection}>
            <a href={storeAddresses.collection(collection.toLowerCase())}>
              <ProductPicture product={products[collection]} wall={false} className={styles.picture} />
              {collection}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
