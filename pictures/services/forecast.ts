// Brown bread of Sithole Superette, loaves a day; every figure is an example.

/** Two weeks, Monday 9 to Sunday 22 November 2026. */
export const SOLD = [31, 29, 30, 33, 44, 49, 22, 30, 31, 28, 36, 60, 63, 24]
/** Monday 23 to Sunday 29 November: the expected sales, and the range that holds nine days in ten. */
export const EXPECTED = [30, 30, 29, 34, 45, 48, 23]
export const LOW = [26, 25, 24, 29, 38, 41, 18]
export const HIGH = [34, 35, 34, 39, 52, 55, 28]
/** The simple rule: the same sales as last week. */
export const SAME_AS_LAST_WEEK = SOLD.slice(-7)
/** The index of payday: sales are higher in its week, which the simple rule ignores. */
export const PAYDAY_INDEX = 12
export const DAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S']

const SATURDAY = 5
/** The index of the coming Saturday in the chart. */
export const SATURDAY_INDEX = SOLD.length + SATURDAY
/** The loaves to order for that Saturday. */
export const ORDER = saturdayOf(EXPECTED)
export const ORDER_LOW = saturdayOf(LOW)
export const ORDER_HIGH = saturdayOf(HIGH)
export const ORDER_BY_RULE = saturdayOf(SAME_AS_LAST_WEEK)

/** The average error per day in the trial, in loaves. */
export const AVERAGE_ERRORS = [
  { name: 'Forecast', loaves: 4, rule: false },
  { name: 'Simple rule', loaves: 6, rule: true },
]

function saturdayOf(week: ReadonlyArray<number>): number {
  const loaves = week[SATURDAY]
  if (loaves === undefined) throw new Error('A week has a Saturday')
  return loaves
}
