import { colourWord } from '../catalogue/colours.ts'
import { kindInCollection } from '../catalogue/kinds.ts'
import { materialName } from '../catalogue/materials.ts'
import type { Product } from '../catalogue/product.ts'
import { foldedWords } from './words/folded-words.ts'

/** Where a word is that describes a product. */
export const FIELDS = ['name', 'kind', 'look', 'maker'] as const
export type Field = (typeof FIELDS)[number]

/** The words that describe a product, each once a field. */
export function searchFields(product: Product): Readonly<Record<Field, ReadonlyArray<string>>> {
  const { name, kind, material, colours, sizes, maker } = product
  const look = [materialName(material), ...colours.map(colourWord), ...sizes.map(({ word }) => word)]
  return {
    name: distinct(foldedWords(name)),
    kind: wordsOf(kindInCollection(kind).word),
    look: distinct(look.flatMap(wordsOf)),
    maker: distinct([...wordsOf(maker.name), ...wordsOf(maker.place)]),
  }
}

const known = new Map<string, ReadonlyArray<string>>()

/** All but names are the same few texts again and again. */
function wordsOf(text: string): ReadonlyArray<string> {
  const before = known.get(text)
  if (before) return before
  const words = foldedWords(text)
  known.set(text, words)
  return words
}

const distinct = (words: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(words)]
