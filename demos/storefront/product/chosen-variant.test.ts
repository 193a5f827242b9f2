import { expect, test } from 'vitest'
import type { Product } from '../../catalogue/product.ts'
import { productOf } from '../../catalogue/products.ts'
import { variantsOf } from '../../catalogue/variants.ts'
import { totalStock } from '../../shop/stock-levels.ts'
import { chosenOf, colourHere, type VariantHere } from './chosen-variant.ts'
import { branchStock, leftWords } from './words/stock-words.ts'

const TUESDAY = '2026-11-24'
const table = drawn(1)
const throws = drawn(2)

test('a page begins with the first colour, and its size with the most stock', () => {
  expect(chosenOf(here(table), { colour: null, size: null })?.size).toBe('50 cm')
  expect(chosenOf(here(throws), { colour: 'rust', size: null })?.colour).toBe('rust')
})

test('a chosen size that a colour does not have is replaced by one that it has', () => {
  expect(chosenOf(here(throws), { colour: 'plum', size: null })?.colour).toBe('sage')
})

test('for a sold-out colour, the colour with the most stock is offered', () => {
  const variants = here(throws)
  const indigo = found(chosenOf(variants, { colour: 'indigo', size: null }))
  expect(colourHere(variants, indigo)?.colour).toBe('sage')
  expect(leftWords(throws, indigo, TUESDAY)).toEqual({
    strong: 'Sold out in indigo.',
    rest: 'The mill in Cradock weaves again on 7 December.',
    isNone: true,
  })
})

test('stock is in words, and branches have their opening times', () => {
  const chosen = found(chosenOf(here(table), { colour: null, size: null }))
  expect(leftWords(table, chosen, TUESDAY)).toMatchObject({
    strong: '6 in stock',
    rest: 'at 50 cm, in three branches',
  })
  expect(branchStock(chosen, '2026-11-28').map(({ when }) => when)).toEqual([
    'tomorrow from 10:00',
    'Monday 30 November from 10:00',
    'Monday 30 November from 10:00',
  ])
})

test('before hydration no day is named', () => {
  const chosen = found(chosenOf(here(table), { colour: null, size: null }))
  expect(branchStock(chosen, null)[0]?.when).toBe('from 10:00 the next day')
})

function here(product: Product): ReadonlyArray<VariantHere> {
  return variantsOf(product).map((variant) => ({
    ...variant,
    stock: variant.drawnStock,
    quantity: totalStock(variant.drawnStock),
  }))
}

function drawn(number: number): Product {
  return found(productOf(number))
}

function found<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is none')
  return value
}
