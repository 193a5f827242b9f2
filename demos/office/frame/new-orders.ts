import { formatRand } from '../../../domain/money/money.ts'
import { counted } from '../../../domain/wording.ts'
import { officeAddresses } from '../../addresses.ts'
import type { Order } from '../../shop/order.ts'
import { stateOf } from '../../shop/order-transitions.ts'
import { hasPermission } from '../../shop/rights.ts'
import type { Role } from '../../shop/roles.ts'
import type { ShopState } from '../../shop/shop-state.ts'
import { useShopChanges } from '../../shop-data/shop.tsx'
import type { ToastApi } from './toasts.ts'

/** Says each order that comes in while the office is open: once, when its payment is in. */
export function useNewOrderToasts(role: Role, showToast: ToastApi['showToast']): void {
  useShopChanges(({ command, before, after }) => {
    const arrived = command.do === 'start again' ? undefined : newOrders(before, after).at(0)
    if (arrived) showToast({ kind: 'arrived', ...newOrderText(arrived, role) })
  })
}

/** What was not there as paid before, the newest first. */
export function newOrders(before: ShopState, after: ShopState): ReadonlyArray<Order> {
  if (before.orders === after.orders) return []
  const known = new Set(
    before.orders.filter((order) => stateOf(order) !== 'placed').map(({ number }) => number),
  )
  return after.orders
    .filter((order) => stateOf(order) === 'paid' && !known.has(order.number))
    .sort((one, other) => other.number - one.number)
}

/** `1042 came in` and below it `Nomsa Dlamini, 2 pieces, R 3 260,00`; no sum for who does not see money. */
export function newOrderText({ number, customer, totals }: Order, role: Role) {
  const parts = [customer.name, counted(totals.quantity, 'piece')]
  if (hasPermission(role, 'see money')) parts.push(formatRand(totals.totalCents))
  return {
    title: `${number} came in`,
    detail: parts.join(', '),
    link: { href: officeAddresses.order(number), words: 'Open' },
  }
}
