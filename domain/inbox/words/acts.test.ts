import { expect, test } from 'vitest'
import { actWords, auditActionLabel, otherActor } from './acts.ts'

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
  ['answered', { way: 'telephone' }, 'answered by telephone'],
  ['of-a-newer-version', {}, 'of a newer version'],
])('%s with %j is told as it is', (act, data, words) => expect(actWords(act, data)).toBe(words))

test('a kind has a name of its own, to be chosen by', () => {
  expect(auditActionLabel('refused-sign-in')).toBe('was refused at sign-in')
})

test('whoever is nobody of the staff is named', () => {
  expect(['site', 'somebody', 'aJ3kQ9'].map(otherActor)).toEqual(['The site', 'Somebody', undefined])
})
