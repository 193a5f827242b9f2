import { expect, test } from 'vitest'
import { momentOf } from '../../../../domain/calendar/time-of-day.ts'
import { DAY, orderIn, seededState } from '../../../shop/shop.fixture.ts'
import { orderStatusText } from './order-status-text.ts'
import { deliveryRefundText } from './SendBackScreen.tsx'
import { nextStepsText } from './ThanksScreen.tsx'

const { orders } = seededState()
const orderOf = (number: number) => orderIn({ orders }, number)

test('the thank-you page says who packs the order, when, and the day it arrives', () => {
  expect(nextStepsText(orderOf(1042), ['side-table', 'throw'], DAY)).toEqual({
    packing: 'Woodstock packs your table and throw this afternoon.',
    arriving: 'They reach Observatory on',
    day: 'Thursday 26 November',
  })
})

test.each([
  ['a Sunday, on which Woodstock is closed', '2026-11-29', '11:00', 'tomorrow'],
  ['a Saturday after the last packing', '2026-11-28', '16:00', 'on Monday 30 November'],
  ['a Saturday morning', '2026-11-28', '10:00', 'today'],
  ['the last afternoon before Christmas', '2026-12-24', '17:00', 'on Monday 28 December'],
])('an order paid on %s is packed when its branch is open', (_, day, time, packed) => {
  const order = orderOf(1042)
  const paid = order.steps.at(-1)
  if (!paid) throw new RangeError('1042 has no steps')
  const steps = [...order.steps.slice(0, -1), { ...paid, at: momentOf(day, time) }]
  expect(nextStepsText({ ...order, steps }, ['side-table', 'throw'], day).packing).toBe(
    `Woodstock packs your table and throw ${packed}.`,
  )
})

test('an order for collection waits in its branch', () => {
  expect(nextStepsText(orderOf(1038), ['side-table', 'pendant'], DAY)).toMatchObject({
    arriving: 'They wait for you in Maboneng from 10:00',
    day: 'tomorrow',
  })
})

test('every example order has a status text', () => {
  expect(orders.map((order) => orderStatusText(order, DAY).heading)).toEqual(
    orders.map(() =>
      expect.stringMatching(/^(Paid|Being packed|Packed|With the courier|Ready for you|Delivered)$/),
    ),
  )
})

test('delivery is refunded only if everything is returned', () => {
  expect(deliveryRefundText(orderOf(1042), {})).toBe('choose what comes back')
  expect(deliveryRefundText(orderOf(1042), { '00002-1': 1 })).toBe('delivery stays paid: one piece stays')
  expect(deliveryRefundText(orderOf(1042), { '00001-2': 1, '00002-1': 1 })).toBe(
    'delivery too, since everything comes back',
  )
})
