import type { Product } from '../products/product.ts'
import { FIELDS, type Field } from './described-by.ts'
import { WordIndex } from './word-index.ts'
import { type UnderstoodWord, understood } from './words/understood.ts'

export type Found = {
  /** Numbers of the products: those that fit best, then those that fit less, each list by number. */
  tiers: ReadonlyArray<ReadonlyArray<number>>
  meant: string | null
  marks: ReadonlyArray<string>
}

const THING_FIELDS: ReadonlyArray<Field> = ['name', 'kind', 'look']
const NOTHING: Found = { tiers: [], meant: null, marks: [] }
/** `412`, `00412` or `00412-2` */
const NUMBER = /^\s*0*(\d{1,6})(-\d{1,2})?\s*$/

/** Finds products by what was typed: words, beginnings of words, mistyped words, other languages' words, and numbers. */
export class ProductFinder {
  readonly #products = new Map<number, Product>()
  readonly #index = new WordIndex()

  /** Adds a product, or describes anew one that was there. */
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

  find(text: string): Found {
    const number = Number(NUMBER.exec(text)?.[1] ?? Number.NaN)
    if (this.#products.has(number)) return { ...NOTHING, tiers: [[number]] }
    const words = understood(text, this.#index.vocabulary)
    if (words === null || words.length === 0) return NOTHING
    const asThings = this.#search(words, false)
    const tiers = asThings.length > 0 ? asThings : this.#search(words, true)
    const isMended = words.some(({ mendedTo }) => mendedTo !== null)
    return {
      tiers,
      meant: isMended && tiers.length > 0 ? words.map(({ shown }) => shown).join(' ') : null,
      marks: [...new Set(words.flatMap(({ alternatives }) => alternatives.flat()))],
    }
  }

  /** @param everywhere also the names of workshops and places, for words that name things: `Ilala Weavers’ Table` */
  #search(words: ReadonlyArray<UnderstoodWord>, everywhere: boolean): Found['tiers'] {
    return tiersOf(allOf(words.map((word) => this.#scoresOf(word, everywhere))))
  }

  #scoresOf({ alternatives, isThing }: UnderstoodWord, everywhere: boolean): Float32Array {
    const fields = isThing && !everywhere ? THING_FIELDS : FIELDS
    return bestOf(alternatives.map((words) => allOf(words.map((word) => this.#index.scores(word, fields)))))
  }
}

/** What every word describes. */
function allOf([first = new Float32Array(), ...others]: ReadonlyArray<Float32Array>): Float32Array {
  return first.map((score, at) =>
    others.reduce((sum, { [at]: other = 0 }) => (sum === 0 || other === 0 ? 0 : sum + other), score),
  )
}

/** What one of the words describes. */
function bestOf([first = new Float32Array(), ...others]: ReadonlyArray<Float32Array>): Float32Array {
  if (others.length === 0) return first
  return first.map((score, at) => others.reduce((best, { [at]: other = 0 }) => Math.max(best, other), score))
}

function tiersOf(scores: Float32Array): Found['tiers'] {
  const tiers = new Map<number, Array<number>>()
  scores.forEach((score, number) => {
    if (score === 0) return
    const tier = tiers.get(score)
    if (tier) tier.push(number)
    else tiers.set(score, [number])
  })
  return [...tiers].sort(([a], [b]) => b - a).map(([, numbers]) => numbers)
}
