// Brown bread of Sithole Superette, loaves a day; every figure is an example.

/** Two weeks, Monday 9 to Sunday 22 November 2026. */
export const SOLD = [31, 29, 30, 33, 44, 49, 22, 30, 31, 28, 36, 60, 63, 24]
/** Monday 23 to Sunday 29 November: the expected sales, and the range that holds nine days in ten. */
export const EXPECTED = [30, 30, 29, 34, 45, 48, 23]
export const LOW = [26, 25, 24, 29, 38, 41, 18]
export const HIGH = [34, 35, 34, 39, 52, 55, 28]
/** The simple rule: the same sales as last week. */
export const SAME_AGAIN = SOLD.slice(-7)
/** Payday’s index: sales are higher in its week, which the simple rule ignores. */
export const PAYDAY = 12
export const DAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S']

const SATURDAY = 5
export const SATURDAY_AT = SOLD.length + SATURDAY
export const ORDER = at(EXPECTED)
export const ORDER_LOW = at(LOW)
export const ORDER_HIGH = at(HIGH)
export const ORDER_BY_RULE = at(SAME_AGAIN)

/** The average error per day in the trial, in loaves. */
export const WRONG_BY = [
  { name: 'Forecast', loaves: 4, rule: false },
  { name: 'Simple rule', loaves: 6, rule: true },
]

function at(week: ReadonlyArray<number>): number {
  const loaves = week[SATURDAY]
  if (loaves === undefined) throw new Error('A week has a Saturday')
  return loaves
}
