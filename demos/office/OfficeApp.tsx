import { Suspense, useMemo } from 'react'
import { Router, useLocation } from 'wouter'
import { useBrowserStore } from '../data/browser-store.ts'
import { Shop, useShop } from '../data/shop.tsx'
import type { ShopStore } from '../data/shop-store.ts'
import { stateOf } from '../domain/order-moves.ts'
import { maySee } from '../domain/rights.ts'
import { ROLES, type Role } from '../domain/roles.ts'
import type { ShopState } from '../domain/shop-state.ts'
import { KIAAT, type ShopBrand } from '../shop-brand.ts'
import type { AgencyOffer } from '../ui/bar/agency-offer.ts'
import { ShopDemoBar } from '../ui/bar/ShopDemoBar.tsx'
import { useArrivalAtScreen } from './frame/arrival-at-screen.ts'
import { staffByRole } from './frame/default-staff.ts'
import { useKeptChoice } from './frame/kept-choice.ts'
import { OfficeFrame } from './frame/OfficeFrame.tsx'
import { Opening } from './frame/Opening.tsx'
import { OpenOffice } from './frame/OpenOffice.tsx'
import { RefusedPage } from './frame/RefusedPage.tsx'
import { TitleContext } from './frame/title.ts'

import { SCREENS, type Screen, screenAt } from './screens.ts'

type Props = {
  /** The address that the server draws. */
  path: string
  offer: AgencyOffer
  brand?: ShopBrand
}

/** The back office: every address below `/demos/admin` is this island. */
export function OfficeApp({ path, offer, brand = KIAAT }: Props) {
  const store = useBrowserStore()
  return (
    <Router ssrPath={path}>
      <Shop store={store}>
        <Desk store={store} brand={brand} offer={offer} />
      </Shop>
    </Router>
  )
}

type DeskProps = { store: ShopStore | null; brand: ShopBrand; offer: AgencyOffer }

/** Who sits at it decides what there is to see. */
function Desk({ store, brand, offer }: DeskProps) {
  const { state } = useShop()
  const [role, setRole] = useKeptChoice('role', ROLES)
  const [path] = useLocation()
  const screen = screenAt(path) ?? SCREENS[0]
  const staff = useMemo(() => staffByRole(state?.staff ?? []), [state?.staff])
  const counts = countsOf(state)
  useArrivalAtScreen(path)
  if (!screen) return null
  return (
    <TitleContext value={{ shop: brand.name, unseen: counts.unseen }}>
      <OfficeFrame
        brand={brand}
        section={screen.section}
        role={role}
        staff={staff}
        toPack={counts.toPack}
        onRole={setRole}
        above={<ShopDemoBar side="office" offer={offer} />}
      >
        {state ? (
          <Shop store={store} actor={{ kind: 'staff', ...staff[role] }}>
            <OpenOffice brand={brand} me={staff[role]} state={state}>
              <ScreenOrRefusal screen={screen} role={role} onOwner={() => setRole('owner')} />
            </OpenOffice>
          </Shop>
        ) : (
          <Opening heading={screen.heading} />
        )}
      </OfficeFrame>
    </TitleContext>
  )
}

type ScreenProps = { screen: Screen; role: Role; onOwner: () => void }

/** The screen itself, or why this role does not see it. */
function ScreenOrRefusal({ screen: { page, heading, Part }, role, onOwner }: ScreenProps) {
  if (role !== 'owner' && !maySee(role, page)) return <RefusedPage role={role} onOwner={onOwner} />
  return (
    <Suspense fallback={<Opening heading={heading} />}>
      <Part />
    </Suspense>
  )
}

function countsOf(state: ShopState | null): { toPack: number; unseen: number } {
  const orders = state?.orders ?? []
  return {
    toPack: orders.filter((order) => stateOf(order) === 'paid').length,
    unseen: orders.filter(({ isSeen }) => !isSeen).length,
  }
}
