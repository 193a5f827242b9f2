import { expect, test } from 'vitest'
import { ACTS, permissionFor } from './permissions.ts'

const NOW = 1_000_000_000
const fresh = NOW - 60_000
const old = NOW - 5 * 60_000

function allowed(role: 'owner' | 'member', reauthenticatedAt: number): Array<string> {
  return ACTS.filter((act) => permissionFor(act, { role, reauthenticatedAt }, NOW) === 'allowed')
}

test('a member answers, releases and deletes what is held back; an owner does everything', () => {
  expect(allowed('owner', fresh)).toEqual([...ACTS])
  expect(allowed('member', fresh)).toEqual(
    ACTS.filter((act) => !['export', 'erase', 'change-people', 'change-settings'].includes(act)),
  )
})

test('export, erase, people, settings and one’s own sign-in ask for the passkey or password again', () => {
  const asked = ACTS.filter((act) => !allowed('owner', old).includes(act))
  expect(asked).toEqual(['change-own-sign-in', 'export', 'erase', 'change-people', 'change-settings'])
})

test('a member is refused before anything is asked again', () => {
  expect(permissionFor('erase', { role: 'member', reauthenticatedAt: old }, NOW)).toBe('owners-only')
})

test('a sign-in dated later than now does not count', () => {
  expect(permissionFor('erase', { role: 'owner', reauthenticatedAt: NOW + 1 }, NOW)).toBe('reauthenticate')
})
