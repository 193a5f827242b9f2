import { expect, test } from 'vitest'
import { momentOf } from '../../../../domain/calendar/time-of-day.ts'
import type { Order, OrderState } from '../../../shop/order.ts'
import { DAY, orderIn, seededState } from '../../../shop/shop.fixture.ts'
import { trackRows } from './track-rows.ts'

type Step = readonly [state: OrderState, time: string, day?: string]

const PLACED: Step = ['placed', '15:15']
const PAID: Step = ['paid', '15:15']

function tracked(steps: ReadonlyArray<Step>, changes: Partial<Order> = {}, today = DAY): Array<string> {
  const order = {
    ...orderIn(seededState()),
    ...changes,
    steps: steps.map(([state, time, day = DAY]) => ({ state, at: momentOf(day, time), by: 'Sizwe' })),
  }
  return trackRows(order, today).map(({ word, note, progress }) => `${progress}: ${word} ${note}`)
}

test('a paid order has six states, with the day of arrival at the last', () => {
  expect(tracked([PLACED, PAID])).toEqual([
    'done: Placed 15:15',
    'now: Paid 15:15',
    'ahead: Packing ',
    'ahead: Packed ',
    'ahead: With courier ',
    'ahead: Delivered Thu 26 Nov',
  ])
})

test('a day is named only at its first step, and branch and parcels are beside their times', () => {
  const steps: Array<Step> = [
    PLACED,
    PAID,
    ['packing', '15:31'],
    ['packed', '16:04'],
    ['with courier', '09:40', '2026-11-25'],
  ]
  const parcels = Array.from({ length: 2 }, () => ({ kind: 'box', weightGrams: 900 }))
  expect(tracked(steps, { parcels }, '2026-11-25')).toEqual([
    'done: Placed Tue 24 Nov, 15:15',
    'done: Paid 15:15',
    'done: Packing 15:31, Woodstock',
    'done: Packed 16:04, two parcels',
    'now: With courier Wed 25 Nov, 09:40',
    'ahead: Delivered Thu 26 Nov',
  ])
})

test('an order for collection has no courier, and is ready on the day of arrival', () => {
  expect(tracked([PLACED], { deliveryMethod: { kind: 'collect', branch: 'Woodstock' } }).slice(3)).toEqual([
    'ahead: Packed ',
    'ahead: Ready to collect Wed 25 Nov',
    'ahead: Delivered ',
  ])
})

test('an order that was put back waits for packing again', () => {
  expect(tracked([PLACED, PAID, ['packing', '15:31'], ['paid', '15:40']]).slice(1, 3)).toEqual([
    'now: Paid 15:40',
    'ahead: Packing ',
  ])
})

test('a cancelled order has no further states', () => {
  expect(tracked([PLACED, PAID, ['cancelled', '15:20']]).slice(2)).toEqual(['now: Cancelled 15:20'])
})
