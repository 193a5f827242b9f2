import { Router } from 'wouter'
import { OFFICE } from '../../demos/addresses.ts'
import { OrderTable } from '../../demos/office/orders/OrderTable.tsx'
import { Photos } from '../../demos/office/product/Photos.tsx'
import { PricePanel } from '../../demos/office/product/PricePanel.tsx'
import { editedVariants } from '../../demos/office/product/product-view.ts'
import { StockGrid } from '../../demos/office/product/StockGrid.tsx'
import { FilterTiles } from '../../demos/office/ui/FilterTiles.tsx'
import { Panel } from '../../demos/office/ui/Panel.tsx'
import { ScreenHead } from '../../demos/office/ui/ScreenHead.tsx'
import { lowStockThresholdsOf } from '../../demos/shop/current-product.ts'
import { weekdayAndDay } from '../../demos/shop/day-words.ts'
import { AddressBar } from '../frames/AddressBar.tsx'
import { GALLERY_SIZE, type ScenePicture, SOCIAL_CARD } from '../scene-picture.ts'
import { SolutionCard } from '../social/lower-half.tsx'
import { words } from '../social/words.ts'
import { own } from './brand.json'
import { Card } from './Card.tsx'
import { Checkout } from './Checkout.tsx'
import styles from './editing-product.module.css'
import { MonthInNumbers } from './MonthInNumbers.tsx'
import { OfficeWindow } from './OfficeWindow.tsx'
import ordersBehind from './orders-behind.module.css'
import ordersToday from './orders-today.module.css'
import { PayOnPhone } from './PayOnPhone.tsx'
import { ProductPage } from './ProductPage.tsx'
import { ShopOnPhone } from './ShopOnPhone.tsx'
import { AFTER, DAY, ROWS, TABLE, TILES } from './shop.ts'
import { noop, surfaces } from './surfaces.ts'

const NONE_CHOSEN = {
  chosen: new Set<number>(),
  choose: noop,
  chooseAll: noop,
  move: noop,
  setCurrent: noop,
}

/** Eight orders with coloured states, the newest on top. */
function OrdersToday() {
  return (
    <OfficeWindow path="/admin" section="Orders" className={ordersToday.orders}>
      <ScreenHead title="Orders today" note={`${weekdayAndDay(DAY)}, 15:16`} />
      <FilterTiles label="By state" tiles={TILES} chosen="all" onChoose={noop} />
      <OrderTable label="Orders today" rows={ROWS} list={NONE_CHOSEN} />
    </OfficeWindow>
  )
}

/** CSS pixels. Wide: as tall as the phone in front. Narrow: the five newest orders, with text as large as the page's. */
const BEHIND = { width: 972, height: 1044 }
const BEHIND_NARROW = { width: 720, height: 720 }

const NARROW_ROWS = 5

/** The shop's office; its left edge is empty, because the phone in front covers it. */
function OrdersBehind({ isNarrow = false }: { isNarrow?: boolean }) {
  return (
    <div className={`${surfaces.window} ${ordersBehind.window} ${isNarrow ? ordersBehind.narrow : ''}`}>
      {!isNarrow && <AddressBar address={`${own.address}/admin`} />}
      <Router ssrPath={OFFICE}>
        <div data-room="office" className={`${surfaces.office} ${ordersBehind.page}`}>
          <ScreenHead title="Orders today" />
          <FilterTiles label="By state" tiles={TILES.slice(0, 2)} chosen="all" onChoose={noop} />
          <OrderTable
            label="Orders today"
            rows={isNarrow ? ROWS.slice(0, NARROW_ROWS) : ROWS}
            list={NONE_CHOSEN}
          />
        </div>
      </Router>
    </div>
  )
}

/** Photos at the left; price, VAT, stock and variants at the right, and one table fewer in Woodstock. */
function EditingProduct() {
  return (
    <OfficeWindow path="/admin/products" section="Products" className={styles.product}>
      <ScreenHead title={TABLE.name} actions={<b className={styles.saved}>Saved 15:16</b>} />
      <div className={styles.columns}>
        <Photos product={TABLE} />
        <div>
          <PricePanel priceCents={TABLE.priceCents} onPrice={noop} />
          <Panel>
            <StockGrid
              variants={editedVariants(AFTER, TABLE, DAY)}
              lowStockThresholds={lowStockThresholdsOf(AFTER, TABLE)}
              onCount={noop}
              onThreshold={noop}
            />
          </Panel>
          <p className={styles.note}>Order 1042 took one of 50 cm from Woodstock.</p>
        </div>
      </div>
    </OfficeWindow>
  )
}

const CARD: ScenePicture = { name: 'ecommerce-card', ...GALLERY_SIZE, scene: Card }

/** The gallery, the card, the social card and the page's hero; the other solutions' heroes are in heroes/pictures.tsx. */
export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'ecommerce-1', ...GALLERY_SIZE, window: 'phone', scene: ShopOnPhone },
  { name: 'ecommerce-2', ...GALLERY_SIZE, scene: ProductPage },
  { name: 'ecommerce-3', ...GALLERY_SIZE, scene: Checkout },
  { name: 'ecommerce-4', ...GALLERY_SIZE, scene: OrdersToday },
  { name: 'ecommerce-5', ...GALLERY_SIZE, scene: EditingProduct },
  { name: 'ecommerce-6', ...GALLERY_SIZE, scene: MonthInNumbers },
  CARD,
  { name: 'ecommerce-hero-front', width: 520, height: 880, window: 'phone', scene: PayOnPhone },
  { name: 'ecommerce-hero-behind', ...BEHIND, scene: () => <OrdersBehind /> },
  { name: 'ecommerce-hero-behind-narrow', ...BEHIND_NARROW, scene: () => <OrdersBehind isNarrow /> },
  ...words.solutions
    .filter(({ slug }) => slug === 'ecommerce')
    .map((solution) => ({
      name: solution.slug,
      ...SOCIAL_CARD,
      scene: () => <SolutionCard solution={solution} picture={CARD} />,
    })),
]
