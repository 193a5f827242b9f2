import { openDB } from 'idb'
import { PRODUCT_COUNT, type Product } from '../catalogue/product.ts'
import { allProducts, productOf } from '../catalogue/products.ts'

const DATABASE = 'demo-shop-products'
const STORE = 'kept'
const KEY = 'all'
/** Every so many products one is sampled for the version. */
const SAMPLE_STEP = 512

type CachedProducts = { version: string; products: ReadonlyArray<Product> }

/** All products, from the cache of an earlier visit or created now and cached. Without storage they are created each time. */
export async function loadCachedProducts(): Promise<ReadonlyArray<Product>> {
  const version = versionOfProducts()
  const keptProducts = await readProducts().catch(() => undefined)
  if (keptProducts?.version === version) return keptProducts.products
  const products = allProducts()
  // Not awaited: if it fails, nothing is lost.
  void writeProducts({ version, products }).catch(() => undefined)
  return products
}

/** Changes whenever products are drawn differently, so that outdated ones are not used. */
export function versionOfProducts(): string {
  const samples = Array.from({ length: PRODUCT_COUNT / SAMPLE_STEP }, (_, index) =>
    productOf((index + 1) * SAMPLE_STEP),
  )
  return JSON.stringify(samples)
}

async function readProducts(): Promise<CachedProducts | undefined> {
  const database = await openCache()
  // `as`: the store holds what `keep` put there; its version says that this very grammar made it.
  const keptProducts = (await database.get(STORE, KEY)) as CachedProducts | undefined
  database.close()
  return keptProducts
}

async function writeProducts(keptProducts: CachedProducts): Promise<void> {
  const database = await openCache()
  await database.put(STORE, keptProducts, KEY)
  database.close()
}

function openCache() {
  return openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) })
}
