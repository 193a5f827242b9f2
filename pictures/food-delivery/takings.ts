export type Takings = { rider: string; orders: number; cash: number; card: number; tips: number }

export const TAKINGS: ReadonlyArray<Takings> = [
  { rider: 'Bongani', orders: 14, cash: 124_000, card: 186_600, tips: 14_500 },
  { rider: 'Lindiwe', orders: 12, cash: 86_000, card: 170_200, tips: 18_000 },
  { rider: 'Riyaad', orders: 9, cash: 101_500, card: 64_000, tips: 7_500 },
  { rider: 'Tebogo', orders: 11, cash: 64_000, card: 153_800, tips: 11_000 },
]

/** Notes as counted out of the drawer, and what is there in coins; rands and pieces. */
export const NOTES = [
  { rands: 200, pieces: 11 },
  { rands: 100, pieces: 9 },
  { rands: 50, pieces: 8 },
  { rands: 20, pieces: 8 },
  { rands: 10, pieces: 7 },
]
export const COINS_CENTS = 2_500

export function countedCents(): number {
  return NOTES.reduce((sum, { rands, pieces }) => sum + rands * pieces * 100, COINS_CENTS)
}

export function totalTakings(): Takings {
  return TAKINGS.reduce((sum, { orders, cash, card, tips }) => ({
    rider: 'Total',
    orders: sum.orders + orders,
    cash: sum.cash + cash,
    card: sum.card + card,
    tips: sum.tips + tips,
  }))
}
