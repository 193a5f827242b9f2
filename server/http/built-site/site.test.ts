import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../fixture-app.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const get = (url: string, headers: Record<string, string> = {}) => opened.app.inject({ url, headers })

test.each(['/our-work/%E0%A4%A', '/%', '/about%', '/%ff', '/inbox/%c0'])(
  '%s, which is not encoded correctly, gets the page for unknown addresses, and a JSON error for a program',
  async (url) => {
    const page = await get(url, { accept: 'text/html' })
    const { headers } = await get('/nowhere', { accept: 'text/html' })
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
      404,
      headers['content-security-policy'],
    ])
    expect(page.body).toContain('<h1>Page not found</h1>')
    const json = await get(url, { accept: 'application/json' })
    expect([json.statusCode, json.json()]).toEqual([
      400,
      { message: 'This address is not encoded correctly.' },
    ])
  },
)

describe('a page', () => {
  test('is sent whole, at its address', async () => {
    const response = await get('/about-us?utm_source=x')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length))
    expect(response.body).toContain('<h1>About us</h1>')
  })

  test('is the same for HEAD, without its body', async () => {
    const full = await get('/about-us')
    const head = await opened.app.inject({ method: 'HEAD', url: '/about-us' })
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload.length).toBe(0)
    expect(head.headers['content-length']).toBe(full.headers['content-length'])
  })

  test('is compressed in the client’s preferred encoding', async () => {
    const [br, gzip, plain] = await Promise.all([
      get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
      get('/', { 'accept-encoding': 'gzip' }),
      get('/', { 'accept-encoding': 'br;q=0, identity' }),
    ])
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    for (const response of [br, gzip, plain]) expect(response.headers.vary).toBe('accept-encoding')
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test.each(['br', 'gzip', 'identity'])(
    'is not sent again to a client with a valid copy (%s)',
    async (encoding) => {
      const first = await get('/', { 'accept-encoding': encoding })
      const etag = String(first.headers.etag)
      for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get('/', { 'accept-encoding': encoding, 'if-none-match': tags })
        expect(again.statusCode).toBe(304)
        expect(again.rawPayload.length).toBe(0)
        expect(again.headers.etag).toBe(etag)
        expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
        expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
      }
      expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
    },
  )

  test('has copies that stay valid when it is recompressed', async () => {
    const { headers } = await get('/our-work', { 'accept-encoding': 'br' })
    await opened.release.compressBest(new AbortController().signal)
    const again = await get('/our-work', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.headers.etag).not.toBe(headers.etag)
  })
})

describe('other spellings of an address', () => {
  test.each([
    ['/about-us/', '/about-us'],
    ['/about-us.html?a=1&b=%2F', '/about-us?a=1&b=%2F'],
    ['/index', '/'],
    ['/our-work/index.html', '/our-work'],
    ['/our-work//', '/our-work'],
    ['/OUR-WORK/Ecommerce?utm_source=X', '/our-work/ecommerce?utm_source=X'],
    ['/INDEX.HTML', '/'],
    ['/CaseStudies/', '/our-work'],
    ['/service-categories', '/our-work'],
    ['/Calculator/?months=6', '/calculator?months=6'],
  ])('%s redirects to %s', async (url, location) => {
    const response = await get(url)
    expect([response.statusCode, response.headers.location]).toEqual([308, location])
  })

  test.each([
    '//evil.example/about-us.html',
    '//evil.example/',
    '///evil.example/',
    '/%2F%2Fevil.example/',
    '/%5C%5Cevil.example/',
    '//about-us/',
    '/https:%2F%2Fevil.example/index.html',
    '//EVIL.EXAMPLE/Casestudies',
    '/casestudies/nothing',
    '/about-us%0d%0aLocation:%20https:%2F%2Fevil.example/',
  ])('%s gets 404 and no redirect', async (url) => {
    const response = await get(url)
    expect([response.statusCode, response.headers.location]).toEqual([404, undefined])
  })
})

describe('an unknown address', () => {
  test.each([
    '/nothing',
    '/our-work/nothing',
    '/404',
    '/404.html',
    '/answers/contact-us',
    '/newsletter',
    '/_astro/',
    '/_astro/nothing.js',
    '/constructor',
    '/__proto__',
  ])('%s gets the page for unknown addresses', async (url) => {
    const response = await get(url, { accept: 'text/html' })
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('<h1>Page not found</h1>')
  })

  test.each([
    ['/api/anything', '*/*'],
    ['/api/', '*/*'],
    ['/nothing', 'application/json'],
  ])('%s gets JSON for a program that accepts %s', async (url, accept) => {
    const response = await get(url, { accept })
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { message: 'There is nothing at this address.' },
    ])
  })
})

test.each([
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/_astro/..%2f..%2f..%2fpackage.json',
  '/%252e%252e/package.json',
  '/..\\..\\package.json',
  '/about-us%00.html',
  '/.env',
  '/data/secret',
  '/server/entry.mjs',
])('%s reaches no file', async (url) => {
  const response = await get(url)
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('Page not found')
})

test('an over-encoded address is the same address', async () => {
  expect((await get('/about%2Dus')).statusCode).toBe(200)
})

test.each([
  ['/about-us', 'GET, HEAD'],
  ['/calculator', 'GET, HEAD'],
  ['/calculator/plan.pdf', 'GET, HEAD'],
  ['/api/plan', 'GET, HEAD'],
  ['/api/estimate', 'GET, HEAD'],
  ['/api/docs', 'GET, HEAD'],
  ['/api/openapi.json', 'GET, HEAD'],
  ['/contact-us', 'GET, HEAD, POST'],
  ['/newsletter', 'POST'], // a form without a page
])('%s refuses other methods than %s', async (url, allow) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const
  for (const method of methods.filter((name) => !allow.includes(name))) {
    const response = await opened.app.inject({ method, url, headers })
    expect([method, response.statusCode, response.headers.allow]).toEqual([method, 405, allow])
  }
})

test.each(['/nothing', '/*', '/:a(', '/:a(x+)+'])(
  'other methods to the unknown address %s get 404',
  async (url) => {
    const response = await opened.app.inject({
      method: 'DELETE',
      url,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(response.statusCode).toBe(404)
  },
)
