import { randomBytes } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { CONTACT, LEAD, openTestApp, postPlain, SECRET } from '../fixture-app.ts'
import { newUserId, visitorCookies } from './visitor-cookie.ts'

const USER_ID = 'abcdefghijklmnopqrstuvwxyz01'
const NOW_MS = Date.parse('2026-11-21T10:00:00Z')
const DAY_MS = 86_400_000
const cookies = visitorCookies(SECRET)
const VISITOR = { userId: USER_ID, token: null }
const sealed = () => cookies.seal(VISITOR, NOW_MS).split(';', 1)[0] ?? ''

test('a cookie lasts 180 days and is hidden from scripts and other sites', () => {
  const [pair, ...attributes] = cookies.seal(VISITOR, NOW_MS).split('; ')
  expect(pair).toMatch(/^__Host-visitor=[\w-]+$/)
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax', 'Secure'])
})

describe('an id in a cookie', () => {
  test('is read among other cookies for 180 days, after a restart with the same secret only', () => {
    const header = `a=1; ${sealed()}; b=2`
    expect(visitorCookies(SECRET).read(header, NOW_MS + 179 * DAY_MS)).toEqual(VISITOR)
    expect(cookies.read(header, NOW_MS + 180 * DAY_MS)).toBeNull()
    expect(visitorCookies(`${SECRET}!`).read(header, NOW_MS)).toBeNull()
  })

  test('is read with the token of a hosted store, if there is one', () => {
    const visitor = { userId: USER_ID, token: 'a-token.of~Google' }
    const [cookie] = cookies.seal(visitor, NOW_MS).split(';', 1)
    expect(cookies.read(cookie, NOW_MS)).toEqual(visitor)
    expect(Buffer.from(String(cookie), 'base64url').toString('latin1')).not.toContain(visitor.token)
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
])('%j names no visitor', (header) => {
  expect(cookies.read(header, NOW_MS)).toBeNull()
})

describe('an old cookie, encrypted as JWE', () => {
  const JWE =
    '__Host-visitor=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..yQhjbuQsgF8lRiOe.Qe7Dw_seyT1E4vuu8oPqYAFyDz5ZD_67wcuiap8IclhBcVbVgwO5zJwz2xAVr2DN4mjIOe9rHQM0dWVNwVIkpw.V4kGKngk237-lxAu7QOIjg'

  test('names the same visitor as before, with the token', () => {
    const visitor = { userId: USER_ID, token: 'a refresh token' }
    expect(cookies.read(JWE, NOW_MS + 179 * DAY_MS)).toEqual(visitor)
    expect(cookies.read(JWE, NOW_MS + 180 * DAY_MS)).toBeNull()
  })

  test('names no visitor with another header, another secret or a part missing', () => {
    const [, ...parts] = JWE.split('.')
    const otherHeader = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(cookies.read([`__Host-visitor=${otherHeader}`, ...parts].join('.'), NOW_MS)).toBeNull()
    expect(visitorCookies(`${SECRET}!`).read(JWE, NOW_MS)).toBeNull()
    expect(cookies.read(JWE.slice(0, JWE.lastIndexOf('.')), NOW_MS)).toBeNull()
  })
})

test('a cookie longer than browsers store names no visitor, even if we encrypted it', () => {
  const token = 'x'.repeat(3_100)
  const [cookie = ''] = cookies.seal({ userId: USER_ID, token }, NOW_MS).split(';', 1)
  expect(cookie.length).toBeGreaterThan('__Host-visitor='.length + 4_096)
  expect(cookies.read(cookie, NOW_MS)).toBeNull()
})

test('ids have 28 letters and digits, evenly distributed', () => {
  const ids = Array.from({ length: 2_000 }, () => newUserId(randomBytes))
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{28}$/)
  expect(new Set(ids).size).toBe(ids.length)
  const counts = Object.values(Object.groupBy(ids.join(''), (character) => character)).map(
    (same) => same?.length ?? 0,
  )
  expect(counts).toHaveLength(62)
  expect(Math.max(...counts) / Math.min(...counts)).toBeLessThan(1.5)
})

test('a visitor whose cookie was tampered with is treated as new, not refused', async () => {
  const opened = await openTestApp()
  onTestFinished(opened.close)
  const cookieOf = (response: { headers: Record<string, unknown> }) =>
    String(response.headers['set-cookie']).split(';', 1)[0] ?? ''
  const first = await postPlain(opened.app, '/contact-us', CONTACT)
  const cookie = `${cookieOf(first).slice(0, -4)}AAAA`
  const second = await postPlain(opened.app, '/our-work/ecommerce', LEAD, { cookie })
  expect(second.statusCode).toBe(303)
  expect(cookieOf(second)).toMatch(/^__Host-visitor=/)
  expect(new Set((await opened.stored()).map(({ record }) => record.userId)).size).toBe(2)
})
