import { openDB } from 'idb'
import { PRODUCT_COUNT, type Product } from '../catalogue/product.ts'
import { allProducts, productOf } from '../catalogue/products.ts'

const DATABASE = 'demo-shop-products'
const STORE = 'kept'
const KEY = 'all'
/** The step between the products that the version samples. */
const SAMPLE_STEP = 512

type CachedProducts = { version: string; products: ReadonlyArray<Product> }

/** All products, from the cache of an earlier visit or created now and cached. Without storage they are created each time. */
export async function loadCachedProducts(): Promise<ReadonlyArray<Product>> {
  const version = versionOfProducts()
  const cachedProducts = await readProducts().catch(() => undefined)
  if (cachedProducts?.version === version) return cachedProducts.products
  const products = allProducts()
  // Not awaited: if it fails, nothing is lost.
  void writeProducts({ version, products }).catch(() => undefined)
  return products
}

/** Changes whenever products are generated differently, so that outdated ones are not used. */
export function versionOfProducts(): string {
  const samples = Array.from({ length: PRODUCT_COUNT / SAMPLE_STEP }, (_, index) =>
    productOf((index + 1) * SAMPLE_STEP),
  )
  return JSON.stringify(samples)
}

async function readProducts(): Promise<CachedProducts | undefined> {
  const database = await openCache()
  // `as`: only writeProducts writes here, and callers compare the version.
  const cachedProducts = (await database.get(STORE, KEY)) as CachedProducts | undefined
  database.close()
  return cachedProducts
}

async function writeProducts(cachedProducts: CachedProducts): Promise<void> {
  const database = await openCache()
  await database.put(STORE, cachedProducts, KEY)
  database.close()
}

function openCache() {
  return openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) })
}
