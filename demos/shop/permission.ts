import type { Command, Decision } from './command.ts'
import { stateOf } from './order-moves.ts'
import { CUSTOMER_ONLY, refuseOrderTransition, refuseOwnerOnly, STAFF_ONLY } from './refusals.ts'
import { type Act, mayDo } from './rights.ts'
import type { Actor } from './roles.ts'
import type { ShopState } from './shop-state.ts'

type Need =
  /** In front of the counter only. */
  | 'customer'
  /** The rule asks for itself: it depends on where the order is, or on who did it before. */
  | 'either side'
  | { act: Act /** Begins the refusal: `Prices and products are`. */; what: string }

/** What each command needs, beside `MAY` of rights.ts the only place that says so. */
const NEEDS: Readonly<Record<Command['do'], Need>> = {
  'put in basket': 'customer',
  'set pieces': 'customer',
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
  'see order': { act: 'see orders', what: 'Orders are' },
  'take piece': { act: 'pack', what: 'Packing is' },
  'add parcel': { act: 'pack', what: 'Packing is' },
  'change parcel': { act: 'pack', what: 'Packing is' },
  'take parcel away': { act: 'pack', what: 'Packing is' },
  'answer return': { act: 'cancel and take back', what: 'To take something back is' },
  'count return in': { act: 'move stock', what: 'To count pieces in is for packers, or' },
  'edit products': { act: 'change things', what: 'Prices and things are' },
  'change prices': { act: 'change things', what: 'Prices and things are' },
  'add product': { act: 'change things', what: 'Prices and things are' },
  'count shelf': { act: 'move stock', what: 'To count a shelf is for packers, or' },
  'send transfers': { act: 'move stock', what: 'To move stock is for packers, or' },
  'receive transfer': { act: 'move stock', what: 'To move stock is for packers, or' },
  'save voucher': { act: 'change vouchers', what: 'Vouchers and sales are' },
  'end voucher': { act: 'change vouchers', what: 'Vouchers and sales are' },
  'save sale': { act: 'change vouchers', what: 'Vouchers and sales are' },
  'bring in csv': { act: 'csv in', what: 'To bring in a file is' },
  'ask someone in': { act: 'change staff', what: 'To ask someone in is' },
}

/** Why somebody may not give a command at all; null: the rule decides. */
export function checkPermission(state: ShopState, command: Command, actor: Actor): Decision | null {
  const need = NEEDS[command.do]
  if (need === 'either side') return null
  if (need === 'customer') return actor.kind === 'staff' ? CUSTOMER_ONLY : null
  if (actor.kind !== 'staff') return STAFF_ONLY
  if (mayDo(actor.role, need.act)) return null
  const order = 'order' in command ? state.orders.find(({ number }) => number === command.order) : null
  return order
    ? refuseOrderTransition(actor.role, order.number, stateOf(order))
    : refuseOwnerOnly(actor, need.what)
}
