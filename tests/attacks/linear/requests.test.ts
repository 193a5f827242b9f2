import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, test } from 'vitest'
import { BROWSER, CONTACT, openTestApp, type TestApp } from '../../../server/fixture-app.ts'
import { assertLinearTime } from './assert-linear-time.ts'
import { hostileShape } from './hostile-text.ts'

/** Half of the head or the body that a server takes. */
const LENGTH = 8_000
const PLAIN = 'application/x-www-form-urlencoded'
const PAGE_LOAD = { accept: 'text/html', 'sec-fetch-dest': 'document' }
const shapes = hostileShape(
  ['/', '.', ',', ';', '=', '&', '"', '*', ':', '-', '%2f', '%25', '.html', '/index', 'W/', 'q=1', 'br'],
  ['/about-us', '/ABOUT-US', '/casestudies', '__Host-visitor=', 'http://', 'extras=', 'plan=', 'message='],
)
let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const post = (payload: string, headers: Readonly<Record<string, string>>): InjectOptions => ({
  ...{ method: 'POST', url: '/contact-us', payload, headers: { ...BROWSER, ...headers } },
})
const withHeader = (name: string) => (text: string) => ({
  ...{ url: '/about-us', headers: { 'user-agent': 'Firefox', ...PAGE_LOAD, [name]: text } },
})

test.each<[string, (text: string) => InjectOptions]>([
  ['an address', (text) => ({ url: `/${text}` })],
  [
    'an address for something else than GET',
    (text) => ({ method: 'POST', url: `/${text}`, headers: BROWSER }),
  ],
  ...['accept-encoding', 'if-none-match', 'accept', 'user-agent', 'referer'].map(
    (name): [string, (text: string) => InjectOptions] => [name, withHeader(name)],
  ),
  ['a cookie', (text) => post(JSON.stringify(CONTACT), { 'content-type': 'application/json', cookie: text })],
  ['a content type', (text) => post('', { 'content-type': `${PLAIN};${text}` })],
  ['a key', (text) => post('', { 'content-type': PLAIN, 'idempotency-key': text })],
  ['a plain form', (text) => post(text, { 'content-type': PLAIN })],
  [
    'a JSON form',
    (text) =>
      post(JSON.stringify({ ...CONTACT, message: text, phoneNumber: text }), {
        'content-type': 'application/json',
      }),
  ],
])('twice as long %s takes twice the steps of the whole server', async (_place, request) => {
  const prepare = (text: string) => () => opened.app.inject(request(text))
  await assertLinearTime({ prepare, shapes, length: LENGTH, runs: 10 })
})
