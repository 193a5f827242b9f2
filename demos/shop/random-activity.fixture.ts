import fc from 'fast-check'
import { BRANCHES } from '../catalogue/product.ts'
import type { Command } from './command.ts'
import type { Order } from './order.ts'
import { stateOf, transitionsFrom } from './order-transitions.ts'
import type { Actor } from './rights.ts'
import { ADDRESS, BOOKKEEPER, CUSTOMER, OWNER, PACKER, paymentOf } from './shop.fixture.ts'
import type { ShopState } from './shop-state.ts'
import { stockIn } from './stock-levels.ts'

/** A command that may look at the state it is given to, as a person looks at the screen. */
export type Given = (state: ShopState) => Command
export type Activity = { actor: Actor; given: Given; minutes: number }

/** Of the first five, and of a table for two people. */
export const SKUS = ['00001-1', '00001-2', '00001-3', '00002-1', '00002-2', '00002-3', '00003-1', '00006-1']

/** At a time that may lie before the last one. */
export const minutes = fc.integer({ min: -600, max: 20_000 })
const sku = fc.constantFrom(...SKUS)
const branch = fc.constantFrom(...BRANCHES)
/** The newest orders, and two of the first day. */
const place = fc.constantFrom(0, 0, 0, 1, 2, 5, 8)

function by(given: fc.Arbitrary<Given>, ...actors: ReadonlyArray<Actor>): fc.Arbitrary<Activity> {
  return fc.record({ actor: fc.constantFrom(...actors), given, minutes })
}

const buys = fc
  .tuple(sku, fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.boolean())
  .map<Given>((what) => (state) => boughtOn(state, ...what))
const movesOn = place.map<Given>((at) => (state) => nextOf(state, at))
const sendsBack = fc.tuple(place, fc.integer({ min: 0, max: 9 })).map<Given>(
  ([at, no]) =>
    (state) =>
      backFrom(state, at, no > 0),
)
const cancels = place.map<Given>((at) => ({ orders }) => ({
  do: 'cancel order',
  order: orders[at]?.number ?? 0,
}))
const counts = fc
  .tuple(sku, branch, fc.integer({ min: 0, max: 9 }))
  .map<Given>(([one, where, quantity]) => () => ({ do: 'count shelf', sku: one, branch: where, quantity }))
const bringsIn = fc
  .tuple(sku, fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)))
  .map<Given>(([one, stock]) => () => ({ do: 'bring in csv', file: 'a.csv', rows: [{ sku: one, stock }] }))
const moves = fc.tuple(sku, fc.nat(2)).map<Given>(
  ([one, at]) =>
    (state) =>
      carriedOn(state, one, at),
)

/** Somebody goes on with what is under way: buys, moves an order on, sends something back; mostly who may. */
export const randomActivity: fc.Arbitrary<Activity> = fc.oneof(
  { weight: 6, arbitrary: by(buys, CUSTOMER) },
  { weight: 16, arbitrary: by(movesOn, OWNER, OWNER, OWNER, PACKER, BOOKKEEPER, CUSTOMER) },
  { weight: 3, arbitrary: by(sendsBack, CUSTOMER) },
  { weight: 3, arbitrary: by(sendsBack, OWNER) },
  { weight: 1, arbitrary: by(cancels, CUSTOMER, OWNER, PACKER) },
  { weight: 1, arbitrary: by(counts, OWNER, PACKER, BOOKKEEPER) },
  { weight: 1, arbitrary: by(bringsIn, OWNER, OWNER, PACKER) },
  { weight: 2, arbitrary: by(moves, OWNER, PACKER) },
  { weight: 1, arbitrary: by(fc.constant(undone), OWNER, OWNER, PACKER) },
)

/** A piece into the basket, then the address and perhaps a voucher, then the payment. */
function boughtOn(state: ShopState, one: string, paymentAttemptId: string, isReduced: boolean): Command {
  const { basket } = state
  if (basket.lines.length === 0) return { do: 'put in basket', sku: one, quantity: 2 }
  if (basket.address === null) return { do: 'give address', address: ADDRESS }
  if (isReduced && basket.voucher === null) return { do: 'use voucher', code: 'WELCOME50' }
  if (basket.paymentAttemptId === null) return { do: 'begin payment', paymentAttemptId }
  return paymentOf(state, basket.paymentAttemptId)
}

/** What a packer would do next with one of the newest orders. */
function nextOf({ orders }: ShopState, at: number): Command {
  const one = orders[at]
  if (!one) return { do: 'see order', order: 0 }
  if (stateOf(one) === 'packing') return packedOn(one)
  const [next] = transitionsFrom(stateOf(one), one.deliveryMethod.kind)
  return { do: 'move order', order: one.number, to: next?.to ?? 'paid' }
}

function packedOn({ number, lines, parcels }: Order): Command {
  const missing = lines.find((line) => line.pickedQuantity < line.quantity)
  if (missing) return { do: 'pick line', order: number, sku: missing.sku }
  const index = parcels.findIndex(({ weightGrams }) => weightGrams === null)
  return index === -1
    ? { do: 'move order', order: number, to: 'packed' }
    : { do: 'change parcel', order: number, at: index, parcel: { weightGrams: 900 } }
}

/** Asked, answered and counted in, as far as an order's last return has come. */
function backFrom({ orders }: ShopState, at: number, accepted: boolean): Command {
  const delivered = orders.filter((order) => stateOf(order) === 'delivered')
  const one = delivered[at % Math.max(1, delivered.length)]
  const order = one?.number ?? 0
  const last = one?.returns.at(-1)
  const returnIndex = (one?.returns.length ?? 0) - 1
  if (last && last.answer === null)
    return { do: 'answer return', order, returnIndex, accepted, words: 'It is broken.' }
  if (last?.answer?.accepted && last.receivedAt === null) return { do: 'count return in', order, returnIndex }
  return { do: 'ask to send back', order, quantities: { [one?.lines[0]?.sku ?? '']: 1 }, reason: 'Too blue' }
}

/** What is on the road arrives; else something is sent from where there is some. */
function carriedOn(state: ShopState, one: string, at: number): Command {
  const onTheRoad = state.transfers.find(({ arrivedAt }) => arrivedAt === null)
  if (onTheRoad) return { do: 'receive transfer', id: onTheRoad.id }
  const from = BRANCHES.find((branch) => stockIn(state, one, branch) > 0) ?? BRANCHES[0]
  const [to = from] = BRANCHES.filter((branch) => branch !== from).slice(at % 2)
  return { do: 'send transfers', lines: [{ sku: one, quantity: 1 }], from, to }
}

function undone({ lastChange }: ShopState): Command {
  return { do: 'undo', change: lastChange.number }
}
