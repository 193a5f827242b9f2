import { expect, test } from 'vitest'
import { seededState } from '../../shop/shop.fixture.ts'
import { lowRow } from './low-row.ts'

test('missing pieces come from the branch with the largest surplus', () => {
  expect(lowRow(seededState(), 1, 'Umhlanga')).toEqual({
    number: 1,
    name: 'Kiaat side table',
    binLocation: 'C3',
    has: 1,
    line: 2,
    help: { branch: 'Maboneng', has: 4, quantity: 1 },
  })
})
