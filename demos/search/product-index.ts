import type { Product } from '../catalogue/product.ts'
import { FacetValues, type ValueNumbers } from './facet-values.ts'
import type { IndexedProduct } from './indexed-product.ts'

/** A product in the index, with its facet values as numbers. */
export type Row = { indexed: IndexedProduct; values: ValueNumbers }

/** All products by number; sort orders are cached until a product changes. */
export class ProductIndex {
  readonly values = new FacetValues()
  readonly #rows = new Map<number, Row>()
  readonly #orders = new Map<string, Uint16Array<ArrayBuffer>>()
  #byNumber: ReadonlyArray<Row> | null = null

  put(indexed: IndexedProduct): void {
    this.#rows.set(indexed.product.number, { indexed, values: this.values.numbersOf(indexed) })
    this.#forget()
  }

  remove(number: number): void {
    this.#rows.delete(number)
    this.#forget()
  }

  product(number: number): Product | undefined {
    return this.#rows.get(number)?.indexed.product
  }

  byNumber(): ReadonlyArray<Row> {
    this.#byNumber ??= [...this.#rows.values()].sort(
      (a, b) => a.indexed.product.number - b.indexed.product.number,
    )
    return this.#byNumber
  }

  /** All product numbers in a sort order, cached by its name. Equal products are ordered by number. */
  inOrder(name: string, compare: (a: Product, b: Product) => number): Uint16Array<ArrayBuffer> {
    const cachedOrder = this.#orders.get(name)
    if (cachedOrder) return cachedOrder
    const products = this.byNumber().map(({ indexed }) => indexed.product)
    const order = Uint16Array.from(products.sort(compare), ({ number }) => number)
    this.#orders.set(name, order)
    return order
  }

  #forget(): void {
    this.#byNumber = null
    this.#orders.clear()
  }
}
