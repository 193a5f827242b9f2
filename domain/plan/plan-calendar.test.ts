import { expect, test } from 'vitest'
import { type PlanTerms, planSchedule } from './plan.ts'
import { planCalendar } from './plan-calendar.ts'

const exampleB: PlanTerms = {
  totalCents: 7_710_800,
  months: 24,
  completed: '2027-02-10',
  payDay: 25,
  firstPaymentGapDays: 7,
}

test('each year is a row of twelve months: before, paid or after', () => {
  const years = planCalendar(planSchedule(exampleB))
  const drawn = years.map(({ year, months }) => [year, months.map(({ kind }) => kind.slice(0, 1)).join('')])
  expect(drawn).toEqual([
    [2027, 'bppppppppppp'],
    [2028, 'pppppppppppp'],
    [2029, 'paaaaaaaaaaa'],
  ])
  expect(years[0]?.months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('each year has its sum, each moon the share paid by then', () => {
  const years = planCalendar(planSchedule(exampleB))
  expect(years.map(({ instalments, amountCents }) => [instalments.length, amountCents])).toEqual([
    [11, 3_534_113],
    [12, 3_855_396],
    [1, 321_291],
  ])
  const december = years[0]?.months[11]
  expect(december).toMatchObject({
    instalment: { no: 11, date: '2027-12-25', paidCents: 3_534_113, balanceCents: 4_176_687 },
    last: false,
  })
  expect(years[2]?.months[0]).toMatchObject({ last: true, instalment: { paidCents: 7_710_800, fraction: 1 } })
})

test('a lump sum lights more of the first moon', () => {
  const years = planCalendar(
    planSchedule({ ...exampleB, totalCents: 2_000_000, lumpSumCents: 1_000_000, months: 4 }),
  )
  expect(years[0]?.instalments.map(({ fraction }) => fraction)).toEqual([0.625, 0.75, 0.875, 1])
})

test('three instalments over the end of a year are two rows', () => {
  const years = planCalendar(
    planSchedule({ ...exampleB, months: 3, completed: '2026-11-20', payDay: 'last' }),
  )
  expect(years.map(({ year, instalments }) => [year, instalments.map(({ date }) => date)])).toEqual([
    [2026, ['2026-11-30', '2026-12-31']],
    [2027, ['2027-01-31']],
  ])
})
