import fc from 'fast-check'
import { BRANCHES } from '../products/product.ts'
import type { Way } from './basket.ts'
import type { Command } from './command.ts'
import { ORDER_STATES, type Order } from './order.ts'
import { movesFrom, stateOf } from './order-moves.ts'
import type { Actor } from './roles.ts'
import { ADDRESS, BOOKKEEPER, CUSTOMER, OWNER, PACKER, paymentOf } from './shop.fixture.ts'
import type { ShopState } from './shop-state.ts'

/** Of the first five, of a table for two people, and one that nobody sells. */
const SKUS = [
  '00001-1',
  '00001-2',
  '00001-3',
  '00002-1',
  '00002-2',
  '00002-3',
  '00003-1',
  '00006-1',
  '99999-1',
]
const NUMBERS = [1, 2, 3, 99_999]

/** A command that may look at the state it is given to, as a person looks at the screen. */
type Given = (state: ShopState) => Command

const sku = fc.constantFrom(...SKUS)
const pieces = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 4 }) },
  fc.constantFrom(-1, 0.5, Number.NaN, 21, 100_000),
)
const branch = fc.constantFrom(...BRANCHES)
const order = fc.integer({ min: 1_035, max: 1_046 })
const way: fc.Arbitrary<Way> = fc.oneof(
  fc.constant<Way>({ kind: 'door' }),
  fc.constantFrom('Marula Corner', 'Nowhere').map<Way>((locker) => ({ kind: 'locker', locker })),
  branch.map<Way>((one) => ({ kind: 'collect', branch: one })),
)
const weight = fc.constantFrom(null, -5, 1_100, 9_400)

const plain: ReadonlyArray<fc.Arbitrary<Command>> = [
  fc.record({ do: fc.constant('put in basket'), sku, pieces }),
  fc.record({ do: fc.constant('set pieces'), sku, pieces }),
  fc.record({ do: fc.constant('choose way'), way }),
  fc.record({
    do: fc.constant('use voucher'),
    code: fc.constantFrom('spring10', 'WELCOME50', 'KAROO15', 'WINTER24', 'x'),
  }),
  fc.constant({ do: 'take voucher out' }),
  fc.constant({ do: 'give address', address: ADDRESS }),
  fc.record({ do: fc.constant('cancel order'), order }),
  fc.record({
    do: fc.constant('ask to send back'),
    order,
    pieces: fc.dictionary(sku, pieces, { maxKeys: 2 }),
    reason: fc.string(),
  }),
  fc.record({ do: fc.constant('see order'), order }),
  fc.record({ do: fc.constant('move order'), order, to: fc.constantFrom(...ORDER_STATES) }),
  fc.record({
    do: fc.constant('set parcels'),
    order,
    parcels: fc.array(fc.record({ kind: fc.constant('Box'), weightGrams: weight }), { maxLength: 2 }),
  }),
  fc.record({
    do: fc.constant('answer return'),
    order,
    returnIndex: fc.integer({ min: 0, max: 1 }),
    accepted: fc.boolean(),
    words: fc.constantFrom('', 'It is broken.'),
  }),
  fc.record({ do: fc.constant('count return in'), order, returnIndex: fc.integer({ min: 0, max: 1 }) }),
  fc.record({
    do: fc.constant('edit products'),
    numbers: fc.array(fc.constantFrom(...NUMBERS), { maxLength: 1 }),
    edit: fc.constantFrom(
      { isHidden: true },
      { isHidden: false },
      { prices: { '00001-2': 99_900 } },
      { prices: { '00001-2': -1 } },
    ),
  }),
  fc.record({
    do: fc.constant('change prices'),
    numbers: fc.array(fc.constantFrom(...NUMBERS), { maxLength: 2 }),
    bps: fc.integer({ min: -10_500, max: 10_500 }),
  }),
  fc.record({ do: fc.constant('count shelf'), sku, branch, pieces }),
  fc.record({
    do: fc.constant('send transfers'),
    lines: fc.array(fc.record({ sku, pieces }), { maxLength: 3 }),
    from: branch,
    to: branch,
  }),
  fc.record({ do: fc.constant('receive transfer'), id: fc.integer({ min: 1, max: 4 }) }),
  fc.constant({
    do: 'save sale',
    sale: { name: 'Now', bps: 2_500, scope: { kinds: ['throw'] }, from: '2026-11-20', until: '2026-11-30' },
  }),
  fc.record({
    do: fc.constant('bring in csv'),
    file: fc.constant('a.csv'),
    rows: fc.array(fc.record({ sku, stock: fc.tuple(pieces, pieces, pieces) }), { maxLength: 2 }),
  }),
  fc.record({ do: fc.constant('undo'), change: fc.integer({ min: 0, max: 9 }) }),
]

