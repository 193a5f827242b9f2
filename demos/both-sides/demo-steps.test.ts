import { expect, test } from 'vitest'
import { stateOf } from '../shop/order-transitions.ts'
import { memoryShopStore, shopRules } from '../shop-data/browser-store.ts'
import { advanceToStep } from './demo-steps.ts'

const open = () => memoryShopStore({ rules: shopRules, now: () => new Date('2027-03-02T13:16:00Z') })

test('“It leaves” runs all earlier steps first', async () => {
  const shop = open()
  const number = await advanceToStep(4, null, shop)
  const order = shop.state().orders.find((order) => order.number === number)
  expect(number).toBe(1_043)
  expect(order && stateOf(order)).toBe('with courier')
  expect(order?.totals.totalCents).toBe(326_000)
})

test('a step that runs twice places one order', async () => {
  const shop = open()
  const number = await advanceToStep(2, null, shop)
  expect(await advanceToStep(2, number, shop)).toBe(number)
  expect(await advanceToStep(3, number, shop)).toBe(number)
  expect(shop.state().orders).toHaveLength(9)
})
