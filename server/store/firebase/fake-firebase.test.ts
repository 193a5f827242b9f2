import { expect, onTestFinished, test } from 'vitest'
import { authEmulator } from './emulator/auth-emulator.ts'
import { startFakeFirebase } from './fake-firebase.ts'
import { needEmulator } from './test-firebase.ts'

needEmulator()
const HOUR_MS = 3_600_000
const RULES = { rules: { notes: { '.read': 'auth != null', '.write': "auth.provider === 'anonymous'" } } }
const DENIED = { status: 401, body: { error: 'Permission denied' } }

test('a token of this project is accepted in the address or as Bearer, until it expires', async () => {
  const { ask, idToken, clock } = await opened()
  const bearer = { authorization: `Bearer ${idToken}` }
  expect(await ask('PUT', '/notes/a.json', { headers: bearer, auth: '', body: '1' })).toMatchObject({
    body: 1,
  })
  expect(await ask('PUT', '/notes/a.json', { auth: '', body: '2' })).toMatchObject(DENIED)
  const refusals = [
    [withClaims(idToken, { aud: 'another-project' }), 'Invalid claim in auth token.'],
    [
      withClaims(idToken, { iss: 'https://securetoken.google.com/another-project' }),
      'Invalid claim in auth token.',
    ],
    ['no token', 'Could not parse auth token.'],
  ] as const
  for (const [auth, error] of refusals)
    expect(await ask('PUT', '/notes/a.json', { auth, body: '2' })).toMatchObject({
      status: 401,
      body: { error },
    })
  clock.now = new Date(clock.now.getTime() + HOUR_MS)
  const expired = { status: 401, body: { error: 'Auth token is expired' } }
  expect(await ask('PUT', '/notes/a.json', { body: '2' })).toMatchObject(expired)
})

test('GET returns data that the rules let it read', async () => {
  const { ask } = await opened()
  await ask('PUT', '/notes/a.json', { body: '{"b":{"c":1}}' })
  expect(await ask('GET', '/notes/a/b.json')).toMatchObject({ status: 200, body: { c: 1 } })
  expect(await ask('GET', '/notes/none.json')).toMatchObject({ status: 200, body: null })
  expect(await ask('GET', '/.json')).toMatchObject(DENIED)
})

test('PATCH changes the given children, POST creates one with a generated name, DELETE removes data', async () => {
  const { ask, fakeFirebase } = await opened()
  await ask('PUT', '/notes/a.json', { body: '{"b":1,"c":2}' })
  expect(await ask('PATCH', '/notes/a.json', { body: '{"c":3}' })).toMatchObject({
    status: 200,
    body: { c: 3 },
  })
  const { body } = await ask('POST', '/notes.json', { body: '"x"' })
  expect(body).toEqual({ name: expect.stringMatching(/^[-\w]{20}$/) })
  expect(fakeFirebase.data()).toEqual({ notes: { a: { b: 1, c: 3 }, [String(Object(body).name)]: 'x' } })
  expect(await ask('DELETE', '/notes.json')).toMatchObject({ status: 200, body: null })
  for (const method of ['PATCH', 'POST', 'PUT'])
    expect(await ask(method, '/b.json', { body: '{"a":1}' })).toMatchObject(DENIED)
  expect(fakeFirebase.data()).toBeNull()
})

test('an ETag is returned on request, and a write with another one is refused with the current data', async () => {
  const { ask } = await opened()
  const on = { 'x-firebase-etag': 'true' }
  expect((await ask('GET', '/notes/a.json', { headers: on })).etag).toBe('null_etag')
  const { etag } = await ask('PUT', '/notes/a.json', {
    body: '1',
    headers: { ...on, 'if-match': 'null_etag' },
  })
  const stale = await ask('PUT', '/notes/a.json', { body: '2', headers: { 'if-match': 'null_etag' } })
  expect(stale).toEqual({ status: 412, body: 1, etag })
  const fresh = { headers: { 'if-match': String(etag) } }
  expect(await ask('DELETE', '/notes/a.json', fresh)).toMatchObject({ status: 200, body: null, etag: null })
})

test('print=silent responds to a write without a body', async () => {
  const { ask, fakeFirebase } = await opened()
  expect(await ask('PUT', '/notes/a.json?print=silent', { body: '1' })).toMatchObject({
    status: 204,
    body: '',
  })
  expect(fakeFirebase.data()).toEqual({ notes: { a: 1 } })
})

test.each(['{"a":', '', 'x'])('%j is invalid JSON, and gets 400', async (body) => {
  const { ask, fakeFirebase } = await opened()
  const error = "Invalid data; couldn't parse JSON object, array, or value."
  expect(await ask('PUT', '/notes/a.json', { body })).toMatchObject({ status: 400, body: { error } })
  expect(fakeFirebase.data()).toBeNull()
})

test('a write can be executed and answered with 500', async () => {
  const { ask, fakeFirebase } = await opened()
  fakeFirebase.injectedFailures.set('database', { kind: 'status-after', status: 500 })
  expect(await ask('PUT', '/notes/a.json', { body: '1' })).toMatchObject({ status: 500 })
  expect(fakeFirebase.data()).toEqual({ notes: { a: 1 } })
})

test('a token is renewed only for a form-encoded request', async () => {
  const { ask, refreshToken } = await opened()
  const path = '/securetoken.googleapis.com/v1/token?key=k'
  const form = String(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }))
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await ask('POST', path, { body: form, headers })).toMatchObject({ status: 200 })
  const json = JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken })
  const refused = { status: 400, body: { error: { message: 'INVALID_GRANT_TYPE' } } }
  expect(await ask('POST', path, { body: json })).toMatchObject(refused)
})

type Options = { body?: string; headers?: Record<string, string>; auth?: string }

/** Opens a fake with one visitor, whose token is in the address by default. */
async function opened() {
  const clock = { now: new Date(Date.UTC(2026, 10, 21, 10)) }
  const fakeFirebase = await startFakeFirebase(RULES, await authEmulator(), clock)
  onTestFinished(fakeFirebase.close)
  const address = (path: string) => new URL(`http://${fakeFirebase.host}${path}`)
  const signUp = await fetch(address('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"returnSecureToken":true}',
  })
  const { idToken, refreshToken } = await signUp.json()
  const ask = async (method: string, path: string, { body, headers, auth = idToken }: Options = {}) => {
    const url = address(path)
    url.searchParams.set('auth', auth)
    const response = await fetch(url, {
      method,
      headers: headers ?? {},
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text === '' ? text : JSON.parse(text),
      etag: response.headers.get('etag'),
    }
  }
  return { ask, fakeFirebase, clock, idToken: String(idToken), refreshToken: String(refreshToken) }
}

function withClaims(token: string, claims: object): string {
  const [head, payload = '', signature] = token.split('.')
  const all = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims }
  return [head, Buffer.from(JSON.stringify(all)).toString('base64url'), signature].join('.')
}
