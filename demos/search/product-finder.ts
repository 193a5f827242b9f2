import MiniSearch from 'minisearch'
import { colourWord } from '../catalogue/colours.ts'
import { KIND_FACTS } from '../catalogue/kinds.ts'
import { materialName } from '../catalogue/materials.ts'
import type { Product } from '../catalogue/product.ts'
import { parseQueryTerms, type QueryTerm } from './words/query-terms.ts'
import { foldedWords, Vocabulary } from './words/vocabulary.ts'

/** The searched fields of a product. */
const FIELDS = ['name', 'kind', 'look', 'maker'] as const
type Field = (typeof FIELDS)[number]

/** The distinct words that describe a product, by field. */
function searchFields(product: Product): Readonly<Record<Field, ReadonlyArray<string>>> {
  const { name, kind, material, colours, sizes, maker } = product
  const lookWords = [materialName(material), ...colours.map(colourWord), ...sizes.map(({ word }) => word)]
  return {
    name: distinct(foldedWords(name)),
    kind: wordsOf(KIND_FACTS[kind].word),
    look: distinct(lookWords.flatMap(wordsOf)),
    maker: distinct([...wordsOf(maker.name), ...wordsOf(maker.place)]),
  }
}

const wordCache = new Map<string, ReadonlyArray<string>>()

/** Cached, because all texts but names repeat. */
function wordsOf(text: string): ReadonlyArray<string> {
  const cachedWords = wordCache.get(text)
  if (cachedWords) return cachedWords
  const words = foldedWords(text)
  wordCache.set(text, words)
  return words
}

const distinct = (words: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(words)]

/** A document of MiniSearch: one word in one field. */
type Entry = { id: number } & Partial<Record<Field, string>>

const BOOST: Readonly<Record<Field, number>> = { name: 4, kind: 2, look: 1, maker: 1 }

/**
 * An index of the shop's words, some three hundred, in MiniSearch, with the products of each word. An index of the
 * products themselves took ten times as long for a single letter: decision 44.
 */
export class WordIndex {
  readonly vocabulary = new Vocabulary()
  readonly #entries = new Map<string, number>()
  /** The product numbers of each entry, by its id. */
  readonly #products: Array<Array<number>> = []
  readonly #index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (word) => [word],
    processTerm: (word) => word,
    searchOptions: { prefix: true, boost: BOOST },
  })
  #highestNumber = 0

  add(product: Product): void {
    this.#highestNumber = Math.max(this.#highestNumber, product.number)
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

  /** @returns by product number, the score of a word or a prefix; 0: no match */
  scores(word: string, fields: ReadonlyArray<Field>): Float32Array {
    const scores = new Float32Array(this.#highestNumber + 1)
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
  const fields = searchFields(product)
  return FIELDS.map((field) => [field, fields[field]])
}

export type WordMatches = {
  /** The product numbers in tiers, best matches first, each tier by number. */
  tiers: ReadonlyArray<ReadonlyArray<number>>
  correctedText: string | null
  highlights: ReadonlyArray<string>
}

const PRODUCT_FIELDS: ReadonlyArray<Field> = ['name', 'kind', 'look']
const NOTHING_FOUND: WordMatches = { tiers: [], correctedText: null, highlights: [] }
/** `412`, `00412` or `00412-2` */
const NUMBER = /^\s*0*(\d{1,6})(-\d{1,2})?\s*$/

/** Finds products by typed words, prefixes, misspelt words, words of other languages, and numbers. */
export class ProductFinder {
  readonly #products = new Map<number, Product>()
  readonly #index = new WordIndex()

  /** Adds a product, or replaces one. */
  put(product: Product): void {
    this.remove(product.number)
    this.#products.set(product.number, product)
    this.#index.add(product)
  }

  remove(number: number): void {
    const product = this.#products.get(number)
    if (product) this.#index.remove(product)
    this.#products.delete(number)
  }

  find(text: string): WordMatches {
    const number = Number(NUMBER.exec(text)?.[1] ?? Number.NaN)
    if (this.#products.has(number)) return { ...NOTHING_FOUND, tiers: [[number]] }
    const words = parseQueryTerms(text, this.#index.vocabulary)
    if (words === null || words.length === 0) return NOTHING_FOUND
    const productTiers = this.#search(words, false)
    const tiers = productTiers.length > 0 ? productTiers : this.#search(words, true)
    const isCorrected = words.some(({ correctedTo }) => correctedTo !== null)
    return {
      tiers,
      correctedText:
        isCorrected && tiers.length > 0 ? words.map(({ displayText }) => displayText).join(' ') : null,
      highlights: [...new Set(words.flatMap(({ alternatives }) => alternatives.flat()))],
    }
  }

  /** @param includesMakers whether words that name products also match workshops and places: `Ilala Weavers’ Table` */
  #search(words: ReadonlyArray<QueryTerm>, includesMakers: boolean): WordMatches['tiers'] {
    return tiersOf(allOf(words.map((word) => this.#scoresOf(word, includesMakers))))
  }

  #scoresOf({ alternatives, namesProductType }: QueryTerm, includesMakers: boolean): Float32Array {
    const fields = namesProductType && !includesMakers ? PRODUCT_FIELDS : FIELDS
    return bestOf(alternatives.map((words) => allOf(words.map((word) => this.#index.scores(word, fields)))))
  }
}

/** The products that match all words, with combined scores, in the first array. Plain loops, for speed. */
function allOf([first = new Float32Array(), ...others]: ReadonlyArray<Float32Array>): Float32Array {
  for (const other of others)
    for (let index = 0; index < first.length; index += 1) {
      const firstScore = first[index] ?? 0
      const otherScore = other[index] ?? 0
      first[index] = firstScore === 0 || otherScore === 0 ? 0 : firstScore + otherScore
    }
  return first
}

/** The products that match any of the words, with their best scores, in the first array. */
function bestOf([first = new Float32Array(), ...others]: ReadonlyArray<Float32Array>): Float32Array {
  for (const other of others)
    for (let index = 0; index < first.length; index += 1)
      first[index] = Math.max(first[index] ?? 0, other[index] ?? 0)
  return first
}

function tiersOf(scores: Float32Array): WordMatches['tiers'] {
  const tiers = new Map<number, Array<number>>()
  for (let number = 0; number < scores.length; number += 1) {
    const score = scores[number] ?? 0
    if (score === 0) continue
    const tier = tiers.get(score)
    if (tier) tier.push(number)
    else tiers.set(score, [number])
  }
  return [...tiers].sort(([a], [b]) => b - a).map(([, numbers]) => numbers)
}
