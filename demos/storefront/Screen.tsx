import { Suspense } from 'react'
import { useIsHydrated } from '../parts/use-is-hydrated.ts'
import type { ShopBrand } from '../shop-brand.ts'
import { BUY_SCREENS } from './buy/buy-screens.ts'
import { CollectionPage } from './collection/CollectionPage.tsx'
import type { FirstView } from './first-view/first-view.ts'
import { HomePage } from './home/HomePage.tsx'
import { MakersView } from './makers/MakersView.tsx'
import { allWorkshops } from './makers/workshops.ts'
import { PagePlaceholder } from './PagePlaceholder.tsx'
import { ProductPage } from './product/ProductPage.tsx'
import type { BuyPage, Route } from './routes/route.ts'
import styles from './Screen.module.css'
import { SearchPage } from './search/SearchPage.tsx'

type Props = { route: Route; path: string; brand: ShopBrand; first: FirstView }

/** The screen of a route. */
export function Screen({ route, path, brand, first }: Props) {
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

/** Screens of what this browser's shop holds: the server knows nothing of it, and renders where it will be. */
function BuyScreen({ page, brand }: { page: BuyPage; brand: ShopBrand }) {
  const isAwake = useIsHydrated()
  const Page = BUY_SCREENS[page]
  const waiting = <PagePlaceholder page={page} />
  return (
    <div className={styles.room}>
      {isAwake ? (
        <Suspense key={page} fallback={waiting}>
          <Page brand={brand} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
