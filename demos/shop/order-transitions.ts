import type { DeliveryMethod } from './basket.ts'
import type { Order, OrderState, OrderStep } from './order.ts'
import { hasPermission, type Role, type StaffPermission } from './rights.ts'

type TransitionRule = {
  to: OrderState
  /** The label of the button, an action and never a state. */
  button: string
  /** The permission that staff need; null if only the customer, the bank or the rules make this transition. */
  needs: StaffPermission | null
  /** The delivery methods that have this transition; all by default. */
  deliveryMethods?: ReadonlyArray<DeliveryMethod['kind']>
}

/**
 * All transitions of an order by state; no state can be skipped. Orders for a locker are with the courier first, then
 * ready to collect. A row shows the button of its state's first transition.
 */
const TRANSITIONS: Readonly<Record<OrderState, ReadonlyArray<TransitionRule>>> = {
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

/** The current state of an order. */
export function stateOf(order: Order): OrderState {
  return order.steps.at(-1)?.state ?? 'placed'
}

/** The possible transitions of an order, by any role. */
export function transitionsFrom(
  state: OrderState,
  deliveryMethod: DeliveryMethod['kind'],
): ReadonlyArray<TransitionRule> {
  return TRANSITIONS[state].filter(({ deliveryMethods }) => deliveryMethods?.includes(deliveryMethod) ?? true)
}

export function transitionTo(order: Order, to: OrderState): TransitionRule | null {
  return (
    transitionsFrom(stateOf(order), order.deliveryMethod.kind).find((transition) => transition.to === to) ??
    null
  )
}

/** The transition of an order's button; null if there is none, or the role may not make it. */
export function nextTransition(order: Order, role: Role): { to: OrderState; button: string } | null {
  const [next] = transitionsFrom(stateOf(order), order.deliveryMethod.kind)
  return next?.needs && hasPermission(role, next.needs) ? { to: next.to, button: next.button } : null
}

/** The states of an order with this delivery method, from placed to delivered, as shop and office list them. */
export function pathOf(deliveryMethod: DeliveryMethod['kind']): ReadonlyArray<OrderState> {
  const statesBefore: ReadonlyArray<OrderState> = ['placed', 'paid', 'packing', 'packed']
  if (deliveryMethod === 'door') return [...statesBefore, 'with courier', 'delivered']
  return deliveryMethod === 'collect'
    ? [...statesBefore, 'ready to collect', 'delivered']
    : [...statesBefore, 'with courier', 'ready to collect', 'delivered']
}

/** A state of an order, with the step that reached it; null while it is ahead. */
export type TrackedState = { state: OrderState; step: OrderStep | null; progress: 'done' | 'now' | 'ahead' }

/** All states of an order, from placed to delivered; for a cancelled or returned one, only those that it passed. */
export function trackOf(order: Order): ReadonlyArray<TrackedState> {
  const current = stateOf(order)
  const lastStepAt = (state: OrderState) => order.steps.findLast((step) => step.state === state) ?? null
  const path = pathOf(order.deliveryMethod.kind)
  const states = path.includes(current) ? path : [...path.filter(lastStepAt), current]
  const currentIndex = states.indexOf(current)
  return states.map((state, index) => {
    if (index > currentIndex) return { state, step: null, progress: 'ahead' }
    return { state, step: lastStepAt(state), progress: index === currentIndex ? 'now' : 'done' }
  })
}

/** The order in a new state. A step is never earlier than the previous one, even if the clock was set back. */
export function withState(order: Order, state: OrderState, now: Date, by: string): Order {
  const at = Math.max(now.getTime(), order.steps.at(-1)?.at ?? 0)
  return { ...order, steps: [...order.steps, { state, at, by }] }
}
