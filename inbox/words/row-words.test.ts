import { expect, test } from 'vitest'
import { rowExcerpt } from './row-words.ts'

const shortened = (before: string, found: string, after = '') =>
  rowExcerpt([
    { text: before, found: false },
    { text: found, found: true },
    { text: after, found: false },
  ])
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('')

test('a matched telephone number after a long address begins the line', () => {
  expect(shortened('nomvula.hendricks446@post.example · ', '083 555 0189', ' · E-477')).toBe(
    '…· [083 555 0189] · E-477',
  )
})

test('a match in the middle of a message keeps the words just before it', () => {
  expect(shortened('Can you take our stock from ', 'Sage', ' every evening?')).toBe(
    '…our stock from [Sage] every evening?',
  )
})

test('a match in a long word keeps some of its letters', () => {
  expect(shortened('a.very.long.address.of@', 'ushop', '-pinetown.example')).toBe(
    '…long.address.of@[ushop]-pinetown.example',
  )
})

test('an excerpt that begins at the match or shortly before it stays as it is', () => {
  expect(shortened('We sell ', 'beads', '.')).toBe('We sell [beads].')
  expect(rowExcerpt([{ text: 'Nothing of it is marked here.', found: false }])).toEqual([
    { text: 'Nothing of it is marked here.', found: false },
  ])
})
