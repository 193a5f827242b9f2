import type { CommandContext, Decision } from '../command.ts'
import type { Order } from '../order.ts'
import { moved, moveTo, stateOf } from '../order-transitions.ts'
import { stateWord } from '../order-words.ts'
import { refused, refuseOrderTransition } from '../refusals.ts'
import { isStaffWithPermission } from '../rights.ts'
import type { ShopState } from '../shop-state.ts'
import { nameOf } from '../staff.ts'
import { newMovements, type StockMove, stockAfterMoves } from '../stock-levels.ts'
import { done } from './rule.ts'

/** Until packing begins the customer may, until it is packed the owner. The pieces go back where they came from. */
export function cancelled(state: ShopState, order: Order, { now, actor }: CommandContext): Decision {
  const is = stateOf(order)
  if (actor.kind === 'staff' && !isStaffWithPermission(actor, 'cancel and take back'))
    return refuseOrderTransition(actor.role, order.number, is)
  if (!moveTo(order, 'cancelled')) return tooLate(order)
  if (actor.kind !== 'staff' && is === 'packing') return tooLate(order)
  const moves = order.lines.map<StockMove>(({ sku, from }) => ({ sku, from, sign: 1 }))
  const by = nameOf(actor, order.customer.name)
  return done(state, {
    orders: state.orders.map((one) => (one === order ? moved(order, 'cancelled', now, by) : one)),
    stock: stockAfterMoves(state, moves),
    movements: newMovements(state, moves, {
      at: now.getTime(),
      why: 'cancelled',
      reference: String(order.number),
      by,
    }),
    vouchers: usedOnceLess(state, order.voucher),
  })
}

function tooLate(order: Order): Decision {
  const is = stateWord(stateOf(order))
  const instead = stateOf(order) === 'delivered' ? ' It can be sent back within 30 days.' : ''
  return refused('not possible', `${order.number} is ${is}, so it can no longer be cancelled.${instead}`)
}

function usedOnceLess(state: ShopState, code: string | null): ShopState['vouchers'] {
  if (code === null) return state.vouchers
  return state.vouchers.map((one) => (one.code === code ? { ...one, used: Math.max(0, one.used - 1) } : one))
}
