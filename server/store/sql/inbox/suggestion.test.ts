import { expect, test } from 'vitest'
import { suggestWord } from './suggestion.ts'

const known = new Map(
  Object.entries({ sage: 3, sale: 1, stock: 2, stack: 1, invoices: 1, khoza: 1, an: 9 }).map(
    ([word, count]) => [word, { written: word.toUpperCase(), count }],
  ),
)

test.each([
  ['sgae', 'SAGE'], // swapped
  ['sge', 'SAGE'], // left out
  ['saage', 'SAGE'],
  ['sabe', 'SAGE'], // 'sale' is as near, and rarer
  ['stok', 'STOCK'],
  ['invocies', 'INVOICES'],
  ['invoce', 'INVOICES'],
  ['kgoza', 'KHOZA'],
])('%s was meant to be %s', (word, meant) => {
  expect(suggestWord(word, known)).toBe(meant)
})

test.each(['a', 'am', 'seag', 'zzz', 'invcs', 'x'.repeat(40), ''])(
  '%j is similar to no known word',
  (word) => {
    expect(suggestWord(word, known)).toBeNull()
  },
)
