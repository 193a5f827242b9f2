import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  BROWSER,
  CONTACT,
  openTestApp,
  postJson,
  postPlain,
  type TestApp,
} from '../../../server/fixture-app.ts'
import { cacheControlOf } from '../../../server/http/built-site/caching.ts'
import { newLinkToken } from '../../../server/mail/link-token.ts'

const REVALIDATE = 'public, max-age=0, must-revalidate'
const ONE_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const PRIVATE_ONLY = 'private, no-cache'
const NO_STORE = 'no-store'
const TOKEN = newLinkToken((count) => Buffer.alloc(count, 7))

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp({ securityContact: 'mailto:security@example.co.za' })
})
afterAll(() => opened.close())

const get = (url: string) =>
  opened.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'br' } })

test.each([
  ['/', 200, REVALIDATE, true, true],
  ['/?utm_source=x', 200, REVALIDATE, true, true],
  ['/our-work/ecommerce', 200, REVALIDATE, true, true],
  ['/contact-us', 200, REVALIDATE, true, true],
  ['/contact-us/thank-you', 200, REVALIDATE, true, true],
  ['/calculator', 200, REVALIDATE, true, true],
  ['/api/docs', 200, REVALIDATE, true, true],
  ['/api/openapi.json', 200, REVALIDATE, true, true],
  ['/api/estimate?need=website', 200, REVALIDATE, false, false],
  ['/api/plan?totalCents=100000&months=3&completed=2027-02-01&payDay=1', 200, REVALIDATE, false, false],
  ['/about-us/', 308, REVALIDATE, false, false],
  ['/_astro/menu.abc123.js', 200, IMMUTABLE, true, true],
  ['/_astro/figtree.abc123.woff2', 200, IMMUTABLE, false, true],
  ['/_astro/card.abc123.avif', 200, IMMUTABLE, false, true],
  ['/favicon.svg', 200, ONE_HOUR, true, true],
  ['/robots.txt', 200, ONE_HOUR, true, true],
  ['/sitemap.xml', 200, ONE_HOUR, true, true],
  ['/site.webmanifest', 200, ONE_HOUR, true, true],
  ['/calculator?need=website', 200, PRIVATE_ONLY, true, true],
  ['/contact-us?plan=need%3Dwebsite', 200, PRIVATE_ONLY, true, false],
  ['/calculator/plan.pdf?need=website', 200, 'private, max-age=300', false, false],
  ['/your-name', 200, REVALIDATE, true, true],
  ['/your-name?name=Thandi', 200, PRIVATE_ONLY, true, true],
  ['/your-name?name=Thandi&own=', 303, PRIVATE_ONLY, false, false],
  ['/your-name/colours.css?colour=1f6f54', 200, 'public, max-age=86400', true, true],
  ['/your-name/colours.css?colour=banana', 404, NO_STORE, false, false],
  ['/your-name/card.jpg?name=Thandi', 200, 'public, max-age=3600', false, true],
  ['/nothing', 404, PRIVATE_ONLY, true, true],
  ['/api/nothing', 404, NO_STORE, false, false],
  ['/api/estimate?need=nothing', 400, NO_STORE, false, false],
  ['/%', 404, PRIVATE_ONLY, true, true],
  [`/letters/confirm/${TOKEN}`, 200, NO_STORE, true, false],
  [`/letters/stop/${TOKEN}`, 200, NO_STORE, true, false],
  ['/letters/stop/nothing', 404, NO_STORE, true, false],
  ['/.well-known/security.txt', 200, NO_STORE, false, false],
  ['/healthz', 200, NO_STORE, false, false],
  ['/readyz', 200, NO_STORE, false, false],
])('%s: %i, %s', async (url, status, cacheControl, doesVary, hasEtag) => {
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers['cache-control']]).toEqual([status, cacheControl])
  expect(headers.vary).toBe(doesVary ? 'accept-encoding' : undefined)
  expect('etag' in headers).toBe(hasEtag)
  expect(headers['set-cookie']).toBeUndefined()
})

test.each([
  ['/licences/site.txt', ONE_HOUR],
  ['/icon-192.png', ONE_HOUR],
  ['/social/ecommerce.jpg', REVALIDATE], // it may show a price
  ['/_inbox/inbox-abc.js', IMMUTABLE],
  ['/x/_astro/menu.js', REVALIDATE],
  ['/a-file-of-tomorrow.txt', REVALIDATE],
])('the file %s: %s', (address, cacheControl) => {
  expect(cacheControlOf(address)).toBe(cacheControl)
})

test('no response to a submitted form may be cached', async () => {
  const { app } = opened
  const answers = await Promise.all([
    postPlain(app, '/contact-us', CONTACT),
    postPlain(app, '/contact-us', { ...CONTACT, email: 'none' }),
    postJson(app, '/contact-us', { ...CONTACT, message: '' }),
    postPlain(app, '/contact-us', '%'),
    postJson(app, '/contact-us', CONTACT, { 'sec-fetch-site': 'cross-site' }),
    postPlain(app, `/letters/stop/${TOKEN}`, ''),
    app.inject({ method: 'DELETE', url: '/', headers: BROWSER }),
  ])
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual(
    [303, 303, 200, 400, 403, 410, 405].map((status) => [status, NO_STORE]),
  )
})
