import type { Product } from '../catalogue/product.ts'
import { allProducts } from '../catalogue/products.ts'
import { answerOf } from './answer.ts'
import { indexInitial } from './indexed-product.ts'
import { ProductIndex } from './product-index.ts'
import type { ProductAnswer, ProductQuery } from './query-and-answer.ts'

const FIRST_COUNT = 24

/** The products that a page shows before the browser has its own answer, as plain data for an island's props. */
export type FirstResults = {
  products: ReadonlyArray<Product>
  /** The total number of results. */
  count: number
} & Pick<ProductAnswer, 'unfilteredCount' | 'facets' | 'prices'>

let seedIndex: ProductIndex | null = null

/** The first results of a page, for the server: the same as the browser's for a new shop. */
export function firstResults(query: Omit<ProductQuery, 'words'>): FirstResults {
  seedIndex ??= buildSeedIndex()
  const index = seedIndex
  const { numbers, unfilteredCount, facets, prices } = answerOf(index, query, null)
  const products = [...numbers.slice(0, FIRST_COUNT)].flatMap((number) => index.product(number) ?? [])
  return { products, count: numbers.length, unfilteredCount, facets, prices }
}

function buildSeedIndex(): ProductIndex {
  const index = new ProductIndex()
  for (const product of allProducts()) index.put(indexInitial(product))
  return index
}
