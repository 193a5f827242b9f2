import '../../ui/tokens.css'
import '../parts/shop-font.css'
import '../parts/shop-tokens.css'
import '../parts/shop-base.css'
import { Router, useLocation } from 'wouter'
import type { AgencyOffer } from '../demo-bar/agency-offer.ts'
import { PageErrorBoundary } from '../parts/PageErrorBoundary.tsx'
import type { ShopBrand } from '../shop-brand.ts'
import { useBrowserStore } from '../shop-data/browser-store.ts'
import { Shop } from '../shop-data/shop.tsx'
import type { FirstView } from './first-view/first-view.ts'
import { StoreFrame } from './frame/StoreFrame.tsx'
import { parseRoute } from './routes/route.ts'
import { titleOf } from './routes/titles.ts'
import { useLinks, useNewPage, withTransition } from './routes/use-links.ts'
import { Screen } from './Screen.tsx'

type Props = {
  /** The address that was asked for, without its query. */
  path: string
  brand: ShopBrand
  offer: AgencyOffer
  /** What the first page shows, worked out where it was rendered. */
  first: FirstView
}

/** The whole store: the page that was asked for at first, and from then on any other without loading. */
export function StoreApp({ path, ...rest }: Props) {
  const store = useBrowserStore()
  return (
    <Router ssrPath={path} aroundNav={withTransition}>
      <Shop store={store}>
        <PageErrorBoundary at="">
          <Store {...rest} />
        </PageErrorBoundary>
      </Shop>
    </Router>
  )
}

function Store({ brand, offer, first }: Omit<Props, 'path'>) {
  const [path] = useLocation()
  const follow = useLinks()
  const route = parseRoute(path)
  useNewPage(path, `${titleOf(route)} · ${brand.name} (demo)`)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: links in it are followed, which are what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={follow}>
      <StoreFrame route={route} brand={brand} offer={offer}>
        <PageErrorBoundary at={path}>
          <Screen route={route} path={path} brand={brand} first={first} />
        </PageErrorBoundary>
      </StoreFrame>
    </div>
  )
}
