import { expect, test } from 'vitest'
import { seededState } from '../../shop/shop.fixture.ts'
import { lowRow } from './low-row.ts'

test('missing pieces come from the branch with the largest surplus', () => {
  expect(lowRow(seededState(), 1, 'Umhlanga')).toEqual({
    number: 1,
    name: 'Kiaat side table',
    binLocation: 'C3',
    stock: 1,
    threshold: 2,
    help: { branch: 'Maboneng', stock: 4, quantity: 1 },
  })
})
