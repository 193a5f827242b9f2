import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { NOON, openTestApp, renderedProps, SITE_URL, type TestApp } from '../fixture-app.ts'
import { inlineHashesOf } from '../http/built-site/inline-hashes.ts'

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

const get = (url: string, headers: Record<string, string> = {}) => opened.app.inject({ url, headers })

test('a plan is rendered from its query, with the day in South Africa and our own origin', async () => {
  opened.clock.now = new Date('2026-11-21T22:30:00.000Z')
  const response = await get('/calculator?need=website&months=24')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
  })
  expect(renderedProps(response.body)).toEqual({
    path: '/calculator?need=website&months=24',
    today: '2026-11-22',
    origin: SITE_URL,
  })
})

test('the policy allows the calculator’s own script, never one from a query', async () => {
  const { body, headers } = await get('/calculator?need=<script>alert(1)</script>')
  const [own] = inlineHashesOf('<script>calculator()</script>').scripts
  const [foreign] = inlineHashesOf('<script>alert(1)</script>').scripts
  expect(body).not.toContain('<script>alert')
  expect(headers['content-security-policy']).toContain(own)
  expect(headers['content-security-policy']).not.toContain(foreign)
})

test('a page is rendered once a day, and a valid copy is not sent again', async () => {
  const first = await get('/calculator?months=6')
  const again = await get('/calculator?months=6', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  opened.clock.now = new Date(NOON.getTime() + 86_400_000)
  const tomorrow = await get('/calculator?months=6', { 'if-none-match': String(first.headers.etag) })
  expect(tomorrow.statusCode).toBe(200)
})

test('an overlong or broken query is cut and cleaned, never a server error', async () => {
  for (const query of [
    `a=${'x'.repeat(9_000)}`,
    '%',
    '%E0%A4%A&months=%zz',
    '&&&=&',
    'months=6#x',
    'n=\u00e9'.repeat(90),
  ])
    expect((await get(`/calculator?${query}`)).statusCode, query.slice(0, 20)).toBe(200)
  const { body } = await get(`/calculator?months=24&a=${'x'.repeat(9_000)}`)
  expect(renderedProps(body)).toMatchObject({ path: '/calculator?months=24&cut-off=yes' })
})

test('a link copied from a page’s source is read', async () => {
  const { body } = await get('/calculator?need=website&amp;months=24')
  expect(renderedProps(body)).toMatchObject({ path: '/calculator?need=website&months=24' })
})

test('shared pages get the best compression, and a single visitor’s plan a fast one', async () => {
  const served = await openTestApp({ compressesBest: true })
  onTestFinished(served.close)
  const tagOf = async (url: string) =>
    (await served.app.inject({ url, headers: { 'accept-encoding': 'br' } })).headers.etag
  expect(await tagOf('/calculator?months=6')).toContain('-br5')
  await expect.poll(() => tagOf('/calculator')).toContain('-br11')
  expect(await tagOf('/calculator?months=6')).toContain('-br5')
})
