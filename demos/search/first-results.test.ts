import { expect, test } from 'vitest'
import { allProducts } from '../catalogue/products.ts'
import { Catalogue } from './catalogue.ts'
import { firstResults } from './first-results.ts'

test('what the server shows of a collection is what the browser answers', () => {
  const catalogue = Catalogue.of(allProducts())
  for (const query of [{ collection: 'Living' }, { kinds: ['rug'] }, { family: 'Hoopoe' }] as const) {
    const first = firstResults(query)
    const answer = catalogue.answer(query)
    expect(first.products.map(({ number }) => number)).toEqual([...answer.numbers.slice(0, 24)])
    expect([first.count, first.outOf]).toEqual([answer.numbers.length, answer.outOf])
    expect(first.facets).toEqual(answer.facets)
  }
})

test('a family has as many pieces as drawn', () => {
  expect(firstResults({ family: 'Hoopoe' }, 1).count).toBe(224)
})
