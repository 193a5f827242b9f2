import { describe, expect, test } from 'vitest'
import { planSchedule } from '../../../domain/plan.ts'
import { moonCalendar } from './plan-calendar.ts'

function planOf(months: number, completed: string) {
  return planSchedule({ totalCents: 4_485_000, months, completed, payDay: 15, firstPaymentGapDays: 7 })
}

describe('the calendar of moons', () => {
  test('January is a ring, February to December wax and January a year later is full', () => {
    const [first, second, ...others] = moonCalendar(planOf(12, '2027-02-01'))
    expect(others).toEqual([])
    expect(first?.year).toBe(2027)
    expect(first?.months[0]).toEqual({ kind: 'before' })
    expect(first?.months[1]).toEqual({ kind: 'paid', fraction: 1 / 12, last: false })
    expect(first?.months).toHaveLength(12)
    expect(second).toEqual({ year: 2028, months: [{ kind: 'paid', fraction: 1, last: true }] })
  })

  test('each instalment is a moon, whatever the plan', () => {
    for (const months of [3, 6, 17, 24, 36]) {
      const moons = moonCalendar(planOf(months, '2026-11-30'))
        .flatMap((year) => year.months)
        .filter((month) => month.kind === 'paid')
      expect(moons).toHaveLength(months)
      expect(moons.at(-1)).toEqual({ kind: 'paid', fraction: 1, last: true })
    }
  })
})
