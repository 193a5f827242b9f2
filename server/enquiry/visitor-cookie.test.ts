import { randomBytes } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTACT, LEAD, openTestApp, postJson, postPlain, SECRET, type TestApp } from '../fixture-app.ts'
import { newUserId, visitorCookies } from './visitor-cookie.ts'

const USER_ID = 'abcdefghijklmnopqrstuvwxyz01'
const NOW_MS = Date.parse('2026-11-21T10:00:00Z')
const DAY_MS = 86_400_000
const cookies = visitorCookies(SECRET)
const VISITOR = { userId: USER_ID, token: null }
const sealed = async () => (await cookies.seal(VISITOR, NOW_MS)).split(';', 1)[0] ?? ''

test('a cookie is kept by the browser for 180 days and from scripts and other sites for ever', async () => {
  const [pair, ...attributes] = (await cookies.seal(VISITOR, NOW_MS)).split('; ')
  expect(pair).toMatch(/^__Host-visitor=[\w.-]+$/)
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax', 'Secure'])
})

describe('an id is read back', () => {
  test('from among other cookies, after a restart with the same secret', async () => {
    const header = `a=1; ${await sealed()}; b=2`
    expect(await visitorCookies(SECRET).read(header, NOW_MS + 179 * DAY_MS)).toEqual(VISITOR)
  })

  test('with the token of a hosted store, if there is one', async () => {
    const visitor = { userId: USER_ID, token: 'a-token.of~Google' }
    const [cookie] = (await cookies.seal(visitor, NOW_MS)).split(';', 1)
    expect(await cookies.read(cookie, NOW_MS)).toEqual(visitor)
    expect(Buffer.from(String(cookie), 'base64url').toString('latin1')).not.toContain(visitor.token)
  })

  test('and nobody else can read it', async () => {
    const value = await sealed()
    expect(value).not.toContain(USER_ID)
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain(USER_ID)
    expect(await sealed()).not.toBe(value)
  })

  test('but not after 180 days', async () => {
    expect(await cookies.read(await sealed(), NOW_MS + 180 * DAY_MS)).toBeNull()
  })

  test('nor with another secret', async () => {
    expect(await visitorCookies(`${SECRET}!`).read(await sealed(), NOW_MS)).toBeNull()
  })
})

test.each([
  undefined,
  '',
  'a=1',
  '__Host-visitor',
  '__Host-visitor=',
  `__Host-visitor=${USER_ID}`,
  '__Host-visitor=a.b.c.d.e',
  'x__Host-visitor=1',
])('%j names no visitor', async (header) => {
  expect(await cookies.read(header, NOW_MS)).toBeNull()
})

test('a cookie changed in any place names no visitor', async () => {
  const value = await sealed()
  for (let at = '__Host-visitor='.length; at < value.length - 1; at += 7) {
    if (value[at + 1] === '.') continue // the last letter of a part has bits that mean nothing
    const changed = value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1)
    expect(await cookies.read(changed, NOW_MS)).toBeNull()
  }
})

test('ids have 28 letters and digits, all about as often', () => {
  const ids = Array.from({ length: 2_000 }, () => newUserId(randomBytes))
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{28}$/)
  expect(new Set(ids).size).toBe(ids.length)
  const times = Object.values(Object.groupBy(ids.join(''), (letter) => letter)).map(
    (found) => found?.length ?? 0,
  )
  expect(times).toHaveLength(62)
  expect(Math.max(...times) / Math.min(...times)).toBeLessThan(1.5)
})

describe('a visitor', () => {
  let opened: TestApp
  afterEach(() => opened.close())
  const users = async () => (await opened.stored()).map(({ record }) => record.userId)
  const given = (response: { headers: Record<string, unknown> }) =>
    String(response.headers['set-cookie']).split(';', 1)[0] ?? ''

  test('has no cookie before the first submission', async () => {
    opened = await openTestApp()
    for (const url of ['/', '/contact-us', '/nothing', '/healthz'])
      expect((await opened.app.inject(url)).headers['set-cookie']).toBeUndefined()
  })

  test('is known again by the cookie of the first one, and gets no other', async () => {
    opened = await openTestApp()
    const first = await postPlain(opened.app, '/contact-us', CONTACT)
    const second = await postJson(opened.app, '/our-work/ecommerce', LEAD, { cookie: given(first) })
    expect(second.headers['set-cookie']).toBeUndefined()
    expect(new Set(await users()).size).toBe(1)
  })

  test('whose cookie was tampered with is a new one, not at fault', async () => {
    opened = await openTestApp()
    const first = await postPlain(opened.app, '/contact-us', CONTACT)
    const cookie = `${given(first).slice(0, -4)}AAAA`
    const second = await postPlain(opened.app, '/our-work/ecommerce', LEAD, { cookie })
    expect(second.statusCode).toBe(303)
    expect(given(second)).toMatch(/^__Host-visitor=/)
    expect(new Set(await users()).size).toBe(2)
  })
})
