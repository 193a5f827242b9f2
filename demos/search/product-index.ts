import type { Product } from '../catalogue/product.ts'
import { FacetValues, type ValueNumbers } from './facet-values.ts'
import type { IndexedProduct } from './indexed-product.ts'

/** A product in the index, with its facet values as numbers. */
export type Row = { listed: IndexedProduct; values: ValueNumbers }

/** All products by number; sort orders are cached until a product changes. */
export class ProductIndex {
  readonly values = new FacetValues()
  readonly #rows = new Map<number, Row>()
  readonly #orders = new Map<string, Uint16Array<ArrayBuffer>>()
  #byNumber: ReadonlyArray<Row> | null = null

  put(listed: IndexedProduct): void {
    this.#rows.set(listed.product.number, { listed, values: this.values.numbersOf(listed) })
    this.#forget()
  }

  remove(number: number): void {
    this.#rows.delete(number)
    this.#forget()
  }

  product(number: number): Product | undefined {
    return this.#rows.get(number)?.listed.product
  }

  rows(numbers: ReadonlyArray<number>): ReadonlyArray<Row> {
    return numbers.flatMap((number) => this.#rows.get(number) ?? [])
  }

  byNumber(): ReadonlyArray<Row> {
    this.#byNumber ??= [...this.#rows.values()].sort(
      (a, b) => a.listed.product.number - b.listed.product.number,
    )
    return this.#byNumber
  }

  /** All product numbers in a sort order, cached by its name. Equal products are ordered by number. */
  inOrder(name: string, compare: (a: Product, b: Product) => number): Uint16Array<ArrayBuffer> {
    const keptOrder = this.#orders.get(name)
    if (keptOrder) return keptOrder
    const products = this.byNumber().map(({ listed }) => listed.product)
    const order = Uint16Array.from(products.sort(compare), ({ number }) => number)
    this.#orders.set(name, order)
    return order
  }

  #forget(): void {
    this.#byNumber = null
    this.#orders.clear()
  }
}
