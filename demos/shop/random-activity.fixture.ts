import fc from 'fast-check'
import { BRANCHES } from '../catalogue/product.ts'
import type { Command } from './command.ts'
import type { Order } from './order.ts'
import { stateOf, transitionsFrom } from './order-transitions.ts'
import { type Actor, CUSTOMER } from './rights.ts'
import { ADDRESS, BOOKKEEPER, OWNER, PACKER, paymentCommand } from './shop.fixture.ts'
import type { ShopState } from './shop-state.ts'
import { stockIn } from './stock-levels.ts'

/** Chooses a command by the state, as a person does by the screen. */
export type NextCommand = (state: ShopState) => Command
export type Activity = { actor: Actor; nextCommand: NextCommand; minutes: number }

/** Variants of the first products, and of a table that needs two people. */
export const SKUS = ['00001-1', '00001-2', '00001-3', '00002-1', '00002-2', '00002-3', '00003-1', '00006-1']

/** Minutes from the first moment; an activity may be earlier than the one before it. */
export const minutes = fc.integer({ min: -600, max: 20_000 })
const sku = fc.constantFrom(...SKUS)
const branch = fc.constantFrom(...BRANCHES)
/** Indices of the newest orders, and of two of the first day. */
const orderIndex = fc.constantFrom(0, 0, 0, 1, 2, 5, 8)

function activityBy(
  nextCommand: fc.Arbitrary<NextCommand>,
  ...actors: ReadonlyArray<Actor>
): fc.Arbitrary<Activity> {
  return fc.record({ actor: fc.constantFrom(...actors), nextCommand, minutes })
}

const buying = fc
  .tuple(sku, fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.boolean())
  .map<NextCommand>((choices) => (state) => nextPurchaseCommand(state, ...choices))
const moving = orderIndex.map<NextCommand>((index) => (state) => nextOrderCommand(state, index))
const returning = fc.tuple(orderIndex, fc.integer({ min: 0, max: 9 })).map<NextCommand>(
  ([index, chance]) =>
    (state) =>
      nextReturnCommand(state, index, chance > 0),
)
const cancelling = orderIndex.map<NextCommand>((index) => ({ orders }) => ({
  do: 'cancel order',
  order: orders[index]?.number ?? 0,
}))
const counting = fc
  .tuple(sku, branch, fc.integer({ min: 0, max: 9 }))
  .map<NextCommand>(([sku, branch, quantity]) => () => ({ do: 'count shelf', sku, branch, quantity }))
const importing = fc
  .tuple(sku, fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)))
  .map<NextCommand>(([sku, stock]) => () => ({ do: 'bring in csv', file: 'a.csv', rows: [{ sku, stock }] }))
const transferring = fc.tuple(sku, fc.nat(2)).map<NextCommand>(
  ([sku, branchIndex]) =>
    (state) =>
      nextTransferCommand(state, sku, branchIndex),
)

/** Continues purchases, orders, returns and transfers, mostly by an actor who is allowed to. */
export const randomActivity: fc.Arbitrary<Activity> = fc.oneof(
  { weight: 6, arbitrary: activityBy(buying, CUSTOMER) },
  { weight: 16, arbitrary: activityBy(moving, OWNER, OWNER, OWNER, PACKER, BOOKKEEPER, CUSTOMER) },
  { weight: 3, arbitrary: activityBy(returning, CUSTOMER) },
  { weight: 3, arbitrary: activityBy(returning, OWNER) },
  { weight: 1, arbitrary: activityBy(cancelling, CUSTOMER, OWNER, PACKER) },
  { weight: 1, arbitrary: activityBy(counting, OWNER, PACKER, BOOKKEEPER) },
  { weight: 1, arbitrary: activityBy(importing, OWNER, OWNER, PACKER) },
  { weight: 2, arbitrary: activityBy(transferring, OWNER, PACKER) },
  { weight: 1, arbitrary: activityBy(fc.constant(undoCommand), OWNER, OWNER, PACKER) },
)

/** Fills the basket, gives the address and perhaps a voucher, then pays. */
function nextPurchaseCommand(
  state: ShopState,
  sku: string,
  paymentAttemptId: string,
  hasVoucher: boolean,
): Command {
  const { basket } = state
  if (basket.lines.length === 0) return { do: 'put in basket', sku, quantity: 2 }
  if (basket.address === null) return { do: 'give address', address: ADDRESS }
  if (hasVoucher && basket.voucher === null) return { do: 'use voucher', code: 'WELCOME50' }
  if (basket.paymentAttemptId === null) return { do: 'begin payment', paymentAttemptId }
  return paymentCommand(state, basket.paymentAttemptId)
}

/** Moves or packs an order as staff would. */
function nextOrderCommand({ orders }: ShopState, index: number): Command {
  const order = orders[index]
  if (!order) return { do: 'see order', order: 0 }
  if (stateOf(order) === 'packing') return nextPackingCommand(order)
  const [next] = transitionsFrom(stateOf(order), order.deliveryMethod.kind)
  return { do: 'move order', order: order.number, to: next?.to ?? 'paid' }
}

function nextPackingCommand({ number, lines, parcels }: Order): Command {
  const missing = lines.find((line) => line.pickedQuantity < line.quantity)
  if (missing) return { do: 'pick line', order: number, sku: missing.sku }
  const index = parcels.findIndex(({ weightGrams }) => weightGrams === null)
  return index === -1
    ? { do: 'move order', order: number, to: 'packed' }
    : { do: 'change parcel', order: number, at: index, parcel: { weightGrams: 900 } }
}

/** Requests a return of a delivered order, answers it or counts it in. */
function nextReturnCommand({ orders }: ShopState, index: number, accepted: boolean): Command {
  const delivered = orders.filter((order) => stateOf(order) === 'delivered')
  const deliveredOrder = delivered[index % Math.max(1, delivered.length)]
  const order = deliveredOrder?.number ?? 0
  const last = deliveredOrder?.returns.at(-1)
  const returnIndex = (deliveredOrder?.returns.length ?? 0) - 1
  if (last && last.answer === null)
    return { do: 'answer return', order, returnIndex, accepted, words: 'It is broken.' }
  if (last?.answer?.accepted && last.receivedAt === null) return { do: 'count return in', order, returnIndex }
  const quantities = { [deliveredOrder?.lines[0]?.sku ?? '']: 1 }
  return { do: 'ask to send back', order, quantities, reason: 'Too blue' }
}

/** Receives the transfer in transit, or sends one from a branch with stock. */
function nextTransferCommand(state: ShopState, sku: string, branchIndex: number): Command {
  const inTransit = state.transfers.find(({ arrivedAt }) => arrivedAt === null)
  if (inTransit) return { do: 'receive transfer', id: inTransit.id }
  const from = BRANCHES.find((branch) => stockIn(state, sku, branch) > 0) ?? BRANCHES[0]
  const [to = from] = BRANCHES.filter((branch) => branch !== from).slice(branchIndex % 2)
  return { do: 'send transfers', lines: [{ sku, quantity: 1 }], from, to }
}

function undoCommand({ lastChange }: ShopState): Command {
  return { do: 'undo', change: lastChange.number }
}
