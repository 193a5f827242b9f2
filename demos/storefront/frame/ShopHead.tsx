import type { ReactNode } from 'react'
import { pluralised } from '../../../domain/wording.ts'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { storeAddresses } from '../../addresses.ts'
import { COLLECTION_NAMES, type Collection } from '../../catalogue/product.ts'
import type { ShopBrand } from '../../shop-brand.ts'
import { ShopName } from '../../visitor-brand/ShopName.tsx'
import { SearchLinks } from './SearchLinks.tsx'
import styles from './ShopHead.module.css'

type Props = {
  brand: ShopBrand
  /** Pieces in the basket. */
  quantity: number
  /** The collection that the page belongs to. */
  currentCollection?: Collection | undefined
  /** The links or field that open the search. Null if the page itself begins with a search field. */
  search?: ReactNode
}

export function ShopHead({ brand, quantity, currentCollection, search = <SearchLinks /> }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.in}>
        <a className={styles.logo} href={storeAddresses.home}>
          <ShopName brand={brand} />
        </a>
        <nav className={styles.shelves} aria-label="Shelves">
          {COLLECTION_NAMES.map((collection) => (
            <a
              key={collection}
              href={storeAddresses.collection(collection.toLowerCase())}
              aria-current={collection === currentCollection ? 'true' : undefined}
            >
              {collection}
            </a>
          ))}
        </nav>
        {search}
        <a
          className={styles.icon}
          href={storeAddresses.basket}
          aria-label={`Basket, ${quantity} ${pluralised(quantity, 'piece')}`}
        >
          <Icon path={icons.bag} size={25} />
          {quantity}
        </a>
      </div>
    </header>
  )
}

/** The header of the checkout: only a link back to the basket. */
export function PlainHead({ brand }: { brand: ShopBrand }) {
  return (
    <header className={`${styles.head} ${styles.plain}`}>
      <div className={styles.in}>
        <a className={styles.logo} href={storeAddresses.home}>
          <ShopName brand={brand} />
        </a>
        <a className={styles.aside} href={storeAddresses.basket}>
          Basket
        </a>
      </div>
    </header>
  )
}
