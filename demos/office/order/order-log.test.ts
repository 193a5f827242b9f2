import { expect, test } from 'vitest'
import type { Order, Return } from '../../shop/order.ts'
import { orderIn, seededState } from '../../shop/shop.fixture.ts'
import { orderSentence } from './OrderHead.tsx'
import { logOf } from './order-log.ts'
import { trackEntries } from './order-track.ts'

const order = (number: number) => orderIn(seededState(), number)
const wordsOf = (order: Order) => logOf(order).map(({ when, words }) => `${when} ${words}`)

test('the history has one line for each event of an order', () => {
  expect(wordsOf(order(1_040))).toEqual([
    '12:26 Placed in the shop',
    '12:26 Paid: one attempt, one payment',
    '12:26 Umhlanga has all three pieces, so Umhlanga packs',
    '12:51 Naledi began to pack',
    '13:20 Packed, two parcels',
  ])
})

test('a return’s lines come last, with the weekday if it is not the order’s day', () => {
  const acceptedReturn: Return = {
    quantities: {},
    reason: '',
    creditNote: 'C-1',
    refundCents: 0,
    requestedAt: Date.parse('2026-11-26T08:00:00.000Z'),
    answer: { accepted: true, words: '', at: Date.parse('2026-11-26T09:00:00.000Z'), by: 'Naledi Maseko' },
    receivedAt: Date.parse('2026-11-27T09:30:00.000Z'),
  }
  expect(wordsOf({ ...order(1_035), returns: [acceptedReturn] }).slice(-3)).toEqual([
    'Thu 10:00 Asked to send back, C-1',
    'Thu 11:00 Naledi said yes',
    'Fri 11:30 Received, and the money was paid back',
  ])
})

test('an order’s state is one sentence', () => {
  expect([1_042, 1_040, 1_037, 1_035].map((number) => orderSentence(order(number)))).toEqual([
    'Tuesday 24 November, 15:15 · 2 pieces · to the door in Observatory by Thursday',
    'Packed by Naledi at 13:20, two parcels',
    'Left Maboneng Tuesday 24 November, 11:10',
    'Delivered Tuesday 24 November, 13:20',
  ])
})

test('the track has the past, current and future states, and the expected day of delivery', () => {
  expect(
    trackEntries(order(1_039)).map(({ word, when, progress }) => `${progress}: ${word} ${when}`.trim()),
  ).toEqual([
    'done: Placed 11:02',
    'done: Paid 11:02',
    'done: Packing 11:31',
    'now: Packed 11:58',
    'ahead: With courier',
    'ahead: Ready to collect',
    'ahead: Delivered by Fri 27 Nov',
  ])
})
