import type { Product } from '../catalogue/product.ts'
import { allProducts } from '../catalogue/products.ts'
import { answerOf } from './answer.ts'
import { indexedAsSeeded } from './indexed-product.ts'
import { ProductIndex } from './product-index.ts'
import type { ProductAnswer, ProductQuery } from './query-and-answer.ts'

const FIRST_COUNT = 24

/** The products that a page shows before the browser has its own answer, as plain data for an island's props. */
export type FirstResults = {
  products: ReadonlyArray<Product>
  /** The total number of results. */
  count: number
} & Pick<ProductAnswer, 'outOf' | 'facets' | 'prices'>

let seedIndex: ProductIndex | null = null

/** The first results of a page, for the server: the browser's answer for a new shop begins with the same ones. */
export function firstResults(query: Omit<ProductQuery, 'words'>, count: number = FIRST_COUNT): FirstResults {
  seedIndex ??= buildSeedIndex()
  const { numbers, outOf, facets, prices } = answerOf(seedIndex, query, null)
  const products = seedIndex.rows([...numbers.slice(0, count)]).map(({ listed }) => listed.product)
  return { products, count: numbers.length, outOf, facets, prices }
}

function buildSeedIndex(): ProductIndex {
  const index = new ProductIndex()
  for (const product of allProducts()) index.put(indexedAsSeeded(product))
  return index
}
