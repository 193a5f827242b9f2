import { type RefObject, useRef, useState } from 'react'
import { ButtonLink, Buttons } from '../../ui/Button.tsx'
import { OFFICE, officeAddresses, STORE, storeAddresses } from '../addresses.ts'
import type { AgencyOffer } from '../demo-bar/price-of-today.ts'
import { ShopDemoBar } from '../demo-bar/ShopDemoBar.tsx'
import { PageErrorBoundary } from '../parts/PageErrorBoundary.tsx'
import { useMedia } from '../parts/use-media.ts'
import type { ShopBrand } from '../shop-brand.ts'
import { useBrowserStore } from '../shop-data/browser-store.ts'
import { Shop, useShopChanges } from '../shop-data/shop.tsx'
import type { ShopStore } from '../shop-data/shop-store.ts'
import { ShopName, useShopBrand } from '../visitor-brand/ShopName.tsx'
import styles from './BothSides.module.css'
import { advanceToStep, handoffIn, type OrderHandoff } from './demo-steps.ts'
import { SplitView } from './SplitView.tsx'
import '../../ui/scale.css'
import '../../ui/rooms.css'
import '../../ui/layout.css'
import '../parts/shop-font.css'
import '../office/office-font.css'

/** The shop on a phone and the office in a window, side by side: one order flows across. */
export function BothSides({ brand: ownBrand, offer }: { brand: ShopBrand; offer: AgencyOffer }) {
  const brand = useShopBrand(ownBrand)
  const store = useBrowserStore()
  return (
    <Shop store={store}>
      <div data-room="both" className={styles.both}>
        <ShopDemoBar side="office" offer={offer} />
        <main id="main" className={styles.main}>
          <h1 className="visually-hidden">
            Both sides of the counter of <ShopName brand={brand} />
          </h1>
          <PageErrorBoundary address="">
            <Wide store={store} brand={brand} />
            <Narrow />
          </PageErrorBoundary>
        </main>
      </div>
    </Shop>
  )
}

function Wide({ store, brand }: { store: ShopStore | null; brand: ShopBrand }) {
  const isWide = useMedia(WIDE)
  const [step, setStep] = useState(0)
  const [handoff, setHandoff] = useState<OrderHandoff | null>(null)
  const frames = { shop: useRef<HTMLIFrameElement>(null), office: useRef<HTMLIFrameElement>(null) }
  useShopChanges((change) => {
    const newHandoff = change.command.do === 'start again' ? null : handoffIn(change)
    if (newHandoff || change.command.do === 'start again') setHandoff(newHandoff)
  })
  const goToStep = async (to: number) => {
    if (!store) return
    setStep(to)
    const orderNumber = handoff?.order.number ?? null
    const order = await advanceToStep(to, orderNumber, store)
    const addresses = addressesAt(to, order)
    show(frames.shop, addresses.shop)
    show(frames.office, addresses.office)
  }
  return (
    <SplitView
      brand={brand}
      step={step}
      onStep={(to) => void goToStep(to)}
      handoff={handoff}
      addresses={isWide && store ? addressesAt(0, null) : null}
      frames={frames}
    />
  )
}

/** Shows another page in a frame, unless it is shown already, without adding an entry to the browser's history. */
function show(frame: RefObject<HTMLIFrameElement | null>, address: string): void {
  const { contentWindow } = frame.current ?? {}
  if (!contentWindow) return
  const { pathname, search } = contentWindow.location
  if (`${pathname}${search}` !== address) contentWindow.location.replace(address)
}

/** A link to each side, for narrow screens. */
function Narrow() {
  return (
    <section className={`night ${styles.narrow}`} aria-labelledby="narrow">
      <h2 id="narrow">
        <span>Both sides need a wider window</span> <noscript>Both sides need the page’s script</noscript>
      </h2>
      <p className={styles.wider}>
        There the shop and the office are side by side. On a phone, open them in two tabs: they still follow
        each other.
      </p>
      <Buttons>
        <ButtonLink kind="accent" href={STORE}>
          In front of the counter
        </ButtonLink>
        <ButtonLink href={OFFICE}>Behind the counter</ButtonLink>
      </Buttons>
    </section>
  )
}

/** Wide enough for both sides; the frames are not loaded in narrower windows. */
const WIDE = '(min-width: 76.01rem)'

/** The addresses of both frames at a step of the demo; without an order, pages on which it can be bought and will appear. */
function addressesAt(step: number, order: number | null): { shop: string; office: string } {
  const office = step < 3 || order === null ? officeAddresses.orders : officeAddresses.order(order)
  return { shop: framedAddress(shopAddressAt(step, order)), office: framedAddress(office) }
}

function shopAddressAt(step: number, order: number | null): string {
  if (step === 0) return storeAddresses.home
  if (step === 1) return storeAddresses.payment
  if (order === null) return storeAddresses.basket
  return step === 2 ? storeAddresses.thanks(order) : storeAddresses.order(order)
}

/** The address at which a page shows no demo bar and no messages, for a frame. */
function framedAddress(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}side=1`
}
