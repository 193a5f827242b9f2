/** What was given to each fund from 1 to 22 November. */
export const FUNDS = [
  { name: 'Tithe', cents: 4_825_000 },
  { name: 'Building', cents: 1_740_000 },
  { name: 'Food parcels', cents: 935_000 },
]
export const FUND_CHOSEN = 'Building'
export const AMOUNTS_CENTS = [10_000, 25_000, 50_000]
export const GIFT_CENTS = 25_000

export function givenThisMonth(): number {
  return FUNDS.reduce((sum, { cents }) => sum + cents, 0)
}
