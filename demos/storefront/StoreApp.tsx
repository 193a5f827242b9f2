import { type ComponentType, lazy, Suspense } from 'react'
import { Router, useLocation } from 'wouter'
import type { AgencyOffer } from '../demo-bar/price-of-today.ts'
import { PageErrorBoundary } from '../parts/PageErrorBoundary.tsx'
import { useIsHydrated } from '../parts/use-is-hydrated.ts'
import type { ShopBrand } from '../shop-brand.ts'
import { useBrowserStore } from '../shop-data/browser-store.ts'
import { Shop, useShop } from '../shop-data/shop.tsx'
import type { OpenShop } from '../shop-data/shop-store.ts'
import { useShopBrand } from '../visitor-brand/ShopName.tsx'
import { CollectionPage } from './collection/CollectionPage.tsx'
import type { FirstView } from './first-view/first-view.ts'
import { StoreFrame } from './frame/StoreFrame.tsx'
import { HomePage } from './home/HomePage.tsx'
import { MakersView } from './makers/MakerCard.tsx'
import { allWorkshops } from './makers/workshops.ts'
import { PagePlaceholder } from './PagePlaceholder.tsx'
import { ProductPage } from './product/ProductPage.tsx'
import { type BuyPage, parseRoute, type Route } from './routes/route.ts'
import { titleOf } from './routes/titles.ts'
import { useLinks, useNewPage, withTransition } from './routes/use-links.ts'
import styles from './Screen.module.css'
import { SearchPage } from './search/SearchPage.tsx'
import '../../ui/scale.css'
import '../../ui/rooms.css'
import '../parts/shop-font.css'
import '../../ui/layout.css'
import '../parts/shop-base.css'

type Props = {
  /** The path of the requested address. */
  path: string
  brand: ShopBrand
  offer: AgencyOffer
  /** The data of the first page, computed where it was rendered. */
  first: FirstView
}

/** The whole store: the requested page, and from then on client-side navigation. */
export function StoreApp({ path, ...rest }: Props) {
  const store = useBrowserStore()
  return (
    <Router ssrPath={path} aroundNav={withTransition}>
      <Shop store={store}>
        <PageErrorBoundary address="">
          <Store {...rest} />
        </PageErrorBoundary>
      </Shop>
    </Router>
  )
}

function Store({ brand: ownBrand, offer, first }: Omit<Props, 'path'>) {
  const brand = useShopBrand(ownBrand)
  const [path] = useLocation()
  const follow = useLinks()
  const route = parseRoute(path)
  useNewPage(path, `${titleOf(route)} · ${brand.name} (demo)`)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler is for the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={follow}>
      <StoreFrame route={route} brand={brand} offer={offer}>
        <PageErrorBoundary address={path}>
          <Screen route={route} path={path} brand={brand} first={first} />
        </PageErrorBoundary>
      </StoreFrame>
    </div>
  )
}

type ScreenProps = { route: Route; path: string; brand: ShopBrand; first: FirstView }

/** The screen of a route. */
function Screen({ route, path, brand, first }: ScreenProps) {
  switch (route.screen) {
    case 'buy':
      return <BuyScreen page={route.page} brand={brand} />
    case 'home':
      return <HomePage />
    case 'makers':
      return <MakersView workshops={allWorkshops()} />
    case 'product':
      return <ProductPage number={route.number} />
    case 'search':
      return <SearchPage />
    default:
      return <CollectionPage route={route} first={first.path === path ? first : null} />
  }
}

type BuyScreenProps = { page: BuyPage; brand: ShopBrand }

/** Screens with data of this browser's shop, each loaded on demand. */
const BUY_SCREENS: Record<BuyPage, ComponentType<BuyScreenProps>> = {
  basket: lazyBuyScreen(async () => (await import('./buy/basket/BasketScreen.tsx')).BasketScreen),
  'checkout/delivery': lazyBuyScreen(
    async () => (await import('./buy/checkout/DeliveryScreen.tsx')).DeliveryScreen,
  ),
  'checkout/payment': lazyBuyScreen(
    async () => (await import('./buy/checkout/PaymentScreen.tsx')).PaymentScreen,
  ),
  'thank-you': lazyBuyScreen(async () => (await import('./buy/after/ThanksScreen.tsx')).ThanksScreen),
  order: lazyBuyScreen(async () => (await import('./buy/after/OrderScreen.tsx')).OrderScreen),
  orders: lazyBuyScreen(async () => (await import('./buy/after/OrdersScreen.tsx')).OrdersScreen),
  'send-back': lazyBuyScreen(async () => (await import('./buy/after/SendBackScreen.tsx')).SendBackScreen),
  invoice: lazyBuyScreen(async () => (await import('./buy/after/InvoiceScreen.tsx')).InvoiceScreen),
}

/** A lazily loaded screen; a placeholder until this browser's shop is read. */
function lazyBuyScreen(load: () => Promise<ComponentType<OpenShop & { brand: ShopBrand }>>) {
  return lazy(async () => {
    const Screen = await load()
    return {
      default: ({ page, brand }: BuyScreenProps) => {
        const shop = useShop()
        if (!shop.state) return <PagePlaceholder page={page} />
        return <Screen {...shop} state={shop.state} brand={brand} />
      },
    }
  })
}

/** Screens with data of this browser's shop, for which the server renders a placeholder. */
function BuyScreen({ page, brand }: BuyScreenProps) {
  const isHydrated = useIsHydrated()
  const Page = BUY_SCREENS[page]
  const placeholder = <PagePlaceholder page={page} />
  return (
    <div className={styles.room}>
      {isHydrated ? (
        <Suspense key={page} fallback={placeholder}>
          <Page page={page} brand={brand} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  )
}
