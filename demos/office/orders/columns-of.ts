import type { ProductOverrides } from '../../shop/current-product.ts'
import type { Order } from '../../shop/order.ts'
import { hasPermission } from '../../shop/rights.ts'
import type { Role } from '../../shop/roles.ts'
import type { Column } from './OrderColumns.tsx'
import { stateColumns } from './order-columns.ts'
import { orderRow } from './order-row.ts'
import { inState } from './orders-of-day.ts'

/** Orders as the columns show them. */
export function columnsOf(
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
