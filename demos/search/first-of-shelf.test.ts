import { expect, test } from 'vitest'
import { allProducts } from '../catalogue/products.ts'
import { Catalogue } from './catalogue.ts'
import { firstOfShelf } from './first-of-shelf.ts'

test('what the server shows of a shelf is what the browser answers', () => {
  const catalogue = Catalogue.of(allProducts())
  for (const query of [{ shelf: 'Living' }, { kinds: ['rug'] }, { family: 'Hoopoe' }] as const) {
    const first = firstOfShelf(query)
    const answer = catalogue.answer(query)
    expect(first.products.map(({ number }) => number)).toEqual([...answer.numbers.slice(0, 24)])
    expect([first.count, first.outOf]).toEqual([answer.numbers.length, answer.outOf])
    expect(first.facets).toEqual(answer.facets)
  }
})

test('a family has as many pieces as drawn', () => {
  expect(firstOfShelf({ family: 'Hoopoe' }, 1).count).toBe(224)
})
