import { expect, onTestFinished, test } from 'vitest'
import { authEmulator } from './emulator/auth-emulator.ts'
import { startFakeFirebase } from './fake-firebase.ts'
import { needEmulator } from './test-firebase.ts'

needEmulator()
const HOUR_MS = 3_600_000
const RULES = { rules: { notes: { '.read': 'auth != null', '.write': "auth.provider === 'anonymous'" } } }
const DENIED = { status: 401, body: { error: 'Permission denied' } }

test('a token of this project is accepted until it expires', async () => {
  const { ask, idToken, clock } = await opened()
  expect(await ask('PUT', '/notes/a.json', { body: '1' })).toEqual({ status: 200, body: 1 })
  expect(await ask('PUT', '/notes/a.json', { auth: '', body: '2' })).toEqual(DENIED)
  const otherIssuer = 'https://securetoken.google.com/another-project'
  const refusals = [
    [withClaims(idToken, { aud: 'another-project' }), 'Invalid claim in auth token.'],
    [withClaims(idToken, { iss: otherIssuer }), 'Invalid claim in auth token.'],
    ['no token', 'Could not parse auth token.'],
  ] as const
  for (const [auth, error] of refusals)
    expect(await ask('PUT', '/notes/a.json', { auth, body: '2' })).toEqual({ status: 401, body: { error } })
  clock.now = new Date(clock.now.getTime() + HOUR_MS)
  const expired = { status: 401, body: { error: 'Auth token is expired' } }
  expect(await ask('PUT', '/notes/a.json', { body: '2' })).toEqual(expired)
})

test('data is read, written and deleted as the rules allow', async () => {
  const { ask, data } = await opened()
  await ask('PUT', '/notes/a.json', { body: '{"b":{"c":1}}' })
  expect(await ask('GET', '/notes/a/b.json')).toEqual({ status: 200, body: { c: 1 } })
  expect(await ask('GET', '/notes/none.json')).toEqual({ status: 200, body: null })
  expect(await ask('GET', '/.json')).toEqual(DENIED)
  expect(await ask('PUT', '/b.json', { body: '1' })).toEqual(DENIED)
  expect(data()).toEqual({ notes: { a: { b: { c: 1 } } } })
  expect(await ask('DELETE', '/notes.json')).toEqual({ status: 200, body: null })
  expect(data()).toBeNull()
})

test('a token is renewed only for a form-encoded request', async () => {
  const { ask, refreshToken } = await opened()
  const path = '/securetoken.googleapis.com/v1/token?key=k'
  const fields = { grant_type: 'refresh_token', refresh_token: refreshToken }
  expect(await ask('POST', path, { body: new URLSearchParams(fields) })).toMatchObject({ status: 200 })
  const refused = { status: 400, body: { error: { message: 'INVALID_GRANT_TYPE' } } }
  expect(await ask('POST', path, { body: JSON.stringify(fields) })).toMatchObject(refused)
})

type Options = { body?: string | URLSearchParams; auth?: string }

/** Opens a fake with one visitor, whose token is in the address by default. */
async function opened() {
  const clock = { now: new Date(Date.UTC(2026, 10, 21, 10)) }
  const { host, data, close } = await startFakeFirebase(RULES, await authEmulator(), clock)
  onTestFinished(close)
  const ask = async (method: string, path: string, { body, auth = idToken }: Options = {}) => {
    const url = new URL(`http://${host}${path}`)
    url.searchParams.set('auth', auth)
    const response = await fetch(url, { method, ...(body === undefined ? {} : { body }) })
    return { status: response.status, body: await response.json() }
  }
  const signUp = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"returnSecureToken":true}',
  })
  const { idToken, refreshToken } = await signUp.json()
  return { ask, data, clock, idToken: String(idToken), refreshToken: String(refreshToken) }
}

function withClaims(token: string, claims: object): string {
  const [head, payload = '', signature] = token.split('.')
  const all = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims }
  return [head, Buffer.from(JSON.stringify(all)).toString('base64url'), signature].join('.')
}
