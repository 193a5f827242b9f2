import MiniSearch from 'minisearch'
import type { Product } from '../catalogue/product.ts'
import { FIELDS, type Field, searchFields } from './search-fields.ts'
import { Vocabulary } from './words/vocabulary.ts'

/** One word in one field; MiniSearch wants it under the field's name. */
type Entry = { id: number } & Partial<Record<Field, string>>

const BOOST: Readonly<Record<Field, number>> = { name: 4, kind: 2, look: 1, maker: 1 }

/**
 * The shop's words, some three hundred, in MiniSearch, and by each word the numbers of the products that it describes. An index of the
 * products themselves took ten times as long to answer a single letter: decision 44.
 */
export class WordIndex {
  readonly vocabulary = new Vocabulary()
  readonly #entries = new Map<string, number>()
  /** By the number of the entry. */
  readonly #products: Array<Array<number>> = []
  readonly #index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (word) => [word],
    processTerm: (word) => word,
    searchOptions: { prefix: true, boost: BOOST },
  })
  #highest = 0

  add(product: Product): void {
    this.#highest = Math.max(this.#highest, product.number)
    for (const [field, words] of fieldsOf(product))
      for (const word of words) {
        this.vocabulary.add(word, field === 'maker')
        this.#productsOf(field, word).push(product.number)
      }
  }

  remove(product: Product): void {
    for (const [field, words] of fieldsOf(product))
      for (const word of words) {
        this.vocabulary.remove(word, field === 'maker')
        const products = this.#productsOf(field, word)
        products.splice(products.indexOf(product.number), 1)
      }
  }

  /** @returns by the number of each product, how well a word or its beginning describes it; 0: not at all */
  scores(word: string, fields: ReadonlyArray<Field>): Float32Array {
    const scores = new Float32Array(this.#highest + 1)
    for (const { id, score } of this.#index.search(word, { fields: [...fields] }))
      for (const number of this.#products[id] ?? []) scores[number] = Math.max(scores[number] ?? 0, score)
    return scores
  }

  #productsOf(field: Field, word: string): Array<number> {
    const key = `${field} ${word}`
    const id = this.#entries.get(key) ?? this.#products.length
    const products = this.#products[id]
    if (products) return products
    const postings: Array<number> = []
    this.#entries.set(key, id)
    this.#products.push(postings)
    this.#index.add({ id, [field]: word })
    return postings
  }
}

function fieldsOf(product: Product): ReadonlyArray<readonly [Field, ReadonlyArray<string>]> {
  const described = searchFields(product)
  return FIELDS.map((field) => [field, described[field]])
}
