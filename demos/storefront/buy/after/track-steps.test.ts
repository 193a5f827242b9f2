import { describe, expect, test } from 'vitest'
import { momentOf } from '../../../../domain/calendar/time-of-day.ts'
import { shortDay } from '../../../shop/day-words.ts'
import type { Order, OrderState } from '../../../shop/order.ts'
import { trackSteps } from './track-steps.ts'

const DAYS = { today: '2026-11-24', arrivalDay: '2026-11-26' }
const at = (time: string, day = '2026-11-24') => momentOf(day, time)

function order(steps: Array<[OrderState, number]>, overrides: Partial<Order> = {}): Order {
  return {
    number: 1042,
    paymentAttemptId: null,
    customer: { name: 'Nomsa Dlamini', email: '', mobile: '', street: '', suburb: '', postcode: '' },
    deliveryMethod: { kind: 'door' },
    lines: [
      {
        sku: '00001-2',
        name: 'Kiaat side table',
        detail: '50 cm',
        quantity: 1,
        priceCents: 245_000,
        discountCents: 0,
        from: { Woodstock: 1 },
        pickedQuantity: 0,
      },
    ],
    voucher: null,
    totals: {
      quantity: 1,
      goodsCents: 245_000,
      discountCents: 0,
      deliveryCents: 12_000,
      totalCents: 257_000,
      vatCents: 33_522,
    },
    steps: steps.map(([state, when]) => ({ state, at: when, by: 'Sizwe' })),
    parcels: [],
    returns: [],
    isSeen: true,
    ...overrides,
  }
}

describe('the list of states', () => {
  test('has six states for a paid order, with the day of arrival at the last', () => {
    const steps = trackSteps(
      order([
        ['placed', at('15:15')],
        ['paid', at('15:15')],
      ]),
      DAYS,
    )
    expect(steps.map(({ word, note, progress }) => `${word} ${note} ${progress}`)).toEqual([
      'Placed 15:15 done',
      'Paid 15:15 now',
      'Packing  ahead',
      'Packed  ahead',
      'With courier  ahead',
      'Delivered Thu 26 Nov ahead',
    ])
  })

  test('names a day only at its first step, and branch and parcels beside their times', () => {
    const parcels = [
      { kind: 'box', weightGrams: 9_000 },
      { kind: 'bag', weightGrams: 900 },
    ]
    const steps = trackSteps(
      order(
        [
          ['placed', at('15:15')],
          ['paid', at('15:15')],
          ['packing', at('15:31')],
          ['packed', at('16:04')],
          ['with courier', at('09:40', '2026-11-25')],
        ],
        { parcels },
      ),
      { ...DAYS, today: '2026-11-25' },
    )
    expect(steps.map(({ note }) => note)).toEqual([
      'Tue 24 Nov, 15:15',
      '15:15',
      '15:31, Woodstock',
      '16:04, two parcels',
      'Wed 25 Nov, 09:40',
      'Thu 26 Nov',
    ])
  })

  test('has no courier for collection', () => {
    const steps = trackSteps(
      order([['placed', at('15:15')]], { deliveryMethod: { kind: 'collect', branch: 'Woodstock' } }),
      DAYS,
    )
    expect(steps.map(({ word }) => word)).toEqual([
      'Placed',
      'Paid',
      'Packing',
      'Packed',
      'Ready to collect',
      'Delivered',
    ])
  })

  test('waits for packing again if the order was put back', () => {
    const steps = trackSteps(
      order([
        ['placed', at('15:15')],
        ['paid', at('15:15')],
        ['packing', at('15:31')],
        ['paid', at('15:40')],
      ]),
      DAYS,
    )
    expect(steps.map(({ progress }) => progress)).toEqual(['done', 'now', 'ahead', 'ahead', 'ahead', 'ahead'])
  })

  test('ends with a cancellation', () => {
    const steps = trackSteps(
      order([
        ['placed', at('15:15')],
        ['paid', at('15:15')],
        ['cancelled', at('15:20')],
      ]),
      DAYS,
    )
    expect(steps.at(-1)).toEqual({ word: 'Cancelled', note: '15:20', progress: 'now' })
  })
})

test('a day in a list is short', () => {
  expect(shortDay('2026-11-06')).toBe('Fri 6 Nov')
})
