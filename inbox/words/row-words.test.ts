import { expect, test } from 'vitest'
import { rowExcerpt } from './row-words.ts'

test.each([
  [
    'a telephone number after a long address begins the line',
    ['nomvula.hendricks446@post.example · ', '083 555 0189', ' · E-477'],
    '…· [083 555 0189] · E-477',
  ],
  [
    'a match in the middle of a message keeps the words just before it',
    ['Can you take our stock from ', 'Sage', ' every evening?'],
    '…our stock from [Sage] every evening?',
  ],
  [
    'a match in a long word keeps some of its letters',
    ['a.very.long.address.of@', 'ushop', '-pinetown.example'],
    '…long.address.of@[ushop]-pinetown.example',
  ],
  ['a match shortly after the beginning cuts nothing', ['We sell ', 'beads', '.'], 'We sell [beads].'],
  ['a text without a match stays as it is', ['Nothing is marked.', '', ''], 'Nothing is marked.'],
])('in the excerpt of a row, %s', (_, [before = '', found = '', after = ''], excerpt) => {
  const pieces = rowExcerpt([
    { text: before, found: false },
    ...(found ? [{ text: found, found: true }] : []),
    { text: after, found: false },
  ])
  expect(pieces.map((piece) => (piece.found ? `[${piece.text}]` : piece.text)).join('')).toBe(excerpt)
})
