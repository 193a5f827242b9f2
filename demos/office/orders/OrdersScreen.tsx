import { useState } from 'react'
import { useSearch } from 'wouter'
import { addDays, type CalendarDate, weekdayName } from '../../../domain/calendar/calendar.ts'
import { dayOf, timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { counted } from '../../../domain/wording.ts'
import { useKeys } from '../../../ui/keys.ts'
import { officeAddresses, storeAddresses } from '../../addresses.ts'
import type { ProductOverrides } from '../../shop/current-product.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import type { Order } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { hasPermission, type Role } from '../../shop/rights.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { useSessionChoice } from '../frame/session-choice.ts'
import { ButtonAnchor, ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import type { Column } from './OrderColumns.tsx'
import { OrdersToday } from './OrdersToday.tsx'
import { OrdersToPack } from './OrdersToPack.tsx'
import { stateColumns, sumOf, tilesOf } from './order-columns.ts'
import { useOrderList } from './order-list.ts'
import { orderRow } from './order-row.ts'
import {
  dayAsked,
  dayBefore,
  EVERYTHING,
  filteredOrders,
  inState,
  ordersOfDay,
  ordersTitle,
} from './orders-of-day.ts'
import { PickListsToPrint } from './PickListsToPrint.tsx'

/** The first screen of the office: the orders of a day, for a packer what lies in the own branch. */
export function OrdersScreen() {
  const { state, role, me, now } = useOffice()
  const today = dayOf(now)
  const day = dayAsked(useSearch(), today)
  const orders = ordersOfDay(state, day)
  useTitle(role === 'packer' ? 'To pack' : ordersTitle(day, today))
  if (orders.length === 0) return <NoOrders day={day} />
  if (role === 'packer' && me.branch) return <OrdersToPack orders={orders} branch={me.branch} />
  return <EveryOrder orders={orders} day={day} today={today} />
}

/** Hoopoe ilala market basket. */
const PICTURE = 562

/** A day without orders, as the first morning after the demo began. */
export function NoOrders({ day }: { day: CalendarDate }) {
  const { state, now } = useOffice()
  const today = dayOf(now)
  const before = dayBefore(state, day)
  const isToday = day === today
  return (
    <>
      <ScreenHead
        title={ordersTitle(day, today)}
        note={`${weekdayAndDay(day)}${isToday ? `, ${timeOfDay(now)}` : ''}`}
      />
      <EmptyState
        picture={PICTURE}
        title={isToday ? 'Nobody has bought anything yet today' : 'Nobody bought anything on this day'}
        acts={
          <>
            <ButtonAnchor href={storeAddresses.home}>Go in front of the counter</ButtonAnchor>
            {before && (
              <ButtonLink kind="white" href={`${officeAddresses.orders}?day=${before}`}>
                {before === addDays(today, -1) ? 'Yesterday’s' : `${weekdayName(before)}’s`}{' '}
                {counted(ordersOfDay(state, before).length, 'order')}
              </ButtonLink>
            )}
          </>
        }
      >
        Buy something yourself: the shop is next door, nothing is charged, and the order is here in a moment.
      </EmptyState>
    </>
  )
}

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
