import type { ReactNode } from 'react'
import { storeAddresses } from '../../addresses.ts'
import type { AgencyOffer } from '../../demo-bar/agency-offer.ts'
import { usePriceOfToday } from '../../demo-bar/price-of-today.ts'
import { ShopDemoBar } from '../../demo-bar/ShopDemoBar.tsx'
import type { ShopBrand } from '../../shop-brand.ts'
import { useShop } from '../../shop-data/shop.tsx'
import { collectionOf } from '../routes/collection-of.ts'
import type { Route } from '../routes/route.ts'
import { FindField } from './FindField.tsx'
import { SearchLinks } from './SearchLinks.tsx'
import { ShopFoot } from './ShopFoot.tsx'
import { PlainHead, ShopHead } from './ShopHead.tsx'

type Props = { route: Route; brand: ShopBrand; offer: AgencyOffer; children: ReactNode }

/** Bar, head and foot around a page. The checkout has a plain head and no foot. */
export function StoreFrame({ route, brand, offer, children }: Props) {
  const { state } = useShop()
  const price = usePriceOfToday(offer.price)
  const quantity = state?.basket.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0
  const search = route.screen === 'search' ? null : <FindField isInHead link={<SearchLinks />} />
  const isCheckout = route.screen === 'buy' && route.page.startsWith('checkout/')
  return (
    <>
      <ShopDemoBar side="store" offer={offer} />
      {isCheckout ? (
        <PlainHead brand={brand} aside={{ href: storeAddresses.basket, words: 'Basket' }} />
      ) : (
        <ShopHead brand={brand} quantity={quantity} here={collectionOf(route)} search={search} />
      )}
      <main id="main">{children}</main>
      {!isCheckout && route.screen !== 'search' && <ShopFoot brand={brand} offer={{ ...offer, price }} />}
    </>
  )
}
