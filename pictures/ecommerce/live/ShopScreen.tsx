import { COLLECTION_NAMES } from '../../../demos/catalogue/product.ts'
import { ProductPicture } from '../../../demos/parts/ProductPicture.tsx'
import { basketTotals } from '../../../demos/shop/totals.ts'
import { BagIcon, GlassIcon } from '../../../demos/storefront/parts/icons.tsx'
import { StatusBar } from '../../frames/StatusBar.tsx'
import { BrandText } from '../../live/BrandText.tsx'
import place from '../../live/name-place.module.css'
import type { BrandProps } from '../../live/scene-brand.ts'
import { formatRand } from '../../wording/rand.ts'
import { BEFORE, DAY, PENDANT, PLANTER, STOOL, TABLE, THROW } from '../shop.ts'
import styles from './shop-screen.module.css'

const ON_SHELF = { Living: TABLE, Dining: STOOL, Lighting: PENDANT, Outdoor: PLANTER }
const NEW_THIS_WEEK = [
  { product: TABLE, wall: 'sand' },
  { product: THROW, wall: 'sage' },
]

const { totals } = basketTotals(BEFORE, DAY)

/**
 * The front of the shop, a moment before order 1042 is paid. Of parts of its own: the demo's ask how wide the window is that the
 * page stands in, and a phone in a page is always as wide as it is.
 */
export function ShopScreen({ brand }: BrandProps) {
  return (
    <div className={styles.shop}>
      <div className={styles.head}>
        <StatusBar time="15:15" />
        <div className={styles.top}>
          <div className={`${styles.name} ${place.lines}`}>
            <BrandText brand={brand} />
          </div>
          <BagIcon size={44} />
          <b>{totals.quantity}</b>
        </div>
        <p className={styles.find}>
          <GlassIcon size={36} />
          Search the shop
        </p>
      </div>
      <div className={styles.body}>
        <ul className={styles.shelves}>
          {COLLECTION_NAMES.map((collection) => (
            <li key={collection}>
              <ProductPicture product={ON_SHELF[collection]} wall={false} />
              {collection}
            </li>
          ))}
        </ul>
        <p className={styles.title}>
          <b>New this week</b>
          <span>prices incl. VAT</span>
        </p>
        <ul className={styles.things}>
          {NEW_THIS_WEEK.map(({ product, wall }) => (
            <li key={product.number}>
              <ProductPicture
                product={product}
                wall={false}
                className={`${styles.picture} ${styles[wall]}`}
              />
              <b>{product.name}</b>
              <span>{product.maker.place}</span>
              <b>{formatRand(product.priceCents)}</b>
            </li>
          ))}
        </ul>
        <p className={styles.bar}>
          <span>Checkout</span>
          <span>{formatRand(totals.totalCents)}</span>
        </p>
      </div>
    </div>
  )
}
