import { expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar/calendar.ts'
import { currentProduct } from '../../shop/current-product.ts'
import { after, bought, CUSTOMER, DAY, OWNER, seededState } from '../../shop/shop.fixture.ts'
import { editedVariants, latestSale } from './product-view.ts'

const takenOf = (state: ReturnType<typeof seededState>, number: number, day = DAY) => {
  const product = currentProduct(state, number)
  return product && latestSale(state, product, day)
}

test('a product’s page names today’s order that took pieces', () => {
  expect(takenOf(seededState(), 1)).toEqual({
    order: 1042,
    quantity: 1,
    detail: '50 cm',
    branch: 'Woodstock',
    at: '15:15',
  })
  expect(takenOf(bought(seededState(), '00001-2', 2), 1)).toMatchObject({
    order: 1043,
    quantity: 2,
    at: '15:16',
  })
})

test('a cancelled order is not listed among those that took pieces', () => {
  const cancelled = after(bought(seededState(), '00001-2'), CUSTOMER, { do: 'cancel order', order: 1043 })
  expect(takenOf(cancelled, 1)).toMatchObject({ order: 1042 })
  const product = currentProduct(cancelled, 1)
  const [, before] = product ? editedVariants(cancelled, product, DAY) : []
  expect(before).toMatchObject({ stock: [2, 2, 1], before: [null, 3, null] })
})

test('neither a stock count nor yesterday’s order is listed as today’s order', () => {
  const counted = after(seededState(), OWNER, {
    do: 'count shelf',
    sku: '00009-1',
    branch: 'Maboneng',
    quantity: 77,
  })
  expect(takenOf(counted, 9)).toBeNull()
  expect(takenOf(seededState(), 1, addDays(DAY, 1))).toBeNull()
})
