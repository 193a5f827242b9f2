import type { Product } from '../catalogue/product.ts'
import { answerOf } from './answer.ts'
import { type IndexedProduct, indexCurrent, indexInitial, numbersOf } from './indexed-product.ts'
import { ProductFinder, type WordMatches } from './product-finder.ts'
import { ProductIndex } from './product-index.ts'
import type { ProductAnswer, ProductQuery, SearchChanges } from './query-and-answer.ts'

/** The number of products indexed without a pause: some 20 ms on a slow phone. */
const SLICE_SIZE = 128
const NO_CHANGES: SearchChanges = { edits: {}, added: [], stock: {} }

/** Answers queries about all current products. */
export class Catalogue {
  readonly #index = new ProductIndex()
  readonly #finder = new ProductFinder()
  #changes: SearchChanges = NO_CHANGES
  #lastSearch: { words: string; matches: WordMatches } | null = null

  /** Builds the catalogue in slices, between which a page can respond. */
  static *buildInSlices(products: Iterable<Product>): Generator<void, Catalogue> {
    const catalogue = new Catalogue()
    let remaining = SLICE_SIZE
    for (const product of products) {
      catalogue.#put(indexInitial(product), true)
      remaining -= 1
      if (remaining > 0) continue
      remaining = SLICE_SIZE
      yield
    }
    return catalogue
  }

  static of(products: Iterable<Product>): Catalogue {
    const building = Catalogue.buildInSlices(products)
    let step = building.next()
    while (!step.done) step = building.next()
    return step.value
  }

  answer(query: ProductQuery): ProductAnswer {
    const startMs = performance.now()
    const words = query.words?.trim() ?? ''
    const answer = answerOf(this.#index, query, words === '' ? null : this.#find(words))
    return { ...answer, durationMs: performance.now() - startMs }
  }

  /** @param changes all changes by the office and by orders; a product without changes gets its initial state */
  change(changes: SearchChanges): void {
    const changedNumbers = new Set([...numbersOf(this.#changes), ...numbersOf(changes)])
    this.#changes = changes
    for (const number of changedNumbers) this.#update(number)
  }

  #update(number: number): void {
    const indexed = indexCurrent(this.#changes, number)
    const productBefore = this.#index.product(number)
    this.#lastSearch = null
    if (indexed === null) {
      this.#index.remove(number)
      this.#finder.remove(number)
    } else this.#put(indexed, productBefore === undefined || hasOtherWords(productBefore, indexed.product))
  }

  #put(indexed: IndexedProduct, areWordsChanged: boolean): void {
    this.#index.put(indexed)
    if (areWordsChanged) this.#finder.put(indexed.product)
  }

  /** Cached, because each chosen filter repeats the search for the same words. */
  #find(words: string): WordMatches {
    if (this.#lastSearch?.words !== words) this.#lastSearch = { words, matches: this.#finder.find(words) }
    return this.#lastSearch.matches
  }
}

const hasOtherWords = (a: Product, b: Product): boolean => a.name !== b.name || a.maker.name !== b.maker.name
