import { ORDER, ORDER_CENTS } from './shop.ts'

export type State = 'Paid' | 'Packed' | 'With courier' | 'Delivered'
export type Order = { number: number; who: string; where: string; totalCents: number; state: State }

/** The orders of Tuesday 24 November, the newest first. */
export const ORDERS: ReadonlyArray<Order> = [
  { number: ORDER.number, who: 'Nomsa D.', where: 'Observatory', totalCents: ORDER_CENTS, state: 'Paid' },
  { number: 1041, who: 'Pieter V.', where: 'Paarl', totalCents: 130_000, state: 'Paid' },
  { number: 1040, who: 'Ayesha K.', where: 'Durban North', totalCents: 192_000, state: 'Packed' },
  { number: 1039, who: 'Thabo M.', where: 'Polokwane, locker', totalCents: 48_000, state: 'Packed' },
  { number: 1038, who: 'Lindiwe N.', where: 'Collects in Maboneng', totalCents: 363_000, state: 'Packed' },
  { number: 1037, who: 'Johan S.', where: 'Bloemfontein, locker', totalCents: 75_000, state: 'With courier' },
  { number: 1036, who: 'Zanele P.', where: 'Mthatha', totalCents: 180_000, state: 'With courier' },
  { number: 1035, who: 'Priya R.', where: 'Braamfontein', totalCents: 147_000, state: 'Delivered' },
]
export const TODAY_CENTS = ORDERS.reduce((sum, { totalCents }) => sum + totalCents, 0)

export function countOf(state: State): number {
  return ORDERS.filter((order) => order.state === state).length
}

/** Sales of 1 to 23 November in rand; today follows from its orders. */
const EARLIER_RAND = [
  12_400, 8_500, 9_300, 7_700, 8_600, 14_470, 15_400, 12_690, 7_900, 10_010, 8_700, 8_400, 11_600, 17_500,
  13_000, 8_000, 8_310, 7_900, 11_710, 13_800, 15_100, 14_000, 8_310,
]
export const SALES_BY_DAY = [...EARLIER_RAND.map((rand) => rand * 100), TODAY_CENTS]
export const MONTH_CENTS = SALES_BY_DAY.reduce((sum, cents) => sum + cents, 0)
