import { expect, test } from 'vitest'
import { after, OWNER, seededState } from '../../shop/shop.fixture.ts'
import { productRow } from './product-row.ts'

test('a row has the stock of each branch, and marks a branch below its low-stock threshold', () => {
  expect(productRow(seededState(), 1)).toMatchObject({
    name: 'Kiaat side table',
    binLocation: 'C3',
    quantities: [4, 4, 1],
    totalQuantity: 9,
    isLow: [false, false, true],
    status: 'Low',
  })
})

test('a hidden product is marked as hidden, whatever its stock', () => {
  const hidden = after(seededState(), OWNER, { do: 'edit products', numbers: [1], edit: { isHidden: true } })
  expect(productRow(hidden, 1)?.status).toBe('Hidden')
})
