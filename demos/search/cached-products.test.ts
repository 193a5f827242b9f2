import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import type { Product } from '../catalogue/product.ts'
import { allProducts } from '../catalogue/products.ts'
import { loadCachedProducts, versionOfProducts } from './cached-products.ts'

const DATABASE = 'demo-shop-products'
const originalIndexedDB = globalThis.indexedDB
afterEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

async function cachedEntry(): Promise<unknown> {
  const opened = await openDB(DATABASE, 1, { upgrade: (opening) => void opening.createObjectStore('kept') })
  const cached: unknown = await opened.get('kept', 'all')
  opened.close()
  return cached
}

/** Comparing all products takes longer than generating them. */
function sampleOf(products: ReadonlyArray<Product>): ReadonlyArray<Product> {
  return products.filter(({ number }) => number % 97 === 0)
}

test('the first visit computes all products and caches them for the second', async () => {
  const products = await loadCachedProducts()
  expect(products).toHaveLength(10_240)
  await expect.poll(cachedEntry).toMatchObject({ version: versionOfProducts() })
  expect(sampleOf(await loadCachedProducts())).toEqual(sampleOf(products))
})

test('products cached by an older version are computed again', async () => {
  const opened = await openDB(DATABASE, 1, { upgrade: (opening) => void opening.createObjectStore('kept') })
  await opened.put('kept', { version: 'older', products: [] }, 'all')
  opened.close()
  expect(await loadCachedProducts()).toHaveLength(10_240)
})

test('without storage, products are computed each time', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  expect(sampleOf(await loadCachedProducts())).toEqual(sampleOf(allProducts()))
  globalThis.indexedDB = originalIndexedDB
})
