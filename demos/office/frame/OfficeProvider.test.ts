import { expect, test } from 'vitest'
import { orderIn, seededState } from '../../shop/shop.fixture.ts'
import { newOrders, newOrderText } from './OfficeProvider.tsx'

const before = seededState()
const first = orderIn(before)
const newOrder = { ...first, number: 1_043, isSeen: false }

test('a new order is announced once, with its total for roles that see money', () => {
  const after = { ...before, orders: [newOrder, ...before.orders] }
  expect(newOrders(before, after).map(({ number }) => number)).toEqual([1_043])
  expect(newOrders(after, after)).toEqual([])
  expect(newOrderText(newOrder, 'owner')).toMatchObject({
    title: '1043 came in',
    detail: 'Nomsa Dlamini, 2 pieces, R\u00a03\u00a0260,00',
  })
  expect(newOrderText(newOrder, 'packer').detail).toBe('Nomsa Dlamini, 2 pieces')
})

test('an order that changes its state is not announced as new', () => {
  const steps = [...first.steps, { state: 'packing' as const, at: 0, by: 'Sizwe Jacobs' }]
  const orders = before.orders.map((order) => (order === first ? { ...order, steps } : order))
  expect(newOrders(before, { ...before, orders })).toEqual([])
})
