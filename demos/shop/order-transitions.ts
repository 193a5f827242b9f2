import type { DeliveryMethod } from './basket.ts'
import type { Order, OrderState, OrderStep } from './order.ts'
import { hasPermission, type Role, type StaffPermission } from './rights.ts'

type TransitionRule = {
  to: OrderState
  /** What a person does; never reads like a state. */
  button: string
  /** What staff need for it; null: only the customer, the bank or the domain itself does it. */
  needs: StaffPermission | null
  /** Only for orders that go this way; absent: for all. */
  deliveryMethods?: ReadonlyArray<DeliveryMethod['kind']>
}

/**
 * Every move that an order can make; there is no other, so none is skipped. A locker is filled by the courier, so that its orders
 * are with the courier first and ready to collect then. The first move of a state is the next one, whose button a row shows.
 */
const MOVES: Readonly<Record<OrderState, ReadonlyArray<TransitionRule>>> = {
  placed: [
    { to: 'paid', button: 'Pretend to pay', needs: null },
    { to: 'cancelled', button: 'Cancel the order', needs: 'cancel and take back' },
  ],
  paid: [
    { to: 'packing', button: 'Start packing', needs: 'pack' },
    { to: 'cancelled', button: 'Cancel the order', needs: 'cancel and take back' },
  ],
  packing: [
    { to: 'packed', button: 'Packed', needs: 'pack' },
    { to: 'paid', button: 'Put it back', needs: 'pack' },
    { to: 'cancelled', button: 'Cancel the order', needs: 'cancel and take back' },
  ],
  packed: [
    { to: 'with courier', button: 'Give to courier', needs: 'pack', deliveryMethods: ['door', 'locker'] },
    {
      to: 'ready to collect',
      button: 'Mark as ready to collect',
      needs: 'pack',
      deliveryMethods: ['collect'],
    },
  ],
  'with courier': [
    { to: 'delivered', button: 'It arrived', needs: 'say it arrived', deliveryMethods: ['door'] },
    { to: 'ready to collect', button: 'It arrived', needs: 'say it arrived', deliveryMethods: ['locker'] },
  ],
  'ready to collect': [{ to: 'delivered', button: 'Mark as collected', needs: 'pack' }],
  delivered: [{ to: 'returned', button: 'All of it is back', needs: null }],
  cancelled: [],
  returned: [],
}

/** The state that an order is in. */
export function stateOf(order: Order): OrderState {
  return order.steps.at(-1)?.state ?? 'placed'
}

/** The moves that an order can make now, by any role. */
export function transitionsFrom(
  state: OrderState,
  deliveryMethod: DeliveryMethod['kind'],
): ReadonlyArray<TransitionRule> {
  return MOVES[state].filter(({ deliveryMethods }) => deliveryMethods?.includes(deliveryMethod) ?? true)
}

export function moveTo(order: Order, to: OrderState): TransitionRule | null {
  return transitionsFrom(stateOf(order), order.deliveryMethod.kind).find((move) => move.to === to) ?? null
}

/** The one button of an order's row: null where nothing is next, or the role may not. */
export function nextTransition(order: Order, role: Role): { to: OrderState; button: string } | null {
  const [next] = transitionsFrom(stateOf(order), order.deliveryMethod.kind)
  return next?.needs && hasPermission(role, next.needs) ? { to: next.to, button: next.button } : null
}

/** The states that an order with this delivery method passes, from placed to delivered: the list that shop and office show. */
export function pathOf(deliveryMethod: DeliveryMethod['kind']): ReadonlyArray<OrderState> {
  const statesBefore: ReadonlyArray<OrderState> = ['placed', 'paid', 'packing', 'packed']
  if (deliveryMethod === 'door') return [...statesBefore, 'with courier', 'delivered']
  return deliveryMethod === 'collect'
    ? [...statesBefore, 'ready to collect', 'delivered']
    : [...statesBefore, 'with courier', 'ready to collect', 'delivered']
}

/** When an order came to a state that it has not left backwards since; null where it is still to come. */
export function stepAt(order: Order, state: OrderState): OrderStep | null {
  const path = pathOf(order.deliveryMethod.kind)
  const reachedIndex = path.indexOf(stateOf(order))
  if (reachedIndex !== -1 && path.indexOf(state) > reachedIndex) return null
  return order.steps.findLast((step) => step.state === state) ?? null
}

/** The order in its next state. A clock that went backwards never makes a later step earlier. */
export function moved(order: Order, state: OrderState, now: Date, by: string): Order {
  const at = Math.max(now.getTime(), order.steps.at(-1)?.at ?? 0)
  return { ...order, steps: [...order.steps, { state, at, by }] }
}
