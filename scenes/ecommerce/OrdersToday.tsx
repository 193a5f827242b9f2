import { weekdayAndDay } from '../../demos/domain/day-words.ts'
import { OrderTable } from '../../demos/office/orders/OrderTable.tsx'
import { tilesOf } from '../../demos/office/orders/order-columns.ts'
import { orderRow } from '../../demos/office/orders/order-row.ts'
import { ScreenHead } from '../../demos/office/ui/ScreenHead.tsx'
import { Tally } from '../../demos/office/ui/Tally.tsx'
import { nothing } from './nothing.ts'
import { OfficeWindow } from './OfficeWindow.tsx'
import styles from './orders-today.module.css'
import { AFTER, type BrandProps, DAY, KIAAT_SCENE } from './shop.ts'

/** Nobody packs at the moment: a tile that counts nothing takes the others' room. */
export const TILES = tilesOf(AFTER.orders, true).filter(({ count }) => count !== 0)
export const ROWS = AFTER.orders.map((order) => orderRow(order, 'owner', AFTER))
export const NONE_CHOSEN = { chosen: new Set<number>(), onChoose: nothing, onChooseAll: nothing }

/** Eight orders with coloured states; the one that just crossed the counter stands on top. */
export function OrdersToday({ brand = KIAAT_SCENE }: BrandProps) {
  return (
    <OfficeWindow brand={brand} path="/admin" section="Orders" className={styles.orders}>
      <ScreenHead title="Orders today" note={`${weekdayAndDay(DAY)}, 15:16`} />
      <Tally label="By state" tiles={TILES} chosen="all" onChoose={nothing} />
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
