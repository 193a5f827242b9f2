import { counted, listInWords } from '../../../domain/wording.ts'
import type { CommandContext, Decision } from '../command.ts'
import { binLocationOf, findVariant } from '../current-product.ts'
import type { Order, OrderState, Parcel } from '../order.ts'
import { stateOf, transitionTo, withState } from '../order-transitions.ts'
import { stateWord } from '../order-words.ts'
import { initialParcels, MAX_PARCEL_CHARS, MAX_PARCELS, MAX_WEIGHT_GRAMS, PARCEL_KINDS } from '../parcels.ts'
import { orderNotFound, refused, refuseOrderTransition, STAFF_ONLY } from '../refusals.ts'
import { isStaffWithPermission } from '../rights.ts'
import type { ShopState } from '../shop-state.ts'
import { COURIER, nameOf } from '../staff.ts'
import { afterMoves, movesOf } from '../stock-levels.ts'
import { withVoucherUses } from '../voucher-rules.ts'
import { done, nothingToDo, type Rules } from './rule.ts'

type ParcelCommand = 'add parcel' | 'change parcel' | 'take parcel away'

/** Cancels an order: the customer until packing begins, the owner until it is packed. The pieces return to their branches. */
function cancelOrder(state: ShopState, order: Order, { now, actor }: CommandContext): Decision {
  const currentState = stateOf(order)
  if (actor.kind === 'staff' && !isStaffWithPermission(actor, 'cancel and take back'))
    return refuseOrderTransition(actor.role, order.number, currentState)
  if (!transitionTo(order, 'cancelled')) return tooLate(order)
  if (actor.kind !== 'staff' && currentState === 'packing') return tooLate(order)
  const author = nameOf(actor, order.customer.name)
  return done(state, {
    orders: state.orders.map((other) =>
      other === order ? withState(order, 'cancelled', now, author) : other,
    ),
    ...afterMoves(state, movesOf(order, 1), {
      at: now.getTime(),
      why: 'cancelled',
      reference: String(order.number),
      by: author,
    }),
    vouchers: withVoucherUses(state.vouchers, order.voucher, -1),
  })
}

function tooLate(order: Order): Decision {
  const currentState = stateWord(stateOf(order))
  const instead = stateOf(order) === 'delivered' ? ' It can be sent back within 30 days.' : ''
  return refused(
    'not possible',
    `${order.number} is ${currentState}, so it can no longer be cancelled.${instead}`,
  )
}

/** Commands on orders. Permissions depend on the transition, and so on the order's state. */
export const ORDER_RULES: Rules<'see order' | 'move order' | 'cancel order' | 'pick line' | ParcelCommand> = {
  'see order': (state, { order: number }) =>
    withOrder(state, number, (order) =>
      order.isSeen ? nothingToDo(state) : done(state, replaceOrder(state, { ...order, isSeen: true })),
    ),
  'move order': (state, { order: number, to }, context) =>
    withOrder(state, number, (order) =>
      to === 'cancelled' ? cancelOrder(state, order, context) : moveOrder(state, order, to, context),
    ),
  'cancel order': (state, { order: number }, context) =>
    withOrder(state, number, (order) => cancelOrder(state, order, context)),
  'pick line': (state, { order: number, sku, quantity }) =>
    withOrder(state, number, (order) => pickLine(state, order, sku, quantity)),
  'add parcel': (state, { order }) =>
    withParcels(state, order, (parcels) => [...parcels, { kind: PARCEL_KINDS[0], weightGrams: null }]),
  'change parcel': (state, { order, at, parcel }) =>
    withParcels(
      state,
      order,
      (parcels) =>
        parcels[at] && parcels.map((other, index) => (index === at ? { ...other, ...parcel } : other)),
    ),
  'take parcel away': (state, { order, at }) =>
    withParcels(state, order, (parcels) => parcels[at] && parcels.filter((_, index) => index !== at)),
}

/** Decides about an order, or refuses because it does not exist. */
export function withOrder(state: ShopState, number: number, decide: (order: Order) => Decision): Decision {
  const order = state.orders.find((order) => order.number === number)
  return order ? decide(order) : refused('not found', orderNotFound(number))
}

export function replaceOrder(state: ShopState, order: Order): Pick<ShopState, 'orders'> {
  return { orders: state.orders.map((other) => (other.number === order.number ? order : other)) }
}

function refuseTransition(order: Order, actor: CommandContext['actor']): Decision {
  return actor.kind === 'staff' ? refuseOrderTransition(actor.role, order.number, stateOf(order)) : STAFF_ONLY
}

