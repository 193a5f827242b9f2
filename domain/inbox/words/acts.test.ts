import { expect, test } from 'vitest'
import {
  AUDIT_ACTIONS,
  actWords,
  auditActionLabel,
  otherActor,
  sealInShort,
  unbrokenEntries,
} from './acts.ts'

test.each([
  ['signed-in', { way: 'passkey' }, 'signed in with a passkey'],
  [
    'refused-sign-in',
    { times: 3, network: '41.0.0.0/16' },
    'was refused at sign-in, 3 times, from 41.0.0.0/16',
  ],
  ['changed-role', { name: 'Pieter Louw', role: 'owner' }, 'made Pieter Louw an owner'],
  [
    'invited',
    { email: 'sipho@twelvemoons.example', role: 'member' },
    'invited sipho@twelvemoons.example as a member',
  ],
  ['signed-out', {}, 'signed out'],
  ['exported-person', { hasEnquiry: true }, 'exported everything about the sender of'],
  ['exported-person', {}, 'exported everything about a person'],
  ['mail-taken', {}, 'took the answer to'],
  ['mail-refused', { words: '550' }, 'refused the answer: 550'],
  ['expired', { count: 1, day: '2025-11-22' }, 'deleted 1 enquiry of 22 November 2025'],
  ['exported', { count: 2 }, 'exported 2 enquiries'],
  ['released', {}, 'released'],
  ['published-website', { number: 5 }, 'published version 5 of the website'],
  [
    'published-website',
    { number: 5, parts: 'home, ratecard', backTo: null },
    'published version 5 of the website: home, prices',
  ],
  [
    'published-website',
    { number: 6, parts: '', backTo: 3 },
    'brought version 3 of the website back, as version 6',
  ],
  ['withdrew-prices', { from: '2026-12-01' }, 'withdrew the prices that waited for 1 December 2026'],
  ['of-a-newer-version', {}, 'of a newer version'],
])('the act %s with %j reads: %s', (act, data, words) => expect(actWords(act, data)).toBe(words))

test('an act has a label for the filter', () => {
  expect(auditActionLabel('refused-sign-in')).toBe('was refused at sign-in')
})

test('actors who are not staff have names', () => {
  expect(['site', 'somebody', 'aJ3kQ9'].map(otherActor)).toEqual(['The site', 'Somebody', undefined])
})

test('every action has words, even without its data', () => {
  for (const act of Object.keys(AUDIT_ACTIONS)) {
    expect(auditActionLabel(act), act).not.toBe('')
    expect(actWords(act, {}), act).not.toBe('')
  }
})

test('a hash is shortened to its first and last characters', () => {
  expect(sealInShort('9f3a0000c1')).toBe('9f3a…c1')
})

test('a chain that was checked before its first entry counts as unchecked', () => {
  expect([0, 1, 22].map(unbrokenEntries)).toEqual([
    'Not checked yet',
    '1 entry, unbroken',
    '22 entries, unbroken',
  ])
})
