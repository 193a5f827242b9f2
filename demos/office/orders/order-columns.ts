import { formatRand } from '../../../domain/money/money.ts'
import type { Order, OrderState } from '../../shop/order.ts'
import type { Tile } from '../ui/FilterTiles.tsx'
import { ordersInState } from './orders-of-day.ts'

/** The states as columns; those with `hideWhenEmpty` are shown only while an order is in them. */
const COLUMNS: ReadonlyArray<{ state: OrderState; word: string; tone: Tile['tone']; hideWhenEmpty?: true }> =
  [
    { state: 'paid', word: 'to pack', tone: 'yes' },
    { state: 'packing', word: 'packing', tone: 'pick' },
    { state: 'packed', word: 'packed', tone: 'low' },
    { state: 'with courier', word: 'with courier', tone: 'way' },
    { state: 'ready to collect', word: 'ready to collect', tone: 'way', hideWhenEmpty: true },
    { state: 'delivered', word: 'delivered', tone: 'done' },
    { state: 'cancelled', word: 'cancelled', tone: 'no', hideWhenEmpty: true },
    { state: 'returned', word: 'returned', tone: 'no', hideWhenEmpty: true },
  ]

export type StateColumn = {
  state: OrderState
  word: string
  tone: Tile['tone']
  orders: ReadonlyArray<Order>
  /** The sum of the totals; null for a role that sees no money. */
  sum: string | null
}

/** The orders by state, with their sum. */
export function stateColumns(orders: ReadonlyArray<Order>, seesMoney: boolean): ReadonlyArray<StateColumn> {
  return COLUMNS.flatMap(({ hideWhenEmpty, ...column }) => {
    const columnOrders = ordersInState(orders, column.state)
    if (hideWhenEmpty && columnOrders.length === 0) return []
    return [{ ...column, orders: columnOrders, sum: seesMoney ? sumOf(columnOrders) : null }]
  })
}

/** A tile for all orders, and one for each state. */
export function tilesOf(orders: ReadonlyArray<Order>, seesMoney: boolean): ReadonlyArray<Tile> {
  const all: Tile = {
    key: 'all',
    count: orders.length,
    word: orders.length === 1 ? 'order' : 'orders',
    sum: seesMoney ? sumOf(orders) : null,
    tone: 'sand',
  }
  const states = stateColumns(orders, seesMoney).map(({ state, orders: columnOrders, ...column }) => ({
    ...column,
    key: state,
    count: columnOrders.length,
  }))
  return [all, ...states]
}

/** The sum of the orders’ totals, as text. */
export function sumOf(orders: ReadonlyArray<Order>): string {
  return formatRand(orders.reduce((sum, { totals }) => sum + totals.totalCents, 0))
}
