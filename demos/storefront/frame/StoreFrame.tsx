import type { ReactNode } from 'react'
import { storeAddresses } from '../../addresses.ts'
import { kindInCollection } from '../../catalogue/kinds.ts'
import type { Collection } from '../../catalogue/product.ts'
import { productOf } from '../../catalogue/products.ts'
import { type AgencyOffer, usePriceOfToday } from '../../demo-bar/price-of-today.ts'
import { ShopDemoBar } from '../../demo-bar/ShopDemoBar.tsx'
import { BRANCH_FACTS } from '../../shop/places.ts'
import { totalQuantity } from '../../shop/priced-lines.ts'
import { VAT_RATE } from '../../shop/vat.ts'
import type { ShopBrand } from '../../shop-brand.ts'
import { useShop } from '../../shop-data/shop.tsx'
import { ShopName } from '../../visitor-brand/ShopName.tsx'
import { collectionPageOf } from '../collection/collection-pages.ts'
import type { Route } from '../routes/route.ts'
import { FindField } from './FindField.tsx'
import { SearchLinks } from './SearchLinks.tsx'
import styles from './ShopFoot.module.css'
import { PlainHead, ShopHead } from './ShopHead.tsx'

type Props = { route: Route; brand: ShopBrand; offer: AgencyOffer; children: ReactNode }

/** The demo's bar, the shop's header and its footer around a page. The checkout has a plain header and no footer. */
export function StoreFrame({ route, brand, offer, children }: Props) {
  const { state } = useShop()
  const quantity = totalQuantity(state?.basket.lines ?? [])
  const search = route.screen === 'search' ? null : <FindField isInHead link={<SearchLinks />} />
  const isCheckout = route.screen === 'buy' && route.page.startsWith('checkout/')
  return (
    <>
      <ShopDemoBar side="store" offer={offer} />
      {isCheckout ? (
        <PlainHead brand={brand} />
      ) : (
        <ShopHead brand={brand} quantity={quantity} currentCollection={collectionOf(route)} search={search} />
      )}
      <main id="main">{children}</main>
      {!isCheckout && route.screen !== 'search' && <ShopFoot brand={brand} offer={offer} />}
    </>
  )
}

/** The footer: branches, help after buying, and the company that made the demo. */
function ShopFoot({ brand, offer }: { brand: ShopBrand; offer: AgencyOffer }) {
  const price = usePriceOfToday(offer.price)
  return (
    <footer className={`${styles.foot} screen-only`}>
      <div className={`wrap ${styles.in}`}>
        <p className={styles.logo}>
          <ShopName brand={brand} />
        </p>
        <dl>
          {Object.entries(BRANCH_FACTS).map(([branch, { street, city, days }]) => (
            <div key={branch}>
              <dt>{branch}</dt>
              <dd>
                {street}, {city}
                <br />
                {days.length === 7 ? 'Every day' : 'Monday to Saturday'}, 09:00 to 17:00
              </dd>
            </div>
          ))}
        </dl>
        <nav aria-label="After buying">
          <a href={storeAddresses.orders}>Where is my order?</a>
          <a href={storeAddresses.orders}>Send something back</a>
          <a href={storeAddresses.makers}>The sixteen workshops</a>
        </nav>
        <small>Prices include {VAT_RATE} VAT. All of it is invented: no such shop, no such workshops.</small>
        <div className={styles.yours}>
          <p>Would you like a shop like this?</p>
          <a href={offer.href}>
            {price === null ? (
              'What it costs'
            ) : (
              <>
                What you get<span className={styles.price}> for {price}</span>
              </>
            )}
          </a>
          <a href={offer.contactHref}>Ask us</a>
        </div>
      </div>
    </footer>
  )
}

/** The collection that a page belongs to, for the header. */
function collectionOf(route: Route): Collection | undefined {
  if (route.screen === 'collection') return collectionPageOf(route)?.collection ?? undefined
  if (route.screen !== 'product' || route.number === null) return undefined
  const product = productOf(route.number)
  return product ? kindInCollection(product.kind).collection : undefined
}
