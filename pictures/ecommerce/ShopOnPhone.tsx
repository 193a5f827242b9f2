import { ProductPicture } from '../../demos/parts/ProductPicture.tsx'
import { FindLink } from '../../demos/storefront/frame/SearchLinks.tsx'
import { ShopHead } from '../../demos/storefront/frame/ShopHead.tsx'
import { CollectionLinks } from '../../demos/storefront/home/CollectionLinks.tsx'
import { NEW_THIS_WEEK } from '../../demos/storefront/home/home-products.ts'
import { ProductGrid } from '../../demos/storefront/product-grid/ProductGrid.tsx'
import { withStock } from '../../demos/storefront/product-grid/use-catalogue-state.ts'
import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { formatRand } from '../wording/rand.ts'
import { own } from './brand.json'
import { BEFORE, PENDANT, PLANTER, STOOL, TABLE } from './shop.ts'
import styles from './shop-on-phone.module.css'
import { surfaces } from './surfaces.ts'

/** The shop's home page, and beside it the table that the story is about. */
export function ShopOnPhone() {
  const newest = NEW_THIS_WEEK.flatMap((number) => withStock(BEFORE, number) ?? [])
  return (
    <Ground tint="rooibos">
      <div className={styles.room}>
        <ProductPicture product={PENDANT} wall={false} className={styles.lamp} />
        <ProductPicture product={TABLE} wall={false} className={styles.table} />
        <p data-room="shop" className={`${surfaces.shop} ${styles.tag}`}>
          <b>{TABLE.name}</b>
          {formatRand(TABLE.priceCents)}
          <small>incl. VAT</small>
        </p>
      </div>
      <Frame kind="phone" left={64} top={36} width={704} height={1000} room="shop" className={surfaces.shop}>
        <StatusBar time="15:12" />
        <div className={styles.screen}>
          <ShopHead brand={own} quantity={0} />
          <div className={styles.find}>
            <FindLink />
          </div>
          <div className="wrap">
            <CollectionLinks
              products={{ Living: TABLE, Dining: STOOL, Lighting: PENDANT, Outdoor: PLANTER }}
            />
            <section>
              <div className="top">
                <h2>New this week</h2>
                <small>prices incl. VAT</small>
              </div>
              <ProductGrid products={newest} />
            </section>
          </div>
        </div>
      </Frame>
    </Ground>
  )
}
