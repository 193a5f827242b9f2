import { expect, test } from 'vitest'
import { type AuditActionData, ENQUIRY_AUDIT_ACTIONS, sealInShort } from './enquiry-acts.ts'

const DRAWN: Array<[who: string, act: string, data: AuditActionData, rest: string]> = [
  ['Thandeka Nkosi', 'opened', {}, 'opened'],
  ['Thandeka Nkosi', 'exported-person', { hasEnquiry: true }, 'exported everything about the sender of'],
  ['Thandeka Nkosi', 'exported-person', {}, 'exported everything about a person'],
  ['Mail server', 'mail-taken', {}, 'took the answer to'],
  ['Thandeka Nkosi', 'answered', { way: 'mail' }, 'answered by e-mail'],
  ['Mail server', 'mail-refused', { words: '550' }, 'refused the answer: 550'],
  ['Pieter Louw', 'took', {}, 'took'],
  ['Pieter Louw', 'gave', { name: 'Aisha Davids' }, 'gave Aisha Davids'],
  [
    'Aisha Davids',
    'status',
    { from: 'in-conversation', to: 'won' },
    'changed the status from In conversation to Won',
  ],
  ['Retention', 'expired', { count: 1, day: '2025-11-22' }, 'deleted 1 enquiry of 22 November 2025'],
  ['Thandeka Nkosi', 'exported', { count: 2 }, 'exported 2 enquiries'],
  ['Thandeka Nkosi', 'released', {}, 'released'],
]

test.each(DRAWN)('%s: %s %j', (_who, act, data, rest) => {
  const words = ENQUIRY_AUDIT_ACTIONS[act]
  expect(words?.tell?.(data) ?? words?.label).toBe(rest)
})

test('every act has words, whatever is stored with it', () => {
  for (const [act, { label, tell }] of Object.entries(ENQUIRY_AUDIT_ACTIONS)) {
    expect(label, act).not.toBe('')
    expect(tell?.({}) ?? label, act).not.toBe('')
  }
})

test('a seal in short', () => {
  expect(sealInShort('9f3a0000c1')).toBe('9f3a…c1')
})
