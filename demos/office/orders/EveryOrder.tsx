import { useState } from 'react'
import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { useKeys } from '../../../ui/keys.ts'
import type { ProductOverrides } from '../../shop/current-product.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import type { Order } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { hasPermission, type Role } from '../../shop/rights.ts'
import { useOffice } from '../frame/office.ts'
import { useSessionChoice } from '../frame/session-choice.ts'
import type { Column } from './OrderColumns.tsx'
import { OrdersToday } from './OrdersToday.tsx'
import { stateColumns, sumOf, tilesOf } from './order-columns.ts'
import { useOrderList } from './order-list.ts'
import { orderRow } from './order-row.ts'
import { EVERYTHING, filteredOrders, inState, ordersTitle } from './orders-of-day.ts'
import { PickListsToPrint } from './PickListsToPrint.tsx'

const VIEWS = ['list', 'columns'] as const

type Props = { orders: ReadonlyArray<Order>; day: CalendarDate; today: CalendarDate }

/** The orders of a day, as owner and bookkeeper see them. */
export function EveryOrder({ orders, day, today }: Props) {
  const { state, role, now } = useOffice()
  const [filter, setFilter] = useState(EVERYTHING)
  const [tile, setTile] = useState('all')
  const [view, setView] = useSessionChoice('orders as', VIEWS)
  const found = filteredOrders(orders, filter)
  const shown = view === 'list' && tile !== 'all' ? found.filter((order) => stateOf(order) === tile) : found
  const list = useOrderList(shown)
  const seesMoney = hasPermission(role, 'see money')
  useKeys({ v: () => setView(view === 'list' ? 'columns' : 'list') })
  return (
    <>
      <OrdersToday
        title={ordersTitle(day, today)}
        when={day === today ? `${weekdayAndDay(day)}, ${timeOfDay(now)}` : weekdayAndDay(day)}
        sum={seesMoney ? sumOf(orders) : null}
        tiles={tilesOf(orders, seesMoney)}
        tile={tile}
        onTile={setTile}
        filter={filter}
        onFilter={setFilter}
        view={view}
        onView={(chosen) => setView(chosen)}
        rows={shown.map((order) => orderRow(order, role, state))}
        columns={view === 'columns' ? columnsOf(found, role, state) : []}
        choosing={list}
        onMove={list.move}
        onReach={list.reach}
        onPrint={hasPermission(role, 'pack') ? () => print() : null}
      />
      <PickListsToPrint orders={list.chosenOrPaid} />
    </>
  )
}

/** Orders as the columns show them. */
function columnsOf(
  orders: ReadonlyArray<Order>,
  role: Role,
  overrides: ProductOverrides,
): ReadonlyArray<Column> {
  const first = inState(orders, 'paid').at(-1)
  return stateColumns(orders, hasPermission(role, 'see money')).map(
    ({ state, word, tone, sum, orders: within }) => ({
      state,
      word,
      tone,
      sum,
      rows: within.map((order) => orderRow(order, role, overrides)),
      nothing:
        state === 'packing' && first
          ? `Nobody is packing. Start with ${first.number}, it came first.`
          : 'Nothing here yet.',
    }),
  )
}
