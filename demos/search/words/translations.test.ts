import { expect, test } from 'vitest'
import { allProducts } from '../../catalogue/products.ts'
import { WordIndex } from '../product-finder.ts'
import { translated, translatedWords } from './translations.ts'
import { foldedWords } from './vocabulary.ts'

test('each translated word is in the form in which typed words are compared', () => {
  for (const word of translatedWords) expect(foldedWords(word)).toEqual([word])
})

test('each translation is a word that finds products', () => {
  const index = new WordIndex()
  for (const product of allProducts().slice(0, 3_000)) index.add(product)
  const unknown = translatedWords.filter(
    (word) =>
      !translated(word)
        .flat()
        .every((meant) => index.vocabulary.namesProduct(meant)),
  )
  expect(unknown).toEqual([])
})
