import { expect, test } from 'vitest'
import { existingProduct } from '../../catalogue/product.fixture.ts'
import type { Product } from '../../catalogue/product.ts'
import { variantsOf } from '../../catalogue/variants.ts'
import { totalStock } from '../../shop/stock-levels.ts'
import { chooseVariant, colourInStock, type VariantWithStock } from './chosen-variant.ts'
import { branchStock, stockText } from './words/stock-words.ts'

const TUESDAY = '2026-11-24'
const sideTable = existingProduct(1)
const blanket = existingProduct(2)

test('by default the first colour is chosen, in the size with the most stock', () => {
  expect(chooseVariant(withStock(sideTable), { colour: null, size: null })?.size).toBe('50 cm')
  expect(chooseVariant(withStock(blanket), { colour: 'rust', size: null })?.colour).toBe('rust')
})

test('an unknown colour is replaced by the first one', () => {
  expect(chooseVariant(withStock(blanket), { colour: 'plum', size: null })?.colour).toBe('sage')
})

test('for a sold-out colour, the colour with the most stock is offered', () => {
  const variants = withStock(blanket)
  const indigo = required(chooseVariant(variants, { colour: 'indigo', size: null }))
  expect(colourInStock(variants, indigo)?.colour).toBe('sage')
  expect(stockText(blanket, indigo, TUESDAY)).toEqual({
    strong: 'Sold out in indigo.',
    details: 'The mill in Cradock weaves again on 7 December.',
    isNone: true,
  })
})

test('stock is in words, and branches have their opening times', () => {
  const chosen = required(chooseVariant(withStock(sideTable), { colour: null, size: null }))
  expect(stockText(sideTable, chosen, TUESDAY)).toMatchObject({
    strong: '6 in stock',
    details: 'at 50 cm, in three branches',
  })
  expect(branchStock(chosen, '2026-11-28').map(({ when }) => when)).toEqual([
    'tomorrow from 10:00',
    'Monday 30 November from 10:00',
    'Monday 30 November from 10:00',
  ])
})

test('before hydration, no day is named', () => {
  const chosen = required(chooseVariant(withStock(sideTable), { colour: null, size: null }))
  expect(branchStock(chosen, null)[0]?.when).toBe('from 10:00 the next day')
})

function withStock(product: Product): ReadonlyArray<VariantWithStock> {
  return variantsOf(product).map((variant) => ({
    ...variant,
    stock: variant.initialStock,
    quantity: totalStock(variant.initialStock),
  }))
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A value is missing')
  return value
}
