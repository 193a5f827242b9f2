import { expect, test } from 'vitest'
import { seededState } from '../../shop/shop.fixture.ts'
import { lowStockRow } from './low-stock-row.ts'

test('missing pieces come from the branch with the largest surplus', () => {
  expect(lowStockRow(seededState(), 1, 'Umhlanga')).toEqual({
    number: 1,
    name: 'Kiaat side table',
    binLocation: 'C3',
    stock: 1,
    threshold: 2,
    transferSource: { branch: 'Maboneng', stock: 4, quantity: 1 },
  })
})
