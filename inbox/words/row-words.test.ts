import { expect, test } from 'vitest'
import { rowExcerpt } from './row-words.ts'

const shown = (before: string, found: string, after = '') =>
  rowExcerpt([
    { text: before, found: false },
    { text: found, found: true },
    { text: after, found: false },
  ])
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('')

test('a matched telephone number after a long address begins the line', () => {
  expect(shown('nomvula.hendricks446@post.example · ', '083 555 0189', ' · E-477')).toBe(
    '…· [083 555 0189] · E-477',
  )
})

test('a match in the middle of a message keeps the words just before it', () => {
  expect(shown('Can you take our stock from ', 'Sage', ' every evening?')).toBe(
    '…our stock from [Sage] every evening?',
  )
})

test('a match in a long word keeps some of its letters', () => {
  expect(shown('a.very.long.address.of@', 'ushop', '-pinetown.example')).toBe(
    '…long.address.of@[ushop]-pinetown.example',
  )
})

test('an excerpt that begins at the match or shortly before it stays as it is', () => {
  expect(shown('We sell ', 'beads', '.')).toBe('We sell [beads].')
  expect(rowExcerpt([{ text: 'Nothing of it is marked here.', found: false }])).toEqual([
    { text: 'Nothing of it is marked here.', found: false },
  ])
})
