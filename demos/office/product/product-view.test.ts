import { expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar/calendar.ts'
import { currentProduct } from '../../shop/current-product.ts'
import { CUSTOMER } from '../../shop/rights.ts'
import { after, afterPurchase, DAY, OWNER, seededState } from '../../shop/shop.fixture.ts'
import { editedVariants, latestSale } from './product-view.ts'

const latestSaleOf = (state: ReturnType<typeof seededState>, number: number, day = DAY) => {
  const product = currentProduct(state, number)
  return product && latestSale(state, product, day)
}

test('the latest sale is today’s latest order of a product', () => {
  expect(latestSaleOf(seededState(), 1)).toEqual({
    order: 1042,
    quantity: 1,
    detail: '50 cm',
    branch: 'Woodstock',
    time: '15:15',
  })
  expect(latestSaleOf(afterPurchase(seededState(), '00001-2', 2), 1)).toMatchObject({
    order: 1043,
    quantity: 2,
    time: '15:16',
  })
})

test('the earlier stock is the stock before all orders of today', () => {
  const state = afterPurchase(seededState(), '00001-2')
  const product = currentProduct(state, 1)
  const [, variant] = product ? editedVariants(state, product, DAY) : []
  expect(variant).toMatchObject({ stock: [2, 1, 1], earlierStock: [null, 3, null] })
})

test('a cancelled order is no sale', () => {
  const cancelled = after(afterPurchase(seededState(), '00001-2'), CUSTOMER, {
    do: 'cancel order',
    order: 1043,
  })
  expect(latestSaleOf(cancelled, 1)).toMatchObject({ order: 1042 })
  const product = currentProduct(cancelled, 1)
  const [, variant] = product ? editedVariants(cancelled, product, DAY) : []
  expect(variant).toMatchObject({ stock: [2, 2, 1], earlierStock: [null, 3, null] })
})

test('neither a stock count nor yesterday’s order is a sale of today', () => {
  const counted = after(seededState(), OWNER, {
    do: 'count shelf',
    sku: '00009-1',
    branch: 'Maboneng',
    quantity: 77,
  })
  expect(latestSaleOf(counted, 9)).toBeNull()
  expect(latestSaleOf(seededState(), 1, addDays(DAY, 1))).toBeNull()
})
