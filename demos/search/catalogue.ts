import type { Product } from '../catalogue/product.ts'
import { answerOf } from './answer.ts'
import { type IndexedProduct, indexedAsSeeded, indexedNow, numbersOf } from './indexed-product.ts'
import { type Found, ProductFinder } from './product-finder.ts'
import { ProductIndex } from './product-index.ts'
import type { ProductAnswer, ProductQuery, SearchChanges } from './query-and-answer.ts'

/** How many products are indexed without a pause: some 20 ms on a slow phone. */
const SLICE = 128
const NO_CHANGES: SearchChanges = { edits: {}, added: [], stock: {} }

/** All current products with their index. */
export class Catalogue {
  readonly #listing = new ProductIndex()
  readonly #finder = new ProductFinder()
  #changes: SearchChanges = NO_CHANGES
  #last: { words: string; found: Found } | null = null

  /** Builds it in slices, between which a page can stay responsive. */
  static *building(products: Iterable<Product>): Generator<void, Catalogue> {
    const catalogue = new Catalogue()
    let remaining = SLICE
    for (const product of products) {
      catalogue.#put(indexedAsSeeded(product), true)
      remaining -= 1
      if (remaining > 0) continue
      remaining = SLICE
      yield
    }
    return catalogue
  }

  static of(products: Iterable<Product>): Catalogue {
    const building = Catalogue.building(products)
    let step = building.next()
    while (!step.done) step = building.next()
    return step.value
  }

  answer(query: ProductQuery): ProductAnswer {
    const began = performance.now()
    const words = query.words?.trim() ?? ''
    const answer = answerOf(this.#listing, query, words === '' ? null : this.#find(words))
    return { ...answer, durationMs: performance.now() - began }
  }

  /** @param changes all changes by the office and by orders; a product without any is as drawn again */
  change(changes: SearchChanges): void {
    const changedNumbers = new Set([...numbersOf(this.#changes), ...numbersOf(changes)])
    this.#changes = changes
    for (const number of changedNumbers) this.#renew(number)
  }

  #renew(number: number): void {
    const indexed = indexedNow(this.#changes, number)
    const listedBefore = this.#listing.product(number)
    this.#last = null
    if (indexed === null) this.#remove(number)
    else this.#put(indexed, listedBefore === undefined || isDescribedOtherwise(listedBefore, indexed.product))
  }

  #put(listed: IndexedProduct, isDescribedAnew: boolean): void {
    this.#listing.put(listed)
    if (isDescribedAnew) this.#finder.put(listed.product)
  }

  #remove(number: number): void {
    this.#listing.remove(number)
    this.#finder.remove(number)
  }

  /** Cached, because each chosen filter repeats the search for the same words. */
  #find(words: string): Found {
    if (this.#last?.words !== words) this.#last = { words, found: this.#finder.find(words) }
    return this.#last.found
  }
}

const isDescribedOtherwise = (a: Product, b: Product): boolean =>
  a.name !== b.name || a.maker.name !== b.maker.name
