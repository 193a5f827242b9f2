import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import { allProducts } from '../catalogue/products.ts'
import { loadCachedProducts, versionOfProducts } from './cached-products.ts'

const DATABASE = 'demo-shop-products'
const database = globalThis.indexedDB
afterEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

async function keptVersion(): Promise<unknown> {
  const opened = await openDB(DATABASE, 1, { upgrade: (made) => void made.createObjectStore('kept') })
  const kept: unknown = await opened.get('kept', 'all')
  opened.close()
  return kept
}

/** To compare all of them takes longer than to make them. */
function someOf(products: ReadonlyArray<Product>): ReadonlyArray<Product> {
  return products.filter(({ number }) => number % 97 === 0)
}

test('the first visit computes all products and caches them for the second', async () => {
  const products = await loadCachedProducts()
  expect(products).toHaveLength(10_240)
  await expect.poll(keptVersion).toMatchObject({ version: versionOfProducts() })
  expect(someOf(await loadCachedProducts())).toEqual(someOf(products))
})

test('products cached by an older version are computed again', async () => {
  const opened = await openDB(DATABASE, 1, { upgrade: (made) => void made.createObjectStore('kept') })
  await opened.put('kept', { version: 'older', products: [] }, 'all')
  opened.close()
  expect(await loadCachedProducts()).toHaveLength(10_240)
})

test('products are computed where nothing can be cached', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  expect(someOf(await loadCachedProducts())).toEqual(someOf(allProducts()))
  globalThis.indexedDB = database
})
