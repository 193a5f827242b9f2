import { useState } from 'react'
import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChipChoice, Segments } from '../../../ui/Chip.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { useKeys } from '../../../ui/keys.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { BRANCHES } from '../../catalogue/product.ts'
import type { ProductOverrides } from '../../shop/current-product.ts'
import { weekdayAndDay } from '../../shop/day-words.ts'
import type { Order } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { hasPermission, type Role } from '../../shop/rights.ts'
import { useOffice } from '../frame/office.ts'
import { useSessionChoice } from '../frame/session-choice.ts'
import { FilterTiles } from '../ui/FilterTiles.tsx'
import tools from '../ui/ListTools.module.css'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { ShortcutHints } from '../ui/ShortcutHints.tsx'
import { type Column, OrderColumns } from './OrderColumns.tsx'
import styles from './OrdersToday.module.css'
import { OrderTable } from './OrderTable.tsx'
import { stateColumns, sumOf, tilesOf } from './order-columns.ts'
import { useOrderList } from './order-list.ts'
import { orderRow } from './order-row.ts'
import { filteredOrders, NO_FILTER, type OrderFilter, ordersInState, ordersTitle } from './orders-of-day.ts'
import { PickListsToPrint } from './PickListsToPrint.tsx'

type Props = { orders: ReadonlyArray<Order>; day: CalendarDate; today: CalendarDate }

/** The orders of a day for owner and bookkeeper: tiles that filter, and a list or columns. */
export function OrdersToday({ orders, day, today }: Props) {
  const { state, role, now } = useOffice()
  const [filter, setFilter] = useState(NO_FILTER)
  const [tileKey, setTileKey] = useState('all')
  const [view, setView] = useSessionChoice('orders as', VIEW_NAMES)
  const isList = view === 'list'
  const matchingOrders = filteredOrders(orders, filter)
  const visibleOrders =
    isList && tileKey !== 'all'
      ? matchingOrders.filter((order) => stateOf(order) === tileKey)
      : matchingOrders
  const list = useOrderList(visibleOrders)
  const seesMoney = hasPermission(role, 'see money')
  const title = ordersTitle(day, today)
  const dayInWords = day === today ? `${weekdayAndDay(day)}, ${timeOfDay(now)}` : weekdayAndDay(day)
  useKeys({ v: () => setView(isList ? 'columns' : 'list') })
  return (
    <>
      <div className="screen-only">
        <ScreenHead
          title={title}
          note={
            isList ? (
              dayInWords
            ) : (
              <>
                <b>{orders.length}</b> {orders.length === 1 ? 'order' : 'orders'}
                {seesMoney && (
                  <>
                    , <b className="number">{sumOf(orders)}</b>
                  </>
                )}{' '}
                · {dayInWords}
              </>
            )
          }
        />
        {isList && (
          <FilterTiles
            label="By state"
            tiles={tilesOf(orders, seesMoney)}
            chosen={tileKey}
            onChoose={setTileKey}
          />
        )}
        <OrderTools
          filter={filter}
          onFilter={setFilter}
          view={view}
          onView={setView}
          onPrint={hasPermission(role, 'pack') ? () => print() : null}
          chosenCount={list.chosen.size}
        />
        {!isList && <OrderColumns columns={columnsOf(matchingOrders, role, state)} list={list} />}
        {isList && visibleOrders.length > 0 && (
          <OrderTable
            label={title}
            rows={visibleOrders.map((order) => orderRow(order, role, state))}
            list={list}
          />
        )}
        {isList && visibleOrders.length === 0 && (
          <p className={styles.none}>None of these orders is like that.</p>
        )}
        <ShortcutHints keys={isList ? LIST_KEYS : COLUMN_KEYS} />
      </div>
      <PickListsToPrint orders={list.chosenOrPaid} />
    </>
  )
}

/** The columns with their orders. */
function columnsOf(
  orders: ReadonlyArray<Order>,
  role: Role,
  overrides: ProductOverrides,
): ReadonlyArray<Column> {
  const nextToPack = ordersInState(orders, 'paid').at(-1)
  return stateColumns(orders, hasPermission(role, 'see money')).map(
    ({ orders: columnOrders, ...column }) => ({
      ...column,
      rows: columnOrders.map((order) => orderRow(order, role, overrides)),
      emptyText:
        column.state === 'packing' && nextToPack
          ? `Nobody is packing. Start with ${nextToPack.number}, it came first.`
          : 'Nothing here yet.',
    }),
  )
}

const LIST_KEYS = [
  ['J', 'down'],
  ['K', 'up'],
  ['Enter', 'open'],
  ['X', 'choose'],
  ['P', 'next state'],
  ['V', 'columns'],
  ['?', 'all keys'],
] as const
const COLUMN_KEYS = [
  ['J', 'next card'],
  ['K', 'card before'],
  ['P', 'next state'],
  ['Enter', 'open'],
  ['V', 'list'],
  ['?', 'all keys'],
] as const

const DELIVERY_METHODS = [
  ['all', 'All delivery methods'],
  ['door', 'To the door'],
  ['locker', 'To a locker'],
  ['collect', 'Collect in store'],
] as const
const VIEW_NAMES = ['list', 'columns'] as const
const VIEWS = [
  ['list', 'List'],
  ['columns', 'Columns'],
] as const

type OrderToolsProps = {
  filter: OrderFilter
  onFilter: (filter: OrderFilter) => void
  view: 'list' | 'columns'
  onView: (view: 'list' | 'columns') => void
  /** Prints the pick lists; null if this role does not pack. */
  onPrint: (() => void) | null
  chosenCount: number
}

/** The filters of the list, and the choice between list and columns. */
function OrderTools({ filter, onFilter, view, onView, onPrint, chosenCount }: OrderToolsProps) {
  return (
    <search className={tools.tools}>
      <div className={tools.find}>
        <SearchField
          shortcut="/"
          label="Search orders"
          placeholder="Number, name or place"
          value={filter.words}
          onType={(words) => onFilter({ ...filter, words })}
        />
      </div>
      <ChipChoice
        label="Branch"
        value={filter.branch}
        options={[['all', 'All branches'], ...BRANCHES.map((branch) => [branch, branch] as const)]}
        onPick={(branch) => onFilter({ ...filter, branch })}
      />
      <ChipChoice
        label="How it leaves"
        value={filter.deliveryMethod}
        options={DELIVERY_METHODS}
        onPick={(deliveryMethod) => onFilter({ ...filter, deliveryMethod })}
      />
      <div className="cluster wide-only">
        <Segments label="Show as" value={view} options={VIEWS} onPick={onView} />
        {onPrint && (
          <Button onClick={onPrint}>
            <Icon path={icons.print} size={18} />
            {chosenCount > 0
              ? `Print ${chosenCount} pick ${chosenCount === 1 ? 'list' : 'lists'}`
              : 'Print pick lists'}
          </Button>
        )}
      </div>
    </search>
  )
}
