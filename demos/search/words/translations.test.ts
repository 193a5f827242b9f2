import { expect, test } from 'vitest'
import { allProducts } from '../../catalogue/products.ts'
import { WordIndex } from '../product-finder.ts'
import { translatedWords, translationsOf } from './translations.ts'
import { foldedWords } from './vocabulary.ts'

test('each translated word is folded, as typed words are for comparison', () => {
  for (const word of translatedWords) expect(foldedWords(word)).toEqual([word])
})

test('each translation is a word that finds products', () => {
  const index = new WordIndex()
  for (const product of allProducts().slice(0, 3_000)) index.add(product)
  const unknown = translatedWords.filter(
    (word) =>
      !translationsOf(word)
        .flat()
        .every((translation) => index.vocabulary.namesProduct(translation)),
  )
  expect(unknown).toEqual([])
})
