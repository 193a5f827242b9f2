/** The shop's sales before its first day, as sums only, without stored orders. */

/** Daily sales of the 23 days before the first day, in rand, oldest first. */
const EARLIER_RAND = [
  12_400, 8_500, 9_300, 7_700, 8_600, 14_470, 15_400, 12_690, 7_900, 10_010, 8_700, 8_400, 11_600, 17_500,
  13_000, 8_000, 8_310, 7_900, 11_710, 13_800, 15_100, 14_000, 8_310,
]
export const EARLIER_DAY_CENTS: ReadonlyArray<number> = EARLIER_RAND.map((rand) => rand * 100)

/** Orders of those days by delivery method. The fees of 66 doors and 27 lockers are R 9 540,00 of the sales. */
export const EARLIER_ORDERS = { door: 66, locker: 27, collect: 17 } as const

/** Pieces sold in those days and their sales, by product number. */
export const EARLIER_SALES: ReadonlyArray<{ number: number; quantity: number; cents: number }> = [
  { number: 1, quantity: 29, cents: 7_105_000 },
  { number: 3, quantity: 40, cents: 4_720_000 },
  { number: 2, quantity: 54, cents: 3_726_000 },
  { number: 4, quantity: 68, cents: 2_856_000 },
  { number: 5, quantity: 18, cents: 2_430_000 },
]

/** The sales of all other products in those days, less vouchers. */
export const EARLIER_OTHER_CENTS = 3_539_000

/** The refund before the first day. */
export const EARLIER_REFUND = { order: 987, what: 'an oak stool', cents: 135_000, daysBefore: 12 } as const

/** Abandoned checkouts, by the step at which they ended. */
export const ABANDONED_BASKETS: ReadonlyArray<{ label: string; baskets: number; cents: number }> = [
  { label: 'Left at delivery', baskets: 31, cents: 5_412_000 },
  { label: 'Left at payment', baskets: 14, cents: 3_108_000 },
  { label: 'Bank said no, not tried again', baskets: 8, cents: 1_290_000 },
]

/** The number of customers of those days who did not buy on the first day. */
export const OTHER_BUYERS = 88

/** Earlier purchases of the first day's customers, by the number of their order on that day; an absent customer is new. */
export const EARLIER_PURCHASES: Readonly<
  Record<number, { orders: number; cents: number; firstDaysBefore: number; source: string }>
> = {
  1042: { orders: 1, cents: 86_000, firstDaysBefore: 108, source: 'by the family Hoopoe' },
  1040: { orders: 3, cents: 624_000, firstDaysBefore: 301, source: 'by a search for throws' },
  1038: { orders: 2, cents: 379_000, firstDaysBefore: 190, source: 'through the door in Maboneng' },
  1037: { orders: 1, cents: 48_000, firstDaysBefore: 74, source: 'by the shelf Outdoor' },
  1035: { orders: 4, cents: 1_057_000, firstDaysBefore: 388, source: 'by a neighbour' },
}

/** The only earlier order that a customer's page lists: Nomsa Dlamini's. */
export const NOMSAS_EARLIER_ORDER = {
  number: 608,
  daysBefore: 108,
  sku: '01259-2',
  name: 'Hoopoe stoneware round mug',
  detail: 'Blush, Set of four',
  cents: 86_000,
} as const
