import { expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar/calendar.ts'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import type { Command } from '../command.ts'
import { decide } from '../decide.ts'
import { nextTransition, stateOf } from '../order-transitions.ts'
import { totalsAfterRefunds } from '../refunds.ts'
import { headingAndRest } from '../refusals.ts'
import { CUSTOMER } from '../rights.ts'
import {
  after,
  BOOKKEEPER,
  DAY,
  NOW,
  OWNER,
  orderIn,
  PACKER,
  refusalSentence,
  seededState,
} from '../shop.fixture.ts'
import type { ShopState } from '../shop-state.ts'
import { stockOf } from '../stock-levels.ts'

const START: Command = { do: 'move order', order: 1042, to: 'packing' }
const PACKED: Command = { do: 'move order', order: 1042, to: 'packed' }

/** The state after 1042 was packed, given to the courier and delivered. */
function delivered(): ShopState {
  const packed = after(
    seededState(),
    PACKER,
    START,
    { do: 'pick line', order: 1042, sku: '00001-2' },
    { do: 'pick line', order: 1042, sku: '00002-1' },
    { do: 'change parcel', order: 1042, at: 0, parcel: { weightGrams: 9_400 } },
    { do: 'change parcel', order: 1042, at: 1, parcel: { weightGrams: 1_100 } },
    PACKED,
    { do: 'move order', order: 1042, to: 'with courier' },
  )
  return after(packed, OWNER, { do: 'move order', order: 1042, to: 'delivered' })
}

test('an order goes from paid to delivered, and every step names its author', () => {
  expect(orderIn(delivered()).steps.map(({ state, by }) => `${state}: ${by}`)).toEqual([
    'placed: Nomsa Dlamini',
    'paid: Demo bank',
    'packing: Sizwe Jacobs',
    'packed: Sizwe Jacobs',
    'with courier: Sizwe Jacobs',
    'delivered: Sipho, courier',
  ])
})

test('“Packed” is enabled when all pieces are picked and every parcel has a weight', () => {
  const packing = after(seededState(), PACKER, START)
  expect(refusalSentence(packing, PACKER, PACKED)).toBe('2 pieces still to take, from A1 and C3.')
  const onePicked = after(packing, PACKER, { do: 'pick line', order: 1042, sku: '00002-1' })
  expect(refusalSentence(onePicked, PACKER, PACKED)).toBe('1 piece still to take, from C3.')
  const bothPicked = after(onePicked, PACKER, { do: 'pick line', order: 1042, sku: '00001-2' })
  expect(refusalSentence(bothPicked, PACKER, PACKED)).toBe('2 parcels still to weigh.')
})

test('two parcels weighed one after the other keep their weights, and their boxes may change', () => {
  const weighed = after(
    seededState(),
    PACKER,
    START,
    { do: 'add parcel', order: 1042 },
    { do: 'change parcel', order: 1042, at: 1, parcel: { weightGrams: 1_100 } },
    { do: 'change parcel', order: 1042, at: 0, parcel: { weightGrams: 9_400 } },
    { do: 'change parcel', order: 1042, at: 1, parcel: { kind: 'Soft bag, 50 × 40 cm' } },
    { do: 'take parcel away', order: 1042, at: 2 },
  )
  expect(orderIn(weighed).parcels).toEqual([
    { kind: 'Table crate, 60 × 60 × 58 cm', weightGrams: 9_400 },
    { kind: 'Soft bag, 50 × 40 cm', weightGrams: 1_100 },
  ])
})

test.each<Command>([
  { do: 'change parcel', order: 1042, at: 2, parcel: { weightGrams: 1_100 } },
  { do: 'change parcel', order: 1042, at: -1, parcel: { weightGrams: 1_100 } },
  { do: 'take parcel away', order: 1042, at: 2 },
  { do: 'take parcel away', order: 1042, at: 0.5 },
])('a command for a parcel that another tab removed is refused: %j', (command) => {
  const packing = after(seededState(), PACKER, START)
  expect(orderIn(packing).parcels).toHaveLength(2)
  expect(refusalSentence(packing, PACKER, command)).toBe(
    '1042 has no such parcel any more. Look at it again.',
  )
  expect(refusalSentence(seededState(), PACKER, command)).toBe('1042 is Paid, not being packed.')
})

test('an order has at most 20 parcels', () => {
  const add: Command = { do: 'add parcel', order: 1042 }
  const full = after(seededState(), PACKER, START, ...Array<Command>(18).fill(add))
  expect(orderIn(full).parcels).toHaveLength(20)
  expect(refusalSentence(full, PACKER, add)).toBe('An order goes in 20 parcels at most.')
})

test('an unknown order is named by its number, if the address has one', () => {
  expect(refusalSentence(seededState(), PACKER, { do: 'see order', order: 4242 })).toBe(
    'There is no order 4242 in this browser.',
  )
  expect(refusalSentence(seededState(), PACKER, { do: 'see order', order: 0 })).toBe(
    'This address names no order.',
  )
})

test('an order that is put back to paid loses its picked pieces', () => {
  const packing = after(seededState(), PACKER, START, { do: 'pick line', order: 1042, sku: '00002-1' })
  const back = orderIn(after(packing, PACKER, { do: 'move order', order: 1042, to: 'paid' }))
  expect(stateOf(back)).toBe('paid')
  expect(back.lines.map(({ pickedQuantity }) => pickedQuantity)).toEqual([0, 0])
})

test('the row of an order has the one button of its next state', () => {
  const button = (number: number, role: 'owner' | 'packer' | 'bookkeeper') =>
    nextTransition(orderIn(seededState(), number), role)?.button ?? null
  expect([1042, 1040, 1038, 1037, 1036, 1035].map((number) => button(number, 'owner'))).toEqual([
    'Start packing',
    'Give to courier',
    'Mark as ready to collect',
    'It arrived',
    'It arrived',
    null,
  ])
  expect(button(1036, 'packer')).toBeNull()
  expect(button(1042, 'bookkeeper')).toBeNull()
})

test('a bookkeeper cannot change an order’s state, and reads the reason', () => {
  const sentence = refusalSentence(seededState(), BOOKKEEPER, START)
  expect(sentence).toBe(
    'Bookkeepers move nothing. 1042 stays Paid. Packing is for Sizwe or Naledi; you can read the order and its invoice.',
  )
  expect(headingAndRest(sentence).heading).toBe('Bookkeepers move nothing')
  expect(refusalSentence(seededState(), PACKER, { do: 'move order', order: 1036, to: 'delivered' })).toBe(
    'That is for the owner. 1036 stays With courier. If it has to be, ask Naledi.',
  )
})

test('an order whose state another person has changed is not changed again', () => {
  const packing = after(seededState(), PACKER, START)
  expect(refusalSentence(packing, OWNER, START)).toBe(
    '1042 is Packing, so it cannot become Packing. Look at it again.',
  )
})

test('a clock that goes backwards never makes a later step earlier', () => {
  const packing = after(seededState(), PACKER, START)
  const earlier = new Date(NOW.getTime() - 3_600_000)
  const decision = decide(
    packing,
    { do: 'move order', order: 1042, to: 'paid' },
    { now: earlier, actor: PACKER },
  )
  expect(decision.done && orderIn(decision.state).steps.at(-1)?.at).toBe(NOW.getTime())
})

test('cancelling before packing returns the pieces to stock', () => {
  const cancelled = after(seededState(), CUSTOMER, { do: 'cancel order', order: 1042 })
  expect(stockOf(cancelled, '00001-2')).toEqual([2, 3, 1])
  expect(totalsAfterRefunds(orderIn(cancelled))).toEqual({
    refundedCents: 326_000,
    totalCents: 0,
    vatCents: 0,
  })
  const packing = after(seededState(), PACKER, START)
  expect(refusalSentence(packing, CUSTOMER, { do: 'cancel order', order: 1042 })).toBe(
    '1042 is Packing, so it can no longer be cancelled.',
  )
  expect(() => after(packing, PACKER, { do: 'cancel order', order: 1042 })).toThrow('That is for the owner.')
  expect(stateOf(orderIn(after(packing, OWNER, { do: 'cancel order', order: 1042 })))).toBe('cancelled')
})

const RETURN_THROW: Command = {
  do: 'ask to send back',
  order: 1042,
  quantities: { '00002-1': 1 },
  reason: 'Too blue',
}
const ANSWER = { do: 'answer return', order: 1042, returnIndex: 0 } as const
const ACCEPT_RETURN: Command = { ...ANSWER, accepted: true, words: '' }
const COUNT_IN: Command = { do: 'count return in', order: 1042, returnIndex: 0 }

test('a returned throw is refunded without delivery once it is counted in', () => {
  const requested = after(delivered(), CUSTOMER, RETURN_THROW)
  expect(orderIn(requested).returns).toMatchObject([{ creditNote: '1042-1', refundCents: 69_000 }])
  const accepted = after(requested, OWNER, ACCEPT_RETURN)
  expect(totalsAfterRefunds(orderIn(accepted)).refundedCents).toBe(0)
  const received = after(accepted, PACKER, COUNT_IN)
  expect(totalsAfterRefunds(orderIn(received))).toEqual({
    refundedCents: 69_000,
    totalCents: 257_000,
    vatCents: 33_522,
  })
  expect(stockOf(received, '00002-1')).toEqual([6, 4, 3])
  expect(stateOf(orderIn(received))).toBe('delivered')
})

test('a return can be requested for thirty days, and refused only with a reason', () => {
  const isAccepted = (days: number) =>
    decide(delivered(), RETURN_THROW, {
      now: new Date(momentOf(addDays(DAY, days), '23:59')),
      actor: CUSTOMER,
    }).done
  expect([isAccepted(30), isAccepted(31)]).toEqual([true, false])
  const requested = after(delivered(), CUSTOMER, RETURN_THROW)
  const refusal = { ...ANSWER, accepted: false, words: ' ' }
  expect(refusalSentence(requested, OWNER, refusal)).toBe('Say why not: the customer reads it.')
  expect(refusalSentence(requested, PACKER, { ...refusal, words: 'No' })).toBe(
    'That is for the owner. 1042 stays Delivered. If it has to be, ask Naledi.',
  )
})
