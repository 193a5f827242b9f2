import { OrderTable } from '../../demos/office/orders/OrderTable.tsx'
import { FilterTiles } from '../../demos/office/ui/FilterTiles.tsx'
import { ScreenHead } from '../../demos/office/ui/ScreenHead.tsx'
import { weekdayAndDay } from '../../demos/shop/day-words.ts'
import { nothing } from './nothing.ts'
import { OfficeWindow } from './OfficeWindow.tsx'
import styles from './orders-today.module.css'
import { type BrandProps, DAY, KIAAT_SCENE } from './shop.ts'
import { ROWS, TILES } from './todays-orders.ts'

export const NONE_CHOSEN = { chosen: new Set<number>(), onChoose: nothing, onChooseAll: nothing }

/** Eight orders with coloured states; the one that just crossed the counter stands on top. */
export function OrdersToday({ brand = KIAAT_SCENE }: BrandProps) {
  return (
    <OfficeWindow brand={brand} path="/admin" section="Orders" className={styles.orders}>
      <ScreenHead title="Orders today" note={`${weekdayAndDay(DAY)}, 15:16`} />
      <FilterTiles label="By state" tiles={TILES} chosen="all" onChoose={nothing} />
      <OrderTable
        label="Orders today"
        rows={ROWS}
        choosing={NONE_CHOSEN}
        onMove={nothing}
        onReach={nothing}
      />
    </OfficeWindow>
  )
}
