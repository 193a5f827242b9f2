import { expect, test } from 'vitest'
import type { AuditAct } from '../audit-acts.ts'
import { auditActSchema } from '../audit-acts.ts'
import { auditSentence, sealInShort } from './audit-words.ts'

const NAMES: Record<string, string> = { tn: 'Thandeka Nkosi', pl: 'Pieter Louw', ad: 'Aisha Davids' }

const DRAWN: Array<[string | null, AuditAct, string]> = [
  ['tn', { act: 'opened', number: 4412 }, 'Thandeka Nkosi opened the enquiry of E-4412'],
  [null, { act: 'mail-taken', number: 4412 }, 'Mail server took the answer to E-4412'],
  ['tn', { act: 'answered', number: 4412, way: 'mail' }, 'Thandeka Nkosi answered by e-mail E-4412'],
  [
    null,
    { act: 'mail-refused', number: 4412, words: '550 no such domain' },
    'Mail server refused the answer: 550 no such domain E-4412',
  ],
  ['pl', { act: 'given', number: 4413, to: 'pl' }, 'Pieter Louw took E-4413'],
  [
    null,
    { act: 'held-back', number: 4417, reasons: ['hidden field filled'] },
    'The site held back, hidden field filled E-4417',
  ],
  [
    'ad',
    { act: 'status', number: 4391, from: 'in-conversation', to: 'won' },
    'Aisha Davids changed the status from In conversation to Won E-4391',
  ],
  ['ad', { act: 'signed-in', by: 'password' }, 'Aisha Davids signed in with a password'],
  [
    null,
    { act: 'sign-in-refused', times: 3, network: '41.0.0.0/16' },
    'Somebody was refused at sign-in, 3 times, from 41.0.0.0/16',
  ],
  ['tn', { act: 'signed-in', by: 'passkey' }, 'Thandeka Nkosi signed in with a passkey'],
  [
    null,
    { act: 'expired', enquiries: 1, day: '2025-11-22' },
    'Retention deleted 1 enquiry of 22 November 2025',
  ],
]

const FURTHER: typeof DRAWN = [
  ['tn', { act: 'given', number: 4413, to: 'pl' }, 'Thandeka Nkosi gave Pieter Louw E-4413'],
  ['tn', { act: 'given', number: 4413, to: null }, 'Thandeka Nkosi let go of E-4413'],
  ['tn', { act: 'exported', enquiries: 2 }, 'Thandeka Nkosi exported 2 enquiries'],
  [
    'tn',
    { act: 'person-erased', receipt: 'ER-2026-0007' },
    'Thandeka Nkosi erased a person, receipt ER-2026-0007',
  ],
  ['tn', { act: 'role-changed', staff: 'ad', role: 'owner' }, 'Thandeka Nkosi made Aisha Davids an owner'],
  ['tn', { act: 'released', number: 4417 }, 'Thandeka Nkosi released E-4417'],
]

test.each([...DRAWN, ...FURTHER])('by %s: %j', (by, act, sentence) => {
  const { who, words, subject } = auditSentence(auditActSchema.parse(act), {
    by,
    nameOf: (id) => NAMES[id] ?? id,
  })
  expect([who, words, subject].filter(Boolean).join(' ')).toBe(sentence)
})

test('an act holds nothing but what its schema names', () => {
  expect(auditActSchema.safeParse({ act: 'opened', number: 1, name: 'Nomvula Khoza' }).success).toBe(false)
})

test('a seal in short', () => {
  expect(sealInShort('9f3a0000c1')).toBe('9f3a…c1')
})
