import { expect, test } from 'vitest'
import { isInStore, parseRoute } from './route.ts'

test('an address of a product without a number is not found', () => {
  expect(parseRoute('/demos/store/things/kiaat')).toEqual({ screen: 'product', number: null })
  expect(parseRoute('/demos/store/things/kiaat-1234567')).toEqual({ screen: 'product', number: null })
})

test('an address that only begins like the store’s is not in the store', () => {
  expect(isInStore('/demos/store')).toBe(true)
  expect(isInStore('/demos/storehouse')).toBe(false)
  expect(isInStore('/demos/admin')).toBe(false)
})
