import MiniSearch, { type Query } from 'minisearch'
import { colourWord } from '../products/colours.ts'
import { kindOnShelf } from '../products/kinds.ts'
import type { Product } from '../products/product.ts'
import { stuffWord } from '../products/stuffs.ts'
import { foldedWords } from './words/folded-words.ts'
import { type UnderstoodWord, understood } from './words/understood.ts'
import { Vocabulary } from './words/vocabulary.ts'

export type Found = {
  /** Of the products, the best match first. */
  numbers: ReadonlyArray<number>
  meant: string | null
  marks: ReadonlyArray<string>
}

const THING_FIELDS = ['name', 'kind', 'look']
const ALL_FIELDS = [...THING_FIELDS, 'maker']
const NOTHING: Found = { numbers: [], meant: null, marks: [] }
/** `412`, `00412` or `00412-2` */
const NUMBER = /^\s*0*(\d{1,6})(-\d{1,2})?\s*$/

type Described = { id: number; name: string; kind: string; look: string; maker: string }

/** Finds products by what was typed: words, beginnings of words, mistyped words, other languages' words, and numbers. */
export class ProductFinder {
  readonly #vocabulary = new Vocabulary()
  readonly #described = new Map<number, Described>()
  readonly #index = new MiniSearch<Described>({
    fields: ALL_FIELDS,
    tokenize: (text) => [...foldedWords(text)],
    processTerm: (word, field) => {
      this.#vocabulary.add(word, field === 'maker')
      return word
    },
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      boost: { name: 4, kind: 2 },
      // What is searched was taken apart and understood before.
      tokenize: (word) => [word],
      processTerm: (word) => word,
    },
  })

  /** Adds a product, or describes anew one that was there. */
  put(product: Product): void {
    this.remove(product.number)
    const described = descriptionOf(product)
    this.#described.set(product.number, described)
    this.#index.add(described)
  }

  remove(number: number): void {
    const described = this.#described.get(number)
    if (described) this.#index.remove(described)
    this.#described.delete(number)
  }

  find(text: string): Found {
    const number = Number(NUMBER.exec(text)?.[1] ?? Number.NaN)
    if (this.#described.has(number)) return { ...NOTHING, numbers: [number] }
    const words = understood(text, this.#vocabulary)
    if (words === null || words.length === 0) return NOTHING
    const asThings = this.#search(words, false)
    const numbers = asThings.length > 0 ? asThings : this.#search(words, true)
    const isMended = words.some(({ mendedTo }) => mendedTo !== null)
    return {
      numbers,
      meant: isMended && numbers.length > 0 ? words.map(({ shown }) => shown).join(' ') : null,
      marks: [...new Set(words.flatMap(({ alternatives }) => alternatives.flat()))],
    }
  }

  /** @param everywhere also the names of workshops and places, for words that name things: `Ilala Weavers’ Table` */
  #search(words: ReadonlyArray<UnderstoodWord>, everywhere: boolean): ReadonlyArray<number> {
    const queries = words.map((word) => queryOf(word, everywhere))
    return this.#index.search({ combineWith: 'AND', queries }).map(({ id }) => id)
  }
}

function queryOf({ alternatives, isThing }: UnderstoodWord, everywhere: boolean): Query {
  const fields = isThing && !everywhere ? THING_FIELDS : ALL_FIELDS
  const queries = alternatives.map((words) => ({ combineWith: 'AND' as const, queries: [...words] }))
  return { combineWith: 'OR', fields, queries }
}

function descriptionOf({ number, name, kind, stuff, colours, sizes, maker }: Product): Described {
  const look = [stuffWord(stuff), ...colours.map(colourWord), ...sizes.map(({ word }) => word)]
  return {
    id: number,
    name,
    kind: kindOnShelf(kind).word,
    look: look.join(' '),
    maker: `${maker.name} ${maker.place}`,
  }
}
