import { expect, test } from 'vitest'
import { seededState } from '../../shop/shop.fixture.ts'
import { belowThresholdText, stockAfterTransfer } from './stock-after-transfer.ts'

const kept = (pieces: number) => stockAfterTransfer(seededState(), [{ sku: '00001-2', pieces }], 'Maboneng')

test('what a branch keeps is counted over all sizes of a product', () => {
  expect(kept(2)).toEqual([{ name: 'Kiaat side table', pieces: 2, line: 2 }])
  expect(belowThresholdText(kept(2), 'Maboneng')).toBeNull()
})

test('a sender that falls under its own low-stock threshold is warned in words', () => {
  const both = [
    { sku: '00001-1', pieces: 1 },
    { sku: '00001-2', pieces: 2 },
  ]
  expect(belowThresholdText(stockAfterTransfer(seededState(), both, 'Maboneng'), 'Maboneng')).toBe(
    'Maboneng falls under its own low line: Kiaat side table, 1 left where its line is 2.',
  )
  const none = [{ name: 'Oak stool', pieces: 0, line: 2 }]
  expect(belowThresholdText(none, 'Woodstock')).toBe(
    'Woodstock falls under its own low line: Oak stool, none left where its line is 2.',
  )
})
