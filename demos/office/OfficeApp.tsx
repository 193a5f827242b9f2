import { Button, buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ProductDrawing } from '../parts/ProductDrawing.tsx'
import '../../ui/scale.css'
import '../../ui/rooms.css'
import '../parts/shop-font.css'
import './office-font.css'
import { Suspense, useMemo } from 'react'
import { Link, Router, useLocation } from 'wouter'
import { officeAddresses } from '../addresses.ts'
import type { AgencyOffer } from '../demo-bar/price-of-today.ts'
import { ShopDemoBar } from '../demo-bar/ShopDemoBar.tsx'
import { PageErrorBoundary } from '../parts/PageErrorBoundary.tsx'
import { useIsHydrated } from '../parts/use-is-hydrated.ts'
import { stateOf } from '../shop/order-transitions.ts'
import { headingAndRest, PAGE_REFUSALS } from '../shop/refusals.ts'
import { canViewPage, type Role } from '../shop/rights.ts'
import type { ShopState } from '../shop/shop-state.ts'
import { asActor, FARAH, NALEDI, SIZWE } from '../shop/staff.ts'
import type { ShopBrand } from '../shop-brand.ts'
import { useBrowserStore } from '../shop-data/browser-store.ts'
import { ActorProvider, Shop, useShop } from '../shop-data/shop.tsx'
import { useShopBrand } from '../visitor-brand/ShopName.tsx'
import { useFocusOnNewScreen } from './frame/focus-on-new-screen.ts'
import { OfficeFrame } from './frame/OfficeFrame.tsx'
import { OfficeProvider } from './frame/OfficeProvider.tsx'
import { TitleContext, useTitle } from './frame/office.ts'
import { useCurrentStaffMember } from './frame/session-choice.ts'
import { type Screen, screenAt } from './screens.ts'
import { ScreenHead } from './ui/ScreenHead.tsx'

type Props = {
  /** The address that the server rendered. */
  path: string
  brand: ShopBrand
  offer: AgencyOffer
}

/** The back office: every address below `/demos/admin` is this island. */
export function OfficeApp({ path, ...office }: Props) {
  const store = useBrowserStore()
  return (
    <Router ssrPath={path}>
      <Shop store={store}>
        <PageErrorBoundary address="">
          <OfficeContent {...office} />
        </PageErrorBoundary>
      </Shop>
    </Router>
  )
}

/** The staff of a new shop, shown until the shop is read. */
const INITIAL_STAFF = [NALEDI, SIZWE, FARAH]

/** The office as the current member of staff sees it. */
function OfficeContent({ brand: ownBrand, offer }: Omit<Props, 'path'>) {
  const brand = useShopBrand(ownBrand)
  const { state } = useShop()
  const staff = state?.staff ?? INITIAL_STAFF
  const { me, switchTo } = useCurrentStaffMember(staff)
  const actor = useMemo(() => asActor(me), [me])
  const [path] = useLocation()
  const screen = screenAt(path)
  const { toPack, unopened } = countsOf(state)
  useFocusOnNewScreen(path)
  return (
    <TitleContext value={{ shop: brand.name, unopened }}>
      <OfficeFrame
        brand={brand}
        section={screen.section}
        staff={staff}
        me={me}
        onSwitch={switchTo}
        toPack={toPack}
        above={<ShopDemoBar side="office" offer={offer} />}
      >
        {state ? (
          <ActorProvider actor={actor}>
            <OfficeProvider brand={brand} offer={offer} me={me} state={state}>
              <PageErrorBoundary address={path}>
                <ScreenOrRefusal screen={screen} me={me} switchTo={switchTo} />
              </PageErrorBoundary>
            </OfficeProvider>
          </ActorProvider>
        ) : (
          <OfficeLoading heading={screen.heading} />
        )}
      </OfficeFrame>
    </TitleContext>
  )
}

type ScreenProps = { screen: Screen; me: ShopState['staff'][number]; switchTo: (name: string) => void }

/** The screen, or the reason why this role may not see it. */
function ScreenOrRefusal({ screen: { page, heading, Component }, me: { role }, switchTo }: ScreenProps) {
  if (role !== 'owner' && !canViewPage(role, page))
    return <RefusedPage role={role} onOwner={() => switchTo(NALEDI.name)} />
  return (
    <Suspense fallback={<OfficeLoading heading={heading} />}>
      <Component />
    </Suspense>
  )
}

function countsOf(state: ShopState | null): { toPack: number; unopened: number } {
  const orders = state?.orders ?? []
  return {
    toPack: orders.filter((order) => stateOf(order) === 'paid').length,
    unopened: orders.filter((order) => !order.isSeen && stateOf(order) !== 'placed').length,
  }
}

/** The placeholder of a screen until the shop is read; without script it stays. */
function OfficeLoading({ heading }: { heading: string }) {
  const isLoading = useIsHydrated()
  return (
    <>
      <ScreenHead title={heading} />
      <p>
        The orders, products and figures of this shop live in your browser.
        {isLoading && ' They come in a moment.'}
      </p>
      <noscript>
        <p>
          Your browser runs no script, so nobody can read them here. Behind the counter everything is worked
          with; the shop in front can be looked through without.
        </p>
      </noscript>
    </>
  )
}

/** The Breede kiaat arch mirror. */
const PICTURED_PRODUCT = 134

/** The refusal of a page that this role may not see, as after a typed address. */
function RefusedPage({ role, onOwner }: { role: Exclude<Role, 'owner'>; onOwner: () => void }) {
  const { heading, rest } = headingAndRest(PAGE_REFUSALS[role])
  useTitle(heading)
  return (
    <EmptyState isPage picture={<ProductDrawing number={PICTURED_PRODUCT} />} heading={heading} words={rest}>
      <Link {...buttonLook({ kind: 'accent' })} href={officeAddresses.orders}>
        {role === 'packer' ? 'To what there is to pack' : 'To the orders'}
      </Link>
      <Button onClick={onOwner}>View as the owner</Button>
    </EmptyState>
  )
}
