import type { Product } from '../products/product.ts'
import { FacetValues, type ValueNumbers } from './facet-values.ts'
import type { Listed } from './listed.ts'

/** A product in the listing: what is asked of it, and its values as numbers. */
export type Row = { listed: Listed; values: ValueNumbers }

/** All products by number, with their orders kept until one of them changes. */
export class Listing {
  readonly values = new FacetValues()
  readonly #rows = new Map<number, Row>()
  readonly #orders = new Map<string, ReadonlyArray<Row>>()

  put(listed: Listed): void {
    this.#rows.set(listed.product.number, { listed, values: this.values.numbersOf(listed) })
    this.#orders.clear()
  }

  remove(number: number): void {
    this.#rows.delete(number)
    this.#orders.clear()
  }

  product(number: number): Product | undefined {
    return this.#rows.get(number)?.listed.product
  }

  rows(numbers: ReadonlyArray<number>): ReadonlyArray<Row> {
    return numbers.flatMap((number) => this.#rows.get(number) ?? [])
  }

  byNumber(): ReadonlyArray<Row> {
    return this.inOrder('number', (a, b) => a.number - b.number)
  }

  /** @param compare what is equal stands by number */
  inOrder(name: string, compare: (a: Product, b: Product) => number): ReadonlyArray<Row> {
    const kept = this.#orders.get(name)
    if (kept) return kept
    const rows = name === 'number' ? [...this.#rows.values()] : [...this.byNumber()]
    rows.sort((a, b) => compare(a.listed.product, b.listed.product))
    this.#orders.set(name, rows)
    return rows
  }
}
