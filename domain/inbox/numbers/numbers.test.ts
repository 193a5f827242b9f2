import { describe, expect, test } from 'vitest'
import { deadlineOf } from '../../calendar/deadline.ts'
import { dayOf, momentOf } from '../../calendar/time-of-day.ts'
import { hoursMs, OFFICE_HOURS } from '../../calendar/working-time.fixture.ts'
import { addWorkingTime } from '../../calendar/working-time.ts'
import type { Numbers } from '../api/day.ts'
import { type EnquiryFigures, median } from './figures.ts'
import {
  type FormDay,
  mondaysUntil,
  numbersOf as numbersOfForms,
  numbersSince,
  type PageCount,
} from './numbers.ts'

const AT = { today: '2026-11-23', weeks: 4 }

const slugOf = (title: string) => ({ Ecommerce: 'ecommerce', 'Live camera': 'live-camera' })[title]

function numbersOf(
  figures: ReadonlyArray<EnquiryFigures>,
  visits: ReadonlyArray<PageCount>,
  at: { today: string; weeks: number },
): Numbers {
  return numbersOfForms(formDaysOf(figures), visits, { ...at, hours: OFFICE_HOURS, slugOf })
}

/** Counts enquiries as the store does. */
function formDaysOf(figures: ReadonlyArray<EnquiryFigures>): Array<FormDay> {
  const keyOf = ({ arrivedAt, collection, category }: EnquiryFigures) =>
    [dayOf(arrivedAt), collection, category].join()
  return [...Map.groupBy(figures, keyOf).values()].flatMap((group) =>
    group.slice(0, 1).map(({ arrivedAt, collection, category }) => ({
      day: dayOf(arrivedAt),
      collection,
      category,
      enquiries: group.length,
      withPlan: group.filter(({ hasPlan }) => hasPlan).length,
      unanswered: group.filter(({ isOpen }) => isOpen).length,
      answeredInTime: group.filter(({ answeredAt, dueAt }) => answeredAt !== null && answeredAt <= dueAt)
        .length,
      answers: group.flatMap(({ arrivedAt, answeredAt }) =>
        answeredAt === null ? [] : { arrivedAt, answeredAt },
      ),
    })),
  )
}

/** An enquiry of a day at 10:00, answered after some working time. */
function arrived(
  day: string,
  answeredAfterMs: number | null,
  more: Partial<EnquiryFigures> = {},
): EnquiryFigures {
  const arrivedAt = momentOf(day, '10:00')
  const answeredAt =
    answeredAfterMs === null ? null : addWorkingTime(arrivedAt, answeredAfterMs, OFFICE_HOURS)
  const dueAt = deadlineOf(arrivedAt, OFFICE_HOURS)
  const isOpen = answeredAt === null
  return {
    arrivedAt,
    dueAt,
    answeredAt,
    isOpen,
    collection: 'contactUs',
    category: 'Other',
    hasPlan: false,
    ...more,
  }
}

function repeated(count: number, figures: EnquiryFigures): Array<EnquiryFigures> {
  return Array.from({ length: count }, () => figures)
}

describe('the weeks of the design drawing', () => {
  const figures = [
    ...repeated(10, arrived('2026-10-28', hoursMs(4, 15))),
    ...repeated(11, arrived('2026-11-02', hoursMs(3, 10), { hasPlan: true })),
    ...repeated(
      2,
      arrived('2026-11-03', hoursMs(9, 1), { collection: 'whiteLabelSolution', category: 'Ecommerce' }),
    ),
    ...repeated(11, arrived('2026-11-12', hoursMs(2, 36), { hasPlan: true })),
    ...repeated(11, arrived('2026-11-19', hoursMs(2, 20))),
    ...repeated(4, arrived('2026-11-20', null)),
    arrived('2026-11-20', null, { category: 'Ecommerce' }),
    ...repeated(2, arrived('2026-11-23', null)),
  ]
  const numbers = numbersOf(figures, [], AT)

  test('33 of 35 were answered in time, 7 of 42 wait', () => {
    expect(numbers).toMatchObject({
      from: '2026-11-02',
      until: '2026-11-23',
      answeredInTime: 33,
      answered: 35,
      medianMinutes: 156,
      enquiries: 42,
      withPlan: 22,
      unanswered: 7,
    })
  })

  test('twelve weeks are counted from their Mondays; a week without an answer has no median', () => {
    expect(numbers.weeks).toHaveLength(12)
    expect(numbers.weeks[0]?.monday).toBe('2026-09-07')
    expect(numbers.weeks.slice(-5)).toEqual([
      { monday: '2026-10-26', enquiries: 10, medianMinutes: 255 },
      { monday: '2026-11-02', enquiries: 13, medianMinutes: 190 },
      { monday: '2026-11-09', enquiries: 11, medianMinutes: 156 },
      { monday: '2026-11-16', enquiries: 16, medianMinutes: 140 },
      { monday: '2026-11-23', enquiries: 2, medianMinutes: null },
    ])
  })

  test('pages and categories are counted, greatest first', () => {
    expect(numbers.pages).toEqual([
      { name: '/contact-us', count: 40, fromCalculator: 22 },
      { name: '/our-work/ecommerce', count: 2, fromCalculator: 0 },
    ])
    expect(numbers.categories).toEqual([
      { name: 'Other', count: 39 },
      { name: 'Ecommerce', count: 3 },
    ])
  })

  test('the steps begin with the page views of the same days', () => {
    const visits: Array<PageCount> = [
      { day: '2026-11-01', kind: 'page', count: 1_000 },
      { day: '2026-11-02', kind: 'page', count: 3_000 },
      { day: '2026-11-23', kind: 'page', count: 184 },
      { day: '2026-11-10', kind: 'calculator-used', count: 412 },
      { day: '2026-11-10', kind: 'form-sent', count: 50 },
    ]
    const { steps } = numbersOf(figures, visits, AT)
    expect(steps).toEqual({ pages: 3_184, calculator: 412, enquiries: 42, withPlan: 22 })
  })
})

test('a form counts for its page, and that of a discontinued solution for /our-work', () => {
  const lead = { collection: 'whiteLabelSolution', category: 'Given up' } as const
  expect(numbersOf([arrived('2026-11-20', null, lead)], [], AT).pages).toEqual([
    { name: '/our-work', count: 1, fromCalculator: 0 },
  ])
})

test('the median is the middle value, or between the middle two', () => {
  expect([median([]), median([3]), median([4, 1]), median([9, 1, 2])]).toEqual([null, 3, 2.5, 2])
})

test('weeks begin on Mondays, and the last is that of today', () => {
  expect(mondaysUntil('2026-11-29', 2)).toEqual(['2026-11-16', '2026-11-23'])
  expect([numbersSince('2026-11-23', 4), numbersSince('2026-11-23', 52)]).toEqual([
    '2026-09-07',
    '2025-12-01',
  ])
})
