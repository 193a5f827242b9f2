import { expect, test } from 'vitest'
import { type Act, mayDo, NEEDS, type Needs } from './permissions.ts'

// Object.keys returns exactly the type's keys.
const acts = Object.keys(NEEDS) as Array<Act>

test('an owner may do everything, a member everything except export, erasure, people, settings, the website and the audit log', () => {
  expect(acts.filter((act) => !mayDo(act, 'owner'))).toEqual([])
  expect(acts.filter((act) => !mayDo(act, 'member'))).toEqual([
    'export',
    'export-person',
    'erase-person',
    'change-people',
    'change-settings',
    'change-website',
    'publish-website',
    'read-audit',
    'export-audit',
  ])
})

test('export, erasure, people, settings, publishing and one’s own credentials need reauthentication', () => {
  const confirmed = acts.filter((act) => (NEEDS[act] as Needs).confirmed)
  expect(confirmed).toEqual([
    'change-own-sign-in',
    'export',
    'export-person',
    'erase-person',
    'change-people',
    'change-settings',
    'publish-website',
    'export-audit',
  ])
})
