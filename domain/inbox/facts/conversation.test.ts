import { expect, test } from 'vitest'
import { conversationOf, notesOf } from './conversation.ts'
import { logOf, mailed, THANDEKA } from './facts.fixture.ts'

const facts = logOf(
  { kind: 'received' },
  { kind: 'read' },
  { kind: 'note', words: 'The brother built with us.' },
  mailed('mail-1'),
  { kind: 'delivery', outcome: 'failed', words: '550 no such domain' },
  { kind: 'called' },
  mailed('mail-2'),
  mailed('mail-3'),
  { kind: 'taken-back', fact: 8, by: THANDEKA },
  { kind: 'they-answered' },
)

test('the newest word is first; what was undone is not there', () => {
  expect(conversationOf(facts).map(({ from, fact }) => [from, fact.kind, fact.id])).toEqual([
    ['them', 'they-answered', 10],
    ['us', 'answered', 7],
    ['us', 'called', 6],
    ['us', 'answered', 4],
    ['them', 'received', 1],
  ])
})

test('each mail has the last word of the mail server, if there is one', () => {
  const told = conversationOf(facts).map((piece) => ('delivery' in piece ? piece.delivery?.fact.words : null))
  expect(told).toEqual([null, undefined, null, '550 no such domain', null])
})

test('notes stand apart', () => {
  expect(notesOf(facts).map(({ words }) => words)).toEqual(['The brother built with us.'])
})
