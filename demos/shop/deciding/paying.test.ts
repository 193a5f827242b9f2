import { expect, test } from 'vitest'
import { stateOf } from '../order-transitions.ts'
import { CUSTOMER } from '../rights.ts'
import {
  ADDRESS,
  after,
  afterPurchase,
  OWNER,
  paymentCommand,
  refusalSentence,
  seededState,
} from '../shop.fixture.ts'
import { stockOf } from '../stock-levels.ts'

const TABLE_50 = '00001-2'

test('a paid order takes its pieces from the nearest branch that has them all', () => {
  const state = afterPurchase(seededState(), TABLE_50, 2)
  const [order] = state.orders
  expect(order).toMatchObject({ number: 1043, lines: [{ from: { Woodstock: 2 } }], isSeen: false })
  expect(order && stateOf(order)).toBe('paid')
  expect(stockOf(state, TABLE_50)).toEqual([2, 0, 1])
  expect(state.basket).toMatchObject({ lines: [], address: ADDRESS, paymentAttemptId: null })
  expect(state.movements.at(-1)).toMatchObject({ quantity: -2, branch: 'Woodstock', reference: '1043' })
})

test('if no branch has all pieces, the nearest two send them', () => {
  const state = afterPurchase(seededState(), TABLE_50, 4)
  expect(state.orders[0]?.lines[0]?.from).toEqual({ Woodstock: 2, Maboneng: 2 })
  expect(stockOf(state, TABLE_50)).toEqual([0, 0, 1])
})

test('a second bank answer to the same attempt places no second order', () => {
  const once = afterPurchase(seededState(), TABLE_50, 1, 'one attempt')
  const twice = after(once, CUSTOMER, paymentCommand(once, 'one attempt'))
  expect(twice).toBe(once)
})

test('the second buyer of the last piece keeps the basket and is not charged', () => {
  const sku = '00001-1'
  const shelf = { do: 'count shelf', sku, branch: 'Woodstock', quantity: 0 } as const
  const counted = after(beforePayment('late', sku, 2), OWNER, shelf)
  expect(refusalSentence(counted, CUSTOMER, paymentCommand(counted, 'late'))).toBe(
    'Somebody was quicker: of 2 pieces of Kiaat side table, 45 cm, one is left. Nothing was taken, and your basket is as it was.',
  )
})

test('a price that changed during payment is reported, and the customer is not charged', () => {
  const started = beforePayment('slow')
  const pay = paymentCommand(started, 'slow')
  const dearer = after(started, OWNER, {
    do: 'edit products',
    numbers: [1],
    edit: { prices: { [TABLE_50]: 260_000 } },
  })
  expect(refusalSentence(dearer, CUSTOMER, pay)).toBe(
    'A price changed while you were paying: the total is R\u00a02\u00a0720,00 now. Nothing was taken.',
  )
})

test('a payment attempt does not pay for another basket of the same price', () => {
  const started = beforePayment('a')
  const otherAddress = after(started, CUSTOMER, {
    do: 'give address',
    address: { ...ADDRESS, street: 'Somewhere else 1' },
  })
  expect(refusalSentence(otherAddress, CUSTOMER, paymentCommand(started, 'a'))).toMatch(
    /^Your basket changed while you were paying\./,
  )
  const again = after(
    otherAddress,
    CUSTOMER,
    { do: 'begin payment', paymentAttemptId: 'b' },
    paymentCommand(otherAddress, 'b'),
  )
  expect(again.orders[0]?.customer.street).toBe('Somewhere else 1')
})

/** The state with a table in the basket and a payment attempt. */
function beforePayment(paymentAttemptId: string, sku = TABLE_50, quantity = 1) {
  return after(
    seededState(),
    CUSTOMER,
    { do: 'put in basket', sku, quantity },
    { do: 'give address', address: ADDRESS },
    { do: 'begin payment', paymentAttemptId },
  )
}
