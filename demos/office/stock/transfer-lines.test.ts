import { expect, test } from 'vitest'
import { seededState } from '../../shop/shop.fixture.ts'
import { belowThresholdText, stockAfterTransfer, transferLines } from './transfer-lines.ts'

const remainingAfter = (quantity: number) =>
  stockAfterTransfer(seededState(), [{ sku: '00001-2', quantity }], 'Maboneng')

test('a line without a typed quantity has the default of its product, at most what the branch has', () => {
  const defaultOf = (number: number) => (number === 1 ? 99 : 1)
  const lines = transferLines(seededState(), [1, 2], 'Maboneng', 'Woodstock', {}, defaultOf)
  expect(lines.map(({ quantity }) => quantity)).toEqual([lines[0]?.stockFrom, 1])
  const [typed] = transferLines(
    seededState(),
    [2],
    'Maboneng',
    'Woodstock',
    { [lines[1]?.sku ?? '']: 2 },
    defaultOf,
  )
  expect(typed?.quantity).toBe(2)
})

test('a branch’s remaining stock is that of all sizes of a product', () => {
  expect(remainingAfter(2)).toEqual([{ name: 'Kiaat side table', quantity: 2, threshold: 2 }])
  expect(belowThresholdText(remainingAfter(2), 'Maboneng')).toBeNull()
})

test('a sender that falls below its low-stock level gets a warning', () => {
  const both = [
    { sku: '00001-1', quantity: 1 },
    { sku: '00001-2', quantity: 2 },
  ]
  expect(belowThresholdText(stockAfterTransfer(seededState(), both, 'Maboneng'), 'Maboneng')).toBe(
    'Maboneng falls below its low-stock level: Kiaat side table, 1 left of 2.',
  )
  const none = [{ name: 'Oak stool', quantity: 0, threshold: 2 }]
  expect(belowThresholdText(none, 'Woodstock')).toBe(
    'Woodstock falls below its low-stock level: Oak stool, none left of 2.',
  )
})
