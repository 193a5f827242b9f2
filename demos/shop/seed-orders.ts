import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { momentOf, type TimeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { Branch } from '../catalogue/product.ts'
import type { DeliveryMethod } from './basket.ts'
import { deliveryFee } from './delivery-methods.ts'
import type { Order, OrderLine, OrderStep, Parcel } from './order.ts'
import { pathOf } from './order-transitions.ts'
import { goodsTotal, totalQuantity } from './priced-lines.ts'
import { SEED_CUSTOMERS } from './seed-customers.ts'
import { BANK, COURIER, NALEDI, SIZWE } from './staff.ts'
import { sumTotals } from './totals.ts'

type SeedItem = Pick<OrderLine, 'sku' | 'name' | 'detail' | 'priceCents'> & { quantity?: number }
const TABLE_45: SeedItem = { sku: '00001-1', name: 'Kiaat side table', detail: '45 cm', priceCents: 245_000 }
const TABLE_50: SeedItem = { ...TABLE_45, sku: '00001-2', detail: '50 cm' }
const SAGE: SeedItem = { sku: '00002-1', name: 'Linen throw', detail: 'Sage stripe', priceCents: 69_000 }
const RUST: SeedItem = { ...SAGE, sku: '00002-2', detail: 'Rust stripe' }
const PENDANT: SeedItem = { sku: '00003-1', name: 'Woven pendant', detail: '45 cm', priceCents: 118_000 }
const PLANTER: SeedItem = { sku: '00004-1', name: 'Clay planter', detail: 'Clay, 24 cm', priceCents: 42_000 }
const STOOL: SeedItem = { sku: '00005-1', name: 'Oak stool', detail: '45 cm', priceCents: 135_000 }

const DOOR: DeliveryMethod = { kind: 'door' }
const CRATE: Parcel = { kind: 'Crate, 60 × 60 × 58 cm', weightGrams: 6_200 }
const BOX: Parcel = { kind: 'Box, 40 × 40 × 40 cm', weightGrams: 3_400 }
const BAG: Parcel = { kind: 'Soft bag, 50 × 40 cm', weightGrams: 1_100 }

type Seed = {
  number: number
  deliveryMethod: DeliveryMethod
  from: Branch
  /** The time of `placed` and `paid`, then of each later state. */
  times: readonly [placed: TimeOfDay, ...later: ReadonlyArray<TimeOfDay>]
  /** Single pieces, unless they have a quantity. */
  items: ReadonlyArray<SeedItem>
  parcels?: ReadonlyArray<Parcel>
}

/** The orders of the first day, the newest first: R 14 610,00 in all. */
const SEEDS: ReadonlyArray<Seed> = [
  { number: 1042, deliveryMethod: DOOR, from: 'Woodstock', times: ['15:15'], items: [TABLE_50, SAGE] },
  { number: 1041, deliveryMethod: DOOR, from: 'Woodstock', times: ['14:48'], items: [PENDANT] },
  {
    number: 1040,
    deliveryMethod: DOOR,
    from: 'Umhlanga',
    times: ['12:26', '12:51', '13:20'],
    items: [{ ...RUST, quantity: 2 }, PLANTER],
    parcels: [BAG, BOX],
  },
  {
    number: 1039,
    deliveryMethod: { kind: 'locker', locker: 'Marula Corner' },
    from: 'Maboneng',
    times: ['11:02', '11:31', '11:58'],
    items: [PLANTER],
    parcels: [BOX],
  },
  {
    number: 1038,
    deliveryMethod: { kind: 'collect', branch: 'Maboneng' },
    from: 'Maboneng',
    times: ['09:31', '10:05', '10:40'],
    items: [TABLE_45, PENDANT],
  },
  {
    number: 1037,
    deliveryMethod: { kind: 'locker', locker: 'Kudu Garage' },
    from: 'Maboneng',
    times: ['08:40', '09:02', '09:25', '11:10'],
    items: [SAGE],
    parcels: [BAG],
  },
  {
    number: 1036,
    deliveryMethod: DOOR,
    from: 'Umhlanga',
    times: ['08:05', '08:30', '08:58', '10:45'],
    items: [{ ...PLANTER, quantity: 4 }],
    parcels: [BOX, BOX],
  },
  {
    number: 1035,
    deliveryMethod: DOOR,
    from: 'Maboneng',
    times: ['07:12', '07:30', '07:52', '09:40', '13:20'],
    items: [STOOL],
    parcels: [CRATE],
  },
]

/** The opening time, and the time at which all of the steps in SEEDS have happened. */
const OPENING = '07:00'
const LATEST = '15:16'

/**
 * The eight orders of the shop's first day. Before 15:16 their times are compressed into the elapsed part of the day, so that none is in the future or on another day.
 *
 * @param day the Johannesburg day of `now`
 */
export function seedOrders(now: Date, day: CalendarDate): ReadonlyArray<Order> {
  const momentAt = momentMapper(now.getTime(), day)
  return SEEDS.map((seed) => seedOrder(seed, seed.times.map(momentAt)))
}

/** Maps the times of SEEDS to moments: unchanged once they are past, else between opening time and now; before opening time, within the second half of the elapsed night. */
function momentMapper(now: number, day: CalendarDate): (time: TimeOfDay) => number {
  const opening = momentOf(day, OPENING)
  const latest = momentOf(day, LATEST)
  if (now >= latest) return (time) => momentOf(day, time)
  const openedAt = Math.min(opening, (momentOf(day, '00:00') + now) / 2)
  const share = (now - openedAt) / (latest - opening)
  return (time) => Math.floor(openedAt + (momentOf(day, time) - opening) * share)
}

function seedOrder(seed: Seed, times: ReadonlyArray<number>): Order {
  const { number, deliveryMethod, from } = seed
  const steps = stepsOf(seed, times)
  const isPacked = steps.length > 3
  const lines = seed.items.map(({ quantity = 1, ...item }) => ({
    ...item,
    quantity,
    discountCents: 0,
    from: { [from]: quantity },
    pickedQuantity: isPacked ? quantity : 0,
  }))
  return {
    number,
    paymentAttemptId: null,
    customer: customerOf(number),
    deliveryMethod,
    lines,
    voucher: null,
    totals: sumTotals(
      totalQuantity(lines),
      goodsTotal(lines),
      0,
      deliveryFee(deliveryMethod.kind, [{ shippingClass: 'door' }]),
    ),
    steps,
    parcels: seed.parcels ?? [],
    returns: [],
    isSeen: number !== 1_042,
  }
}

/** An order is placed and paid at the same time; later steps have times of their own. */
function stepsOf(
  { number, deliveryMethod, from }: Seed,
  times: ReadonlyArray<number>,
): ReadonlyArray<OrderStep> {
  const [placed = 0, ...later] = times
  const packer = from === 'Woodstock' ? SIZWE.name : NALEDI.name
  const [, , ...path] = pathOf(deliveryMethod.kind)
  return [
    { state: 'placed', at: placed, by: customerOf(number).name },
    { state: 'paid', at: placed, by: BANK },
    ...path.slice(0, later.length).map((state, index) => ({
      state,
      at: later[index] ?? placed,
      by: state === 'delivered' ? COURIER : packer,
    })),
  ]
}

function customerOf(number: number): Order['customer'] {
  const customer = SEED_CUSTOMERS[number]
  if (!customer) throw new RangeError(`Order ${number} has no customer`)
  return customer
}
