import {
  BEAN_BUNNY,
  BRAAI_BURGER,
  burgerNote,
  type Dish,
  GINGER_BEER,
  HALF_GATSBY,
  KOTA,
  MUTTON_BUNNY,
  PAP_AND_WORS,
  SLAP_CHIPS,
} from './menu.ts'
import { type Drop, RIDER, RUN } from './orders.ts'

type Line = { count: number; dish: Pick<Dish, 'name'>; note?: string }

export type Order = {
  number: number
  /** The time of the order: `18:02`. */
  at: string
  lines: ReadonlyArray<Line>
  /** Absent if the customer collects the order, or no rider has it yet. */
  rider?: string
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
    lines: [{ count: 1, dish: BRAAI_BURGER, note: burgerNote() }],
  },
]

export const READY: ReadonlyArray<Order> = [
  ...RUN.map(readyOrder).sort((a, b) => a.number - b.number),
  { number: 415, at: '18:04', lines: [{ count: 3, dish: KOTA }] },
]

function readyOrder({ order, dishes }: Drop): Order {
  return { number: order, at: '18:02', rider: RIDER, lines: dishes.map((dish) => ({ count: 1, dish })) }
}
