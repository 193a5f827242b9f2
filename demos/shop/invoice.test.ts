import { expect, test } from 'vitest'
import { invoiceRows } from './invoice.ts'
import { seededState } from './shop.fixture.ts'

test('the invoice of order 1042 shows each line’s share of the VAT', () => {
  const [order] = seededState().orders
  expect(order && invoiceRows(order).map(({ item, vatCents }) => [item, vatCents])).toEqual([
    ['Kiaat side table, 50 cm', 31_957],
    ['Linen throw, Sage stripe', 9_000],
    ['Delivery to the door', 1_565],
  ])
})
