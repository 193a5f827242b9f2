import fc from 'fast-check'
import { BRANCHES } from '../catalogue/product.ts'
import type { DeliveryMethod } from './basket.ts'
import type { Command } from './command.ts'
import { ORDER_STATES } from './order.ts'
import {
  type Activity,
  SKUS as KNOWN_SKUS,
  minutes,
  type NextCommand,
  randomActivity,
} from './random-activity.fixture.ts'
import { CUSTOMER, ROLES } from './rights.ts'
import { ADDRESS, BOOKKEEPER, OWNER, PACKER } from './shop.fixture.ts'

/** The last one does not exist. */
const SKUS = [...KNOWN_SKUS, '99999-1']
const NUMBERS = [1, 2, 3, 99_999]

const sku = fc.constantFrom(...SKUS)
const quantity = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 4 }) },
  fc.constantFrom(-1, 0.5, Number.NaN, 21, 100_000),
)
const branch = fc.constantFrom(...BRANCHES)
const order = fc.integer({ min: 1_035, max: 1_046 })
const deliveryMethod: fc.Arbitrary<DeliveryMethod> = fc.oneof(
  fc.constant<DeliveryMethod>({ kind: 'door' }),
  fc.constantFrom('Marula Corner', 'Nowhere').map<DeliveryMethod>((locker) => ({ kind: 'locker', locker })),
  branch.map<DeliveryMethod>((branch) => ({ kind: 'collect', branch })),
)
const weight = fc.constantFrom(null, -5, 1_100, 9_400)

const commands: ReadonlyArray<fc.Arbitrary<Command>> = [
  fc.record({ do: fc.constant('put in basket'), sku, quantity }),
  fc.record({ do: fc.constant('set quantity'), sku, quantity }),
  fc.record({ do: fc.constant('choose delivery method'), deliveryMethod }),
  fc.record({
    do: fc.constant('use voucher'),
    code: fc.constantFrom('spring10', 'WELCOME50', 'KAROO15', 'WINTER24', 'x'),
  }),
  fc.constant({ do: 'take voucher out' }),
  fc.record({ do: fc.constant('begin payment'), paymentAttemptId: fc.constantFrom('a', 'b') }),
  fc.record({
    do: fc.constant('pay'),
    paymentAttemptId: fc.constantFrom('a', 'b', 'none'),
    answer: fc.constantFrom('paid', 'declined'),
    totalCents: fc.constantFrom(0, 257_000),
  }),
  fc.constant({ do: 'give address', address: ADDRESS }),
  fc.record({ do: fc.constant('cancel order'), order }),
  fc.record({
    do: fc.constant('ask to send back'),
    order,
    quantities: fc.dictionary(sku, quantity, { maxKeys: 2 }),
    reason: fc.string(),
  }),
  fc.record({ do: fc.constant('see order'), order }),
  fc.record({ do: fc.constant('move order'), order, to: fc.constantFrom(...ORDER_STATES) }),
  fc.record({
    do: fc.constant('change parcel'),
    order,
    at: fc.integer({ min: 0, max: 2 }),
    parcel: fc.record({ kind: fc.constant('Box'), weightGrams: weight }, { requiredKeys: [] }),
  }),
  fc.record({ do: fc.constant('add parcel'), order }),
  fc.record({ do: fc.constant('take parcel away'), order, at: fc.integer({ min: 0, max: 2 }) }),
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
  fc.record({ do: fc.constant('count shelf'), sku, branch, quantity }),
  fc.record({
    do: fc.constant('send transfers'),
    lines: fc.array(fc.record({ sku, quantity }), { maxLength: 3 }),
    from: branch,
    to: branch,
  }),
  fc.record({ do: fc.constant('pick line'), order, sku, quantity }),
  fc.constant({
    do: 'save voucher',
    voucher: {
      code: 'ALL',
      off: { kind: 'amount', cents: 99_999_999 },
      scope: {},
      from: null,
      until: null,
      isForFirstOrder: false,
      minimumCents: 0,
    },
  }),
  fc.record({ do: fc.constant('end voucher'), code: fc.constantFrom('ALL', 'SPRING10') }),
  fc.record({ do: fc.constant('use voucher'), code: fc.constant('ALL') }),
  fc.record({
    do: fc.constant('ask someone in'),
    member: fc.record({
      name: fc.constantFrom('Busi', ' ', 'Naledi'),
      role: fc.constantFrom(...ROLES),
      branch: fc.constant(null),
    }),
  }),
  fc.record({ do: fc.constant('receive transfer'), id: fc.integer({ min: 1, max: 4 }) }),
  fc.constant({
    do: 'save sale',
    sale: { name: 'Now', bps: 2_500, scope: { kinds: ['throw'] }, from: '2026-11-20', until: '2026-11-30' },
  }),
  fc.record({
    do: fc.constant('bring in csv'),
    file: fc.constant('a.csv'),
    rows: fc.array(fc.record({ sku, stock: fc.tuple(quantity, quantity, quantity) }), { maxLength: 2 }),
  }),
  fc.record({ do: fc.constant('undo'), change: fc.integer({ min: 0, max: 9 }) }),
]

/** Any command by any actor. */
const anyActivity: fc.Arbitrary<Activity> = fc.record({
  actor: fc.constantFrom(CUSTOMER, OWNER, PACKER, BOOKKEEPER),
  nextCommand: fc.oneof(
    ...commands.map((arbitrary) => arbitrary.map<NextCommand>((command) => () => command)),
  ),
  minutes,
})

export const anyActivities: fc.Arbitrary<ReadonlyArray<Activity>> = fc.array(
  fc.oneof({ weight: 1, arbitrary: anyActivity }, { weight: 4, arbitrary: randomActivity }),
  { minLength: 60, maxLength: 100 },
)
