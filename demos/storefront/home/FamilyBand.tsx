import { formatRand } from '../../../domain/money/money.ts'
import { storeAddresses } from '../../addresses.ts'
import type { Product } from '../../catalogue/product.ts'
import { slugOf } from '../../catalogue/slug.ts'
import { ProductPicture } from '../../parts/ProductPicture.tsx'
import styles from './FamilyBand.module.css'

type Props = { family: string; productCount: number; products: ReadonlyArray<Product> }

/** Products of one family, from several workshops. */
export function FamilyBand({ family, productCount, products }: Props) {
  return (
    <section className={`part ${styles.band}`}>
      <div className="wrap">
        <div className="top">
          <h2>One family, many hands</h2>
          <a href={storeAddresses.family(slugOf(family))}>
            All {productCount} {family} pieces
          </a>
        </div>
        <p>
          A family shares its curves and its colours. The table is made in Paarl, the throw woven in
          Graaff-Reinet, the ukhamba coiled in Hlabisa.
        </p>
        <ul className={styles.row}>
          {products.map((product) => (
            <li key={product.number}>
              <ProductPicture product={product} wall={false} className={styles.picture} />
              <a href={storeAddresses.product(product.number, product.slug)}>
                {product.name.replace(`${family} `, '')}
              </a>
              <span className="number">{formatRand(product.priceCents)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
