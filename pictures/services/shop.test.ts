import { expect, test } from 'vitest'
import { QUEUED_ORDER_CENTS, QUEUED_ORDER_SLOT, RECEIPT, SLOTS } from './shop.ts'

test('the amounts of the shop are those that the page states', () => {
  expect(QUEUED_ORDER_CENTS).toBe(7_497)
  expect(RECEIPT).toMatchObject({
    totalCents: 14_696,
    vatCents: 378,
    zeroRatedCents: 11_796,
    changeCents: 5_304,
  })
})

test('the time of the order on the phone is still free in the shop', () => {
  expect(SLOTS[QUEUED_ORDER_SLOT]).toMatchObject({ time: '18:30', state: 'Free' })
})
