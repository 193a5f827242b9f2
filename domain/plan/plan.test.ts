import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, lastDayOfMonth } from '../calendar/calendar.ts'
import { payDaySchema } from '../pricing/schemas.ts'
import { type PlanTerms, paidAfter, planSchedule } from './plan.ts'

const gap = { firstPaymentGapDays: 7 }
const ecommerce: PlanTerms = {
  totalCents: 4_485_000,
  months: 12,
  completed: '2027-02-01',
  payDay: 15,
  ...gap,
}

describe('planSchedule', () => {
  test('a plan of 24 months begins on the first pay day after the gap and ends 23 months later', () => {
    const plan = planSchedule({ ...ecommerce, months: 24, completed: '2027-02-15', payDay: 1 })
    expect([plan.firstDue, plan.handover]).toEqual(['2027-03-01', '2029-02-01'])
  })

  test('numbers every instalment with its date and the balance it leaves', () => {
    const { schedule, ...plan } = planSchedule(ecommerce)
    expect(plan).toEqual({
      totalCents: 4_485_000,
      lumpSumCents: 0,
      months: 12,
      completed: '2027-02-01',
      eachCents: 373_750,
      lastCents: 373_750,
      firstDue: '2027-02-15',
      handover: '2028-01-15',
    })
    expect(schedule[0]).toEqual({ no: 1, date: '2027-02-15', amountCents: 373_750, balanceCents: 4_111_250 })
    expect(schedule[11]).toEqual({ no: 12, date: '2028-01-15', amountCents: 373_750, balanceCents: 0 })
  })

  test('the last days of months do not drift after February, leap years included', () => {
    const plan = planSchedule({ ...ecommerce, completed: '2027-01-31', payDay: 'last', months: 14 })
    const dates = plan.schedule.map(({ date }) => date)
    expect(dates.slice(0, 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30'])
    expect(dates[12]).toBe('2028-02-29')
    expect(dates[13]).toBe('2028-03-31')
  })

  test('seven days after completion are enough, six are not', () => {
    const first = (completed: string) => planSchedule({ ...ecommerce, completed, payDay: 1 }).firstDue
    expect(first('2026-12-25')).toBe('2027-01-01')
    expect(first('2026-12-26')).toBe('2027-02-01')
  })

  test('refuses a lump sum that is negative, not whole, or leaves nothing to split', () => {
    for (const lumpSumCents of [-1, 0.5, Number.NaN, 4_485_000, 9_000_000])
      expect(() => planSchedule({ ...ecommerce, lumpSumCents })).toThrow(RangeError)
  })

  test('refuses a completion date so late that the calendar ends before the plan', () => {
    expect(() => planSchedule({ ...ecommerce, completed: '9999-06-01' })).toThrow(RangeError)
  })

  test('refuses a completion date that does not exist', () => {
    expect(() => planSchedule({ ...ecommerce, completed: '2027-02-30' })).toThrow(RangeError)
  })

  test('ends at exactly 0, on pay days a month apart, for any total, duration and completion', () => {
    const anyTerms = fc.record({
      totalCents: fc.integer({ min: 500_000, max: 150_000_000 }),
      lumpSumCents: fc.integer({ min: 0, max: 450_000 }),
      months: fc.integer({ min: 3, max: 36 }),
      completed: fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days)),
      payDay: fc.constantFrom(1 as const, 15 as const, 25 as const, 'last' as const),
      firstPaymentGapDays: fc.integer({ min: 0, max: 30 }),
    })
    fc.assert(fc.property(anyTerms, checkSchedule), { numRuns: 1_000 })
  })
})

describe('paidAfter', () => {
  test('increases from 0 to the total', () => {
    const plan = planSchedule(ecommerce)
    expect([0, 1, 6, 12].map((no) => paidAfter(plan, no))).toEqual([0, 373_750, 2_242_500, 4_485_000])
  })

  test('refuses an instalment that the plan does not have', () => {
    const plan = planSchedule(ecommerce)
    for (const no of [-1, 13, 1.5]) expect(() => paidAfter(plan, no)).toThrow(RangeError)
  })
})

test('only the four pay days are accepted', () => {
  expect([1, 15, 25, 'last'].every((day) => payDaySchema.safeParse(day).success)).toBe(true)
  expect([2, '1', 31, null].some((day) => payDaySchema.safeParse(day).success)).toBe(false)
})

function checkSchedule(terms: PlanTerms): void {
  const plan = planSchedule(terms)
  const { schedule, firstDue, handover, eachCents, lastCents, lumpSumCents } = plan
  const months = schedule.map(({ date }) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)))
  const onPayDay = schedule.every(
    ({ date }) => Number(date.slice(8)) === (terms.payDay === 'last' ? lastDayOfMonth(date) : terms.payDay),
  )
  const earliest = addDays(terms.completed, terms.firstPaymentGapDays)
  expect(schedule.at(-1)?.balanceCents).toBe(0)
  expect(lumpSumCents + eachCents * (terms.months - 1) + lastCents).toBe(terms.totalCents)
  expect(
    schedule.every(
      ({ no }) => paidAfter(plan, no) === terms.totalCents - (schedule[no - 1]?.balanceCents ?? 0),
    ),
  ).toBe(true)
  expect(schedule.every((row) => Number.isSafeInteger(row.amountCents) && row.amountCents > 0)).toBe(true)
  expect(months.every((month, index) => month === (months[0] ?? 0) + index)).toBe(true)
  expect(onPayDay).toBe(true)
  expect([schedule[0]?.date, schedule.at(-1)?.date]).toEqual([firstDue, handover])
  expect(firstDue >= earliest && firstDue <= addDays(earliest, 31)).toBe(true)
}