function moveOrder(state: ShopState, order: Order, to: OrderState, { now, actor }: CommandContext): Decision {
  const transition = transitionTo(order, to)
  const isFetchedByCustomer = actor.kind === 'customer' && stateOf(order) === 'ready to collect'
  if (transition?.needs && !isStaffWithPermission(actor, transition.needs) && !isFetchedByCustomer)
    return refuseTransition(order, actor)
  if (!transition?.needs)
    return isStaffWithPermission(actor, 'pack')
      ? refuseChangedOrder(order, to)
      : refuseTransition(order, actor)
  const refusal = to === 'packed' ? packingRefusal(state, order) : null
  if (refusal !== null) return refused('not possible', refusal)
  const author =
    order.deliveryMethod.kind === 'door' && to === 'delivered' ? COURIER : nameOf(actor, order.customer.name)
  return done(state, replaceOrder(state, withState(prepareFor(state, order, to), to, now, author)))
}

/** The order has changed: two people pressed at once, or an old tab did. */
function refuseChangedOrder(order: Order, to: OrderState): Decision {
  const currentState = stateWord(stateOf(order))
  return refused(
    'changed meanwhile',
    `${order.number} is ${currentState}, so it cannot become ${stateWord(to)}. Look at it again.`,
  )
}

/** Packing begins with unweighed parcels; moving back to `paid` removes them and what was picked. */
function prepareFor(state: ShopState, order: Order, to: OrderState): Order {
  if (to === 'packing') {
    const shippedLines = order.deliveryMethod.kind === 'collect' ? [] : order.lines
    const shippingClasses = shippedLines.flatMap(
      ({ sku }) => findVariant(state, sku)?.product.shippingClass ?? [],
    )
    return { ...order, parcels: initialParcels(shippingClasses) }
  }
  if (to !== 'paid') return order
  return { ...order, parcels: [], lines: order.lines.map((line) => ({ ...line, pickedQuantity: 0 })) }
}

/** The reason why an order cannot be packed yet; null if it can. */
export function packingRefusal(state: ShopState, { lines, parcels, deliveryMethod }: Order): string | null {
  const missingLines = lines.filter((line) => line.pickedQuantity < line.quantity)
  if (missingLines.length > 0) return stillToTake(state, missingLines)
  if (deliveryMethod.kind === 'collect') return null
  if (parcels.length === 0) return 'It needs a parcel before it is packed.'
  const unweighed = parcels.filter(({ weightGrams }) => weightGrams === null).length
  return unweighed > 0 ? `${counted(unweighed, 'parcel')} still to weigh.` : null
}

/** `1 piece still to take, from C3.` */
function stillToTake(state: ShopState, missingLines: Order['lines']): string {
  const quantity = missingLines.reduce((sum, line) => sum + line.quantity - line.pickedQuantity, 0)
  const shelves = missingLines.flatMap(({ sku }) => {
    const item = findVariant(state, sku)
    return item ? binLocationOf(state, item.product) : []
  })
  return `${counted(quantity, 'piece')} still to take, from ${listInWords([...new Set(shelves)].sort(), 'and')}.`
}

function pickLine(state: ShopState, order: Order, sku: string, quantity: number | undefined): Decision {
  const line = order.lines.find((line) => line.sku === sku)
  if (!line) return refused('not found', `${order.number} has no ${sku}.`)
  if (stateOf(order) !== 'packing') return refuseNotPacking(order)
  const pickedQuantity = quantity ?? line.quantity
  if (!Number.isInteger(pickedQuantity) || pickedQuantity < 0 || pickedQuantity > line.quantity)
    return refused('not possible', `${order.number} takes ${counted(line.quantity, 'piece')} of it.`)
  const lines = order.lines.map((other) => (other === line ? { ...line, pickedQuantity } : other))
  return done(state, replaceOrder(state, { ...order, lines }))
}

function refuseNotPacking(order: Order): Decision {
  return refused('changed meanwhile', `${order.number} is ${stateWord(stateOf(order))}, not being packed.`)
}

type Parcels = ReadonlyArray<Parcel>

/** @param change returns undefined if there is no such parcel */
function withParcels(
  state: ShopState,
  number: number,
  change: (parcels: Parcels) => Parcels | undefined,
): Decision {
  return withOrder(state, number, (order) => replaceParcels(state, order, change(order.parcels)))
}

function replaceParcels(state: ShopState, order: Order, parcels: Parcels | undefined): Decision {
  if (stateOf(order) !== 'packing') return refuseNotPacking(order)
  if (!parcels)
    return refused('changed meanwhile', `${order.number} has no such parcel any more. Look at it again.`)
  if (parcels.length > MAX_PARCELS)
    return refused('not possible', `An order goes in ${MAX_PARCELS} parcels at most.`)
  const invalidIndex = parcels.findIndex((parcel) => !isValidParcel(parcel))
  if (invalidIndex !== -1)
    return refused('not possible', `Parcel ${invalidIndex + 1} needs a weight between 0,1 and 200 kg.`)
  return done(state, replaceOrder(state, { ...order, parcels }))
}

function isValidParcel({ kind, weightGrams }: Parcel): boolean {
  if (kind.length > MAX_PARCEL_CHARS) return false
  if (weightGrams === null) return true
  return Number.isInteger(weightGrams) && weightGrams >= 100 && weightGrams <= MAX_WEIGHT_GRAMS
}
