import { Router } from 'wouter'
import { OFFICE } from '../../demos/addresses.ts'
import { OrderTable } from '../../demos/office/orders/OrderTable.tsx'
import { FilterTiles } from '../../demos/office/ui/FilterTiles.tsx'
import { ScreenHead } from '../../demos/office/ui/ScreenHead.tsx'
import { AddressBar } from '../frames/AddressBar.tsx'
import { nothing } from './nothing.ts'
import { NONE_CHOSEN } from './OrdersToday.tsx'
import styles from './orders-behind.module.css'
import { type BrandProps, KIAAT_SCENE } from './shop.ts'
import { surfaces } from './surfaces.ts'
import { ROWS, TILES } from './todays-orders.ts'

/** CSS pixels: as tall as the phone that stands before it; on a phone the five newest orders, as large as its other text. */
export const BEHIND = { width: 972, height: 1044 }
export const BEHIND_NARROW = { width: 720, height: 720 }

const ON_A_PHONE = 5

type Props = BrandProps & { isNarrow?: boolean }

/** The shop's office as it is seen behind the phone that pays: its left edge stays free for that phone. */
export function OrdersBehind({ brand = KIAAT_SCENE, isNarrow = false }: Props) {
  return (
    <div className={`${surfaces.window} ${styles.window} ${isNarrow ? styles.narrow : ''}`}>
      {!isNarrow && <AddressBar address={`${brand.address}/admin`} />}
      <Router ssrPath={OFFICE}>
        <div data-room="office" className={`${surfaces.office} ${styles.page}`}>
          <ScreenHead title="Orders today" />
          <FilterTiles label="By state" tiles={TILES.slice(0, 2)} chosen="all" onChoose={nothing} />
          <OrderTable
            label="Orders today"
            rows={isNarrow ? ROWS.slice(0, ON_A_PHONE) : ROWS}
            choosing={NONE_CHOSEN}
            onMove={nothing}
            onReach={nothing}
          />
        </div>
      </Router>
    </div>
  )
}
