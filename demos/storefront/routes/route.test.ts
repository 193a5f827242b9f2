import { expect, test } from 'vitest'
import { storeAddresses } from '../../addresses.ts'
import { isInStore, PRODUCT_SHELL, parseRoute, STORE_NOT_FOUND } from './route.ts'

test.each([
  [storeAddresses.home, { screen: 'home' }],
  [storeAddresses.collection('side-tables'), { screen: 'collection', slug: 'side-tables' }],
  [storeAddresses.family('blue-crane'), { screen: 'family', slug: 'blue-crane' }],
  [storeAddresses.product(1, 'kiaat-side-table'), { screen: 'product', number: 1 }],
  [storeAddresses.makers, { screen: 'makers' }],
  [storeAddresses.search(), { screen: 'search' }],
  [storeAddresses.payment, { screen: 'buy', page: 'checkout/payment' }],
  [storeAddresses.basket, { screen: 'buy', page: 'basket' }],
  [PRODUCT_SHELL, { screen: 'product', number: null }],
])('%s has its own route', (path, route) => {
  expect(parseRoute(path)).toEqual(route)
})

test('an address of a product without a number is not found', () => {
  expect(parseRoute('/demos/store/things/kiaat')).toEqual({ screen: 'product', number: null })
  expect(parseRoute('/demos/store/things/kiaat-1234567')).toEqual({ screen: 'product', number: null })
})

test('an address outside the store, or a truncated one, is not found', () => {
  for (const path of ['/demos', '/demos/s', '/demos/storehouse', STORE_NOT_FOUND])
    expect(parseRoute(path), path).toEqual({ screen: 'collection', slug: 'nothing-here' })
})

test('an address that only begins like the store’s is not in the store', () => {
  expect(isInStore('/demos/store')).toBe(true)
  expect(isInStore('/demos/storehouse')).toBe(false)
  expect(isInStore('/demos/admin')).toBe(false)
})
