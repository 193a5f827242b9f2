import type { Command, Decision } from './command.ts'
import { stateOf } from './order-transitions.ts'
import { CUSTOMER_ONLY, refuseOrderTransition, refuseOwnerOnly, STAFF_ONLY } from './refusals.ts'
import { hasPermission, type StaffPermission } from './rights.ts'
import type { Actor } from './roles.ts'
import type { ShopState } from './shop-state.ts'

type Need =
  /** In front of the counter only. */
  | 'customer'
  /** The rule asks for itself: it depends on where the order is, or on who did it before. */
  | 'either side'
  | { permission: StaffPermission /** Begins the refusal: `Prices and products are`. */; what: string }

/** What each command needs, beside `ROLE_PERMISSIONS` of rights.ts the only place that says so. */
const NEEDS: Readonly<Record<Command['do'], Need>> = {
  'put in basket': 'customer',
  'set quantity': 'customer',
  'choose delivery method': 'customer',
  'use voucher': 'customer',
  'take voucher out': 'customer',
  'give address': 'customer',
  'begin payment': 'customer',
  pay: 'customer',
  'ask to send back': 'customer',
  'cancel order': 'either side',
  'move order': 'either side',
  undo: 'either side',
  'see order': { permission: 'see orders', what: 'Orders are' },
  'pick line': { permission: 'pack', what: 'Packing is' },
  'add parcel': { permission: 'pack', what: 'Packing is' },
  'change parcel': { permission: 'pack', what: 'Packing is' },
  'take parcel away': { permission: 'pack', what: 'Packing is' },
  'answer return': { permission: 'cancel and take back', what: 'To take something back is' },
  'count return in': { permission: 'move stock', what: 'To count pieces in is for packers, or' },
  'edit products': { permission: 'change products', what: 'Prices and products are' },
  'change prices': { permission: 'change products', what: 'Prices and products are' },
  'add product': { permission: 'change products', what: 'Prices and products are' },
  'count shelf': { permission: 'move stock', what: 'To count a shelf is for packers, or' },
  'send transfers': { permission: 'move stock', what: 'To move stock is for packers, or' },
  'receive transfer': { permission: 'move stock', what: 'To move stock is for packers, or' },
  'save voucher': { permission: 'change vouchers', what: 'Vouchers and sales are' },
  'end voucher': { permission: 'change vouchers', what: 'Vouchers and sales are' },
  'save sale': { permission: 'change vouchers', what: 'Vouchers and sales are' },
  'bring in csv': { permission: 'csv in', what: 'To bring in a file is' },
  'ask someone in': { permission: 'change staff', what: 'To ask someone in is' },
}

/** Why somebody may not give a command at all; null: the rule decides. */
export function checkPermission(state: ShopState, command: Command, actor: Actor): Decision | null {
  const need = NEEDS[command.do]
  if (need === 'either side') return null
  if (need === 'customer') return actor.kind === 'staff' ? CUSTOMER_ONLY : null
  if (actor.kind !== 'staff') return STAFF_ONLY
  if (hasPermission(actor.role, need.permission)) return null
  const order = 'order' in command ? state.orders.find(({ number }) => number === command.order) : null
  return order
    ? refuseOrderTransition(actor.role, order.number, stateOf(order))
    : refuseOwnerOnly(actor, need.what)
}
