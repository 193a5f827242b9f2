import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTACT, openTestApp, SITE_URL, type TestApp } from '../../server/fixture-app.ts'
import { ask as askPort, PAGE, plainForm, type RequestOptions } from '../promises/ask.ts'

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

let opened: TestApp
let port: number
beforeAll(async () => {
  opened = await openTestApp({ securityContact: 'mailto:security@example.co.za' })
  port = Number(new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => opened.close())

/** A response without its time and its random values. */
async function ask(path: string, options: RequestOptions = PAGE) {
  const { status, text, headers } = await askPort(port, path, options)
  const { date: _now, 'set-cookie': _random, ...constant } = headers
  return { status, text, headers: constant }
}

function send(fields: Record<string, string>) {
  const { headers, ...form } = plainForm(fields)
  return ask('/contact-us', { ...form, headers: { ...headers, ...FORGED } })
}

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
  const [honest, forged] = [await ask(path), await ask(path, { headers: { ...PAGE.headers, ...FORGED } })]
  expect(forged).toEqual(honest)
  expect(JSON.stringify(forged)).not.toContain(EVIL)
})

test('neither the response to a form nor its mails link to a forged host', async () => {
  const sent = await send(CONTACT)
  const faulty = await send({ ...CONTACT, email: 'none' })
  expect([sent.status, sent.headers.location, faulty.status]).toEqual([303, '/contact-us/thank-you', 303])
  expect(JSON.stringify([sent, faulty])).not.toContain(EVIL)
  const stored = JSON.stringify(await opened.stored())
  expect([stored.includes(CONTACT.message.slice(0, 7)), stored.includes(EVIL)]).toEqual([true, false])
})

test('a form whose origin matches only the forged host is refused', async () => {
  const { headers, ...form } = plainForm(CONTACT)
  const { 'sec-fetch-site': _modern, ...old } = headers
  const from = async (origin: string) =>
    (await ask('/contact-us', { ...form, headers: { ...old, ...FORGED, origin } })).status
  expect(await from(`http://${EVIL}`)).toBe(403)
  expect(await from(SITE_URL)).toBe(303)
})
