import {
  BEAN_BUNNY,
  type Dish,
  GINGER_BEER,
  HALF_GATSBY,
  KOTA,
  MUTTON_BUNNY,
  PAP_AND_WORS,
  SLAP_CHIPS,
} from './menu.ts'

export const RIDER = 'Bongani'
export const DELIVERY_CENTS = 2_000

type Line = { count: number; dish: Pick<Dish, 'name'>; note?: string }

export type Order = {
  number: number
  /** Time of day at which it came in, like 18:02. */
  at: string
  lines: ReadonlyArray<Line>
  /** The rider who takes it; without one it is collected, or nobody has it yet. */
  rider?: string
}

export type Drop = {
  order: number
  name: string
  address: string
  landmark: string
  km: number
  dishes: ReadonlyArray<Dish>
  paid: 'card' | 'cash'
}

/** The one that is followed from the menu to the cash-up. */
export const FOLLOWED: Drop = {
  order: 414,
  name: 'Hlengiwe',
  address: 'Caroline Street 14',
  landmark: 'Blue gate, ring twice',
  km: 1.6,
  dishes: [MUTTON_BUNNY, HALF_GATSBY],
  paid: 'card',
}
export const FOLLOWED_TIP_CENTS = 1_500
export const PIN = ['4', '7', '1', '9']

export const RUN: ReadonlyArray<Drop> = [
  FOLLOWED,
  {
    order: 412,
    name: 'Mr Naidoo',
    address: 'Fulham Street 3',
    landmark: 'Next to the tyre shop',
    km: 1.2,
    dishes: [BEAN_BUNNY, KOTA, GINGER_BEER],
    paid: 'cash',
  },
  {
    order: 413,
    name: 'Karabo',
    address: 'Collins Street 40',
    landmark: 'Flat 6, top floor',
    km: 1.4,
    dishes: [PAP_AND_WORS, KOTA],
    paid: 'card',
  },
]

/** Kilometres of the whole run, like 4,2. */
export function kilometresOf(drops: ReadonlyArray<Drop>): string {
  return drops
    .reduce((sum, { km }) => sum + km, 0)
    .toFixed(1)
    .replace('.', ',')
}

/** What a customer pays: the dishes and the ride. */
export function totalOf(drop: Drop): number {
  return drop.dishes.reduce((sum, { cents }) => sum + cents, DELIVERY_CENTS)
}

export const KITCHEN_TIME = '18:20'

export const NEW: ReadonlyArray<Order> = [
  {
    number: 418,
    at: '18:14',
    lines: [
      { count: 2, dish: KOTA, note: 'no atchar' },
      { count: 1, dish: SLAP_CHIPS },
    ],
  },
  { number: 419, at: '18:18', lines: [{ count: 1, dish: HALF_GATSBY, note: 'extra hot' }] },
  { number: 420, at: '18:19', lines: [{ count: 1, dish: PAP_AND_WORS }] },
]

export const COOKING: ReadonlyArray<Order> = [
  {
    number: 416,
    at: '18:06',
    lines: [
      { count: 1, dish: MUTTON_BUNNY },
      { count: 1, dish: BEAN_BUNNY, note: 'no carrot' },
      { count: 2, dish: GINGER_BEER },
    ],
  },
  {
    number: 417,
    at: '18:11',
    lines: [{ count: 1, dish: { name: 'Braai burger' }, note: 'double, cheese, egg' }],
  },
]

export const READY: ReadonlyArray<Order> = [
  ...RUN.map(readyOrder).sort((a, b) => a.number - b.number),
  { number: 415, at: '18:04', lines: [{ count: 3, dish: KOTA }] },
]

function readyOrder({ order, dishes }: Drop): Order {
  return { number: order, at: '18:02', rider: RIDER, lines: dishes.map((dish) => ({ count: 1, dish })) }
}

/** Minutes between two times of one day. */
export function minutesBetween(from: string, to: string): number {
  return minuteOfDay(to) - minuteOfDay(from)
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
