import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTACT, openTestApp, SITE_URL, type TestApp } from '../../server/fixture-app.ts'

const EVIL = 'evil.example'
/** Headers from which some proxies, frameworks and caches read an address or a host name. */
const FORGED = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-server': EVIL,
  'x-forwarded-proto': 'nothttps',
  'x-forwarded-port': '1337',
  'x-forwarded-prefix': '/evil',
  'x-forwarded-for': '8.8.8.8',
  forwarded: `host=${EVIL};proto=nothttps`,
  'x-host': EVIL,
  'x-original-url': '/inbox/api/session',
  'x-rewrite-url': '/inbox/api/session',
  'x-http-method-override': 'DELETE',
  'x-original-host': EVIL,
}
const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  accept: 'text/html',
}

let opened: TestApp
let port: number
beforeAll(async () => {
  opened = await openTestApp({ securityContact: 'mailto:security@example.co.za' })
  port = Number(new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => opened.close())

test.each([
  '/',
  '/about-us/',
  '/calculator',
  '/calculator?need=website',
  '/contact-us?plan=need%3Dwebsite',
  '/nothing',
  '/sitemap.xml',
  '/api/openapi.json',
  '/.well-known/security.txt',
])('GET %s has the same response, whatever host and address its headers claim', async (path) => {
  const [honest, forged] = [await ask('GET', path), await ask('GET', path, FORGED)]
  expect(forged).toEqual(honest)
  expect(JSON.stringify(forged)).not.toContain(EVIL)
})

test('neither the response to a form nor its mails link to a forged host', async () => {
  const sent = await ask('POST', '/contact-us', { ...FORM, ...FORGED }, CONTACT)
  const faulty = await ask('POST', '/contact-us', { ...FORM, ...FORGED }, { ...CONTACT, email: 'none' })
  expect([sent.status, sent.headers.location, faulty.status]).toEqual([303, '/contact-us/thank-you', 303])
  expect(JSON.stringify([sent, faulty])).not.toContain(EVIL)
  const stored = JSON.stringify(await opened.stored())
  expect([stored.includes(CONTACT.message.slice(0, 7)), stored.includes(EVIL)]).toEqual([true, false])
})

test('a form whose origin matches only the forged host is refused', async () => {
  const { 'sec-fetch-site': _modern, ...form } = FORM
  const from = (origin: string) => ask('POST', '/contact-us', { ...form, ...FORGED, origin }, CONTACT)
  expect((await from(`http://${EVIL}`)).status).toBe(403)
  expect((await from(SITE_URL)).status).toBe(303)
})

type Answer = { status: number | undefined; headers: Record<string, unknown>; body: string }

async function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  fields?: Record<string, string>,
): Promise<Answer> {
  const sending = request({
    port,
    host: '127.0.0.1',
    method,
    path,
    headers: { accept: 'text/html', ...headers },
  })
  const response = new Promise<Answer>((resolve, reject) => {
    sending.on('error', reject)
    sending.on('response', async (message) => {
      const { date: _now, 'set-cookie': _random, ...constant } = message.headers
      const body = (await buffer(message)).toString()
      resolve({ status: message.statusCode, headers: constant, body })
    })
  })
  sending.end(fields && new URLSearchParams(fields).toString())
  return response
}
