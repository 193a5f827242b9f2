import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTACT, openTestApp, SITE_URL, type TestApp } from '../fixture-app.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const JSON_TYPE = { 'content-type': 'application/json' }
const PLAIN_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
let sentBefore = 0

/** Sends another message each time, so that none is a repeat. */
function send(headers: Record<string, string>) {
  sentBefore += 1
  const body = { ...CONTACT, message: `Number ${sentBefore}` }
  const isJson = headers['content-type'] === 'application/json'
  const payload = isJson ? JSON.stringify(body) : new URLSearchParams(body).toString()
  return opened.app.inject({ method: 'POST', url: '/contact-us', headers, payload })
}

const ACCEPTED: Array<[string, Record<string, string>]> = [
  ['same-origin and our origin', { 'sec-fetch-site': 'same-origin', origin: SITE_URL }],
  ['same-origin alone', { 'sec-fetch-site': 'same-origin' }],
  ['our origin alone', { origin: SITE_URL }],
]
const REFUSED: Array<[string, Record<string, string>]> = [
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['cross-site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: SITE_URL }],
  ['a sister host', { 'sec-fetch-site': 'same-site', origin: SITE_URL }],
  ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }],
  ['an empty Sec-Fetch-Site', { 'sec-fetch-site': '' }],
  ['a doubled Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin, cross-site' }],
  ['another origin', { origin: 'http://evil.example' }],
  ['a null origin', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['another scheme', { origin: 'https://localhost:3000' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['no port', { origin: 'http://localhost' }],
  ['our origin as a prefix', { origin: `${SITE_URL}.evil.example` }],
  ['our origin with a path', { origin: `${SITE_URL}/` }],
]

describe.each([
  ['JSON', JSON_TYPE, 200],
  ['a plain form', PLAIN_TYPE, 303],
] as const)('%s', (_kind, type, success) => {
  test.each(ACCEPTED)('from %s is accepted and not quarantined', async (_name, headers) => {
    expect((await send({ ...type, ...headers })).statusCode).toBe(success)
    expect((await opened.stored()).at(-1)?.metadata.quarantine).toBeNull()
  })

  test.each(REFUSED)('from %s is refused', async (_name, headers) => {
    const before = (await opened.stored()).length
    expect((await send({ ...type, ...headers })).statusCode).toBe(403)
    expect(await opened.stored()).toHaveLength(before)
  })
})

describe('without Sec-Fetch-Site and Origin', () => {
  test('a plain form may come from an old browser: it is accepted and quarantined', async () => {
    expect((await send(PLAIN_TYPE)).statusCode).toBe(303)
    expect((await opened.stored()).at(-1)?.metadata.quarantine?.reasons).toHaveLength(1)
  })

  test.each(['application/json', 'text/plain', 'multipart/form-datax', 'application/x-www-form-urlencodedx'])(
    '%s is refused',
    async (type) => {
      expect((await send({ 'content-type': type })).statusCode).toBe(403)
    },
  )
})

test.each(['PUT', 'DELETE', 'PATCH'] as const)(
  '%s without Sec-Fetch-Site and Origin is refused at any address',
  async (method) => {
    for (const url of ['/', '/nothing', '/newsletter'])
      expect((await opened.app.inject({ method, url })).statusCode).toBe(403)
  },
)

test('GET is allowed from any origin', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' }
  expect((await opened.app.inject({ url: '/', headers })).statusCode).toBe(200)
})
