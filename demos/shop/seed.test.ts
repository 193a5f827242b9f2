import { expect, test } from 'vitest'
import { addDays } from '../../domain/calendar/calendar.ts'
import { dayOf, momentOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { seedState } from './seed.ts'
import { DAY, seededState } from './shop.fixture.ts'
import { voucherWords } from './voucher-words.ts'

const { orders, vouchers, sales } = seededState()

test('the first day has eight orders, R 14 610,00 in total', () => {
  expect(orders.map(({ number }) => number)).toEqual([1042, 1041, 1040, 1039, 1038, 1037, 1036, 1035])
  expect(orders.map(({ totals }) => totals.totalCents)).toEqual([
    326_000, 130_000, 192_000, 48_000, 363_000, 75_000, 180_000, 147_000,
  ])
})

test('vouchers and the sale have the dates that the pictures show', () => {
  const wordsOf = (voucher: (typeof vouchers)[number]) =>
    `${voucher.code}: ${voucherWords(voucher)}, ${voucher.from} to ${voucher.until}`
  expect(vouchers.map(wordsOf)).toEqual([
    'SPRING10: 10% off the pieces, 2026-09-01 to 2026-11-30',
    'WELCOME50: R\u00a050,00 off, first order only, null to null',
    'KAROO15: 15% off the Karoo family, 2026-12-04 to 2026-12-31',
    'WINTER24: 20% off throws and rugs, 2026-06-01 to 2026-08-31',
  ])
  expect(sales).toMatchObject([{ from: '2026-11-27', until: '2026-11-30' }])
})

test('the seed’s sale begins on a Friday after the first day', () => {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = addDays(DAY, ahead)
    const [sale] = seedState(new Date(momentOf(day, '12:00'))).sales
    expect(new Date(`${sale?.from}T00:00:00Z`).getUTCDay()).toBe(5)
    expect(sale && sale.from > day).toBe(true)
  }
})

test.for(['00:00', '00:05', '02:43', '07:00', '12:00', '15:15', '15:16', '23:59'])(
  'the orders of a shop begun at %s are of that day, in the past, and sorted newest first',
  (time) => {
    const now = new Date(momentOf(DAY, time))
    const { orders } = seedState(now)
    for (const { steps } of orders) {
      const times = steps.map(({ at }) => at)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime())
      expect(times.map(dayOf)).toEqual(times.map(() => DAY))
    }
    const placed = orders.map(({ steps }) => steps[0]?.at ?? 0)
    expect(placed).toEqual(placed.toSorted((a, b) => b - a))
  },
)

test.for([
  ['02:43', ['02:42', '02:38', '02:15', '01:23']],
  ['12:00', ['11:59', '11:39', '09:56', '06:08']],
  ['23:59', ['15:15', '14:48', '12:26', '07:12']],
] as const)('the orders of a shop begun at %s are spread over the hours before', ([time, expected]) => {
  const placed = seedState(new Date(momentOf(DAY, time))).orders.map(({ steps }) =>
    timeOfDay(steps[0]?.at ?? 0),
  )
  expect([...placed.slice(0, 3), placed.at(-1)]).toEqual(expected)
  expect(new Set(placed).size).toBe(8)
})

test.for(['1970-01-02', '2099-12-31'])('a shop begun on %s has the same orders', (day) => {
  const { orders, sales, beganAt } = seedState(new Date(momentOf(day, '02:43')))
  expect(beganAt).toBe(momentOf(day, '02:43'))
  expect(orders.map(({ totals }) => totals)).toEqual(seededState().orders.map(({ totals }) => totals))
  expect(orders.flatMap(({ steps }) => steps.map(({ at }) => dayOf(at)))).toEqual(
    orders.flatMap(({ steps }) => steps.map(() => day)),
  )
  expect(sales.every(({ from }) => from > day)).toBe(true)
})
