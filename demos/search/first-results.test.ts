import { expect, test } from 'vitest'
import { allProducts } from '../catalogue/products.ts'
import { Catalogue } from './catalogue.ts'
import { firstResults } from './first-results.ts'

test('the server’s first results are the same as the browser’s', () => {
  const catalogue = Catalogue.of(allProducts())
  for (const query of [{ collection: 'Living' }, { kinds: ['rug'] }, { family: 'Hoopoe' }] as const) {
    const first = firstResults(query)
    const answer = catalogue.answer(query)
    expect(first.products.map(({ number }) => number)).toEqual([...answer.numbers.slice(0, 24)])
    expect([first.count, first.unfilteredCount]).toEqual([answer.numbers.length, answer.unfilteredCount])
    expect(first.facets).toEqual(answer.facets)
  }
})
