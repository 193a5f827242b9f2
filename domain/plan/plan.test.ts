import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, lastDayOfMonth } from '../calendar/calendar.ts'
import { type PlanTerms, paidAfter, planSchedule } from './plan.ts'

const ecommerce: PlanTerms = {
  totalCents: 4_485_000,
  months: 12,
  completed: '2027-02-01',
  payDay: 15,
  firstPaymentGapDays: 7,
}

test('a schedule numbers every instalment with its date and the balance it leaves', () => {
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
  expect(dates.slice(12)).toEqual(['2028-02-29', '2028-03-31'])
})

test('seven days after completion are enough, six are not', () => {
  const first = (completed: string) => planSchedule({ ...ecommerce, completed, payDay: 1 }).firstDue
  expect(first('2026-12-25')).toBe('2027-01-01')
  expect(first('2026-12-26')).toBe('2027-02-01')
})

test.each<[what: string, terms: Array<Partial<PlanTerms>>]>([
  [
    'a lump sum that is negative, not whole, or leaves nothing to split',
    [-1, 0.5, Number.NaN, 4_485_000, 9_000_000].map((lumpSumCents) => ({ lumpSumCents })),
  ],
  ['a completion so late that the calendar ends before the plan', [{ completed: '9999-06-01' }]],
  ['a completion that does not exist', [{ completed: '2027-02-30' }]],
])('%s is refused', (_what, invalid) => {
  for (const terms of invalid) expect(() => planSchedule({ ...ecommerce, ...terms })).toThrow(RangeError)
})

test('a plan ends at exactly 0, on pay days a month apart, for any total, duration and completion', () => {
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

test('the amount paid after an instalment that the plan does not have is refused', () => {
  const plan = planSchedule(ecommerce)
  for (const no of [-1, 13, 1.5]) expect(() => paidAfter(plan, no)).toThrow(RangeError)
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
  expect([0, ...schedule.map(({ no }) => no)].map((no) => paidAfter(plan, no))).toEqual([
    lumpSumCents,
    ...schedule.map(({ balanceCents }) => terms.totalCents - balanceCents),
  ])
  expect(schedule.every((row) => Number.isSafeInteger(row.amountCents) && row.amountCents > 0)).toBe(true)
  expect(months.every((month, index) => month === (months[0] ?? 0) + index)).toBe(true)
  expect(onPayDay).toBe(true)
  expect([schedule[0]?.date, schedule.at(-1)?.date]).toEqual([firstDue, handover])
  expect(firstDue >= earliest && firstDue <= addDays(earliest, 31)).toBe(true)
}