export type Act = { actor: Actor; given: Given; minutes: number }

/** At a time that may lie before the last one. */
const minutes = fc.integer({ min: -600, max: 20_000 })
/** The newest orders, and two of the first day. */
const place = fc.constantFrom(0, 0, 1, 2, 5, 8)

/** Anybody does anything. */
const anything: fc.Arbitrary<Act> = fc.record({
  actor: fc.constantFrom(CUSTOMER, OWNER, PACKER, BOOKKEEPER),
  given: fc.oneof(...plain.map((one) => one.map<Given>((command) => () => command))),
  minutes,
})

/** Somebody goes on with what is under way: buys, moves an order on, sends something back. */
const goingOn: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    actor: fc.constant(CUSTOMER),
    given: fc.tuple(sku, fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')).map<Given>(
      ([one, attempt]) =>
        (state) =>
          boughtOn(state, one, attempt),
    ),
    minutes,
  }),
  fc.record({
    actor: fc.constantFrom(OWNER, OWNER, PACKER, BOOKKEEPER),
    given: place.map<Given>((at) => (state) => nextOf(state, at)),
    minutes,
  }),
  fc.record({
    actor: fc.constantFrom(CUSTOMER, OWNER),
    given: place.map<Given>((at) => (state) => backFrom(state, at)),
    minutes,
  }),
)

export const anyActs: fc.Arbitrary<ReadonlyArray<Act>> = fc.array(
  fc.oneof({ weight: 1, arbitrary: anything }, { weight: 2, arbitrary: goingOn }),
  { minLength: 40, maxLength: 80 },
)

/** A piece into the basket, then the address, then the payment. */
function boughtOn(state: ShopState, sku: string, attempt: string): Command {
  if (state.basket.lines.length === 0) return { do: 'put in basket', sku, pieces: 2 }
  return state.basket.address === null ? { do: 'give address', address: ADDRESS } : paymentOf(state, attempt)
}

/** What a packer would do next with one of the newest orders. */
function nextOf({ orders }: ShopState, at: number): Command {
  const one = orders[at]
  if (!one) return { do: 'see order', order: 0 }
  if (stateOf(one) === 'packing') return packedOn(one)
  const [next] = movesFrom(stateOf(one), one.way.kind)
  return { do: 'move order', order: one.number, to: next?.to ?? 'paid' }
}

function packedOn({ number, lines, parcels }: Order): Command {
  const missing = lines.find((line) => line.taken < line.pieces)
  if (missing) return { do: 'take piece', order: number, sku: missing.sku }
  return parcels.some(({ weightGrams }) => weightGrams === null)
    ? { do: 'set parcels', order: number, parcels: [{ kind: 'Box', weightGrams: 900 }] }
    : { do: 'move order', order: number, to: 'packed' }
}

/** Asked, answered with yes and counted in, as far as an order's last return has come. */
function backFrom({ orders }: ShopState, at: number): Command {
  const one = orders[at]
  const order = one?.number ?? 0
  const last = one?.returns.at(-1)
  const returnIndex = (one?.returns.length ?? 0) - 1
  if (last && last.answer === null)
    return { do: 'answer return', order, returnIndex, accepted: true, words: '' }
  if (last && last.countedInAt === null) return { do: 'count return in', order, returnIndex }
  return { do: 'ask to send back', order, pieces: { [one?.lines[0]?.sku ?? '']: 1 }, reason: 'Too blue' }
}
