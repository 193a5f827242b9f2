import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../fixture-app.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const get = (url: string, headers: Record<string, string> = {}) => opened.app.inject({ url, headers })

describe('an address that is not encoded correctly', () => {
  test.each(['/our-work/%E0%A4%A', '/%', '/inbox/%c0'])(
    '%s gets the page for unknown addresses, and a JSON error for a program',
    async (url) => {
      const page = await get(url, { accept: 'text/html' })
      expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
        404,
        (await get('/nowhere', { accept: 'text/html' })).headers['content-security-policy'],
      ])
      expect(page.body).toContain('<h1>Page not found</h1>')
      const json = await get(url, { accept: 'application/json' })
      expect([json.statusCode, json.json()]).toEqual([
        400,
        { message: 'This address is not encoded correctly.' },
      ])
    },
  )
})

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

test('hashed assets are cached for a year', async () => {
  const response = await get('/_astro/menu.abc123.js')
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

describe('other spellings of an address', () => {
  test.each([
    ['/about-us/', '/about-us'],
    ['/about-us.html', '/about-us'],
    ['/about-us.html?a=1&b=%2F', '/about-us?a=1&b=%2F'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/our-work/index.html', '/our-work'],
    ['/our-work//', '/our-work'],
    ['/our-work/ecommerce/', '/our-work/ecommerce'],
    ['/About-Us', '/about-us'],
    ['/OUR-WORK/Ecommerce?utm_source=X', '/our-work/ecommerce?utm_source=X'],
    ['/INDEX.HTML', '/'],
    ['/casestudies', '/our-work'],
    ['/CaseStudies/', '/our-work'],
    ['/service-categories', '/our-work'],
  ])('%s redirects to %s', async (url, location) => {
    const response = await get(url)
    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe(location)
  })

  test.each([
    '//evil.example/',
    '///evil.example/',
    '/%2F%2Fevil.example/',
    '/%5C%5Cevil.example/',
    '//evil.example/about-us.html',
    '//about-us/',
    '/https:%2F%2Fevil.example/index.html',
    '//EVIL.EXAMPLE/Casestudies',
    '/casestudies/nothing',
    '/about-us%0d%0aLocation:%20https:%2F%2Fevil.example/',
  ])('%s gets 404 and no redirect', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers.location).toBeUndefined()
  })
})

describe('an unknown address', () => {
  test.each([
    '/nothing',
    '/our-work/nothing',
    '/404',
    '/404.html',
    '/answers/contact-us',
    '/answers/newsletter',
    '/_astro/',
    '/_astro/nothing.js',
    '/constructor',
    '/__proto__',
  ])('%s gets the page for unknown addresses', async (url) => {
    const response = await get(url, { accept: 'text/html' })
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('<h1>Page not found</h1>')
  })

  test.each(['/api/anything', '/api/'])('%s gets JSON for programs', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'There is nothing at this address.' })
  })

  test('gets JSON for clients that accept only that', async () => {
    expect((await get('/nothing', { accept: 'application/json' })).json()).toHaveProperty('message')
  })
})

test.each([
  '/../package.json',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/_astro/..%2f..%2f..%2fpackage.json',
  '/%252e%252e/package.json',
  '/..\\..\\package.json',
  '/_astro/%00',
  '/about-us%00.html',
  '/.env',
  '/data/secret',
  '/server/entry.mjs',
])('%s reaches no file', async (url) => {
  const response = await get(url)
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('Page not found')
})

test.each(['/%', '/%zz', '/%c3%28', '/%ff', '/about%', '/api/%e0%a4%a'])(
  '%s is a bad request',
  async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(400)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  },
)

test('an over-encoded address is the same address', async () => {
  expect((await get('/about%2Dus')).statusCode).toBe(200)
})

describe('other methods', () => {
  const headers = { 'sec-fetch-site': 'same-origin' }

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s to a page is refused with the allowed methods',
    async (method) => {
      const response = await opened.app.inject({ method, url: '/about-us', headers })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD')
    },
  )

  test.each(['PUT', 'DELETE', 'OPTIONS', 'TRACE'] as const)('%s to a form is refused', async (method) => {
    const response = await opened.app.inject({ method, url: '/contact-us', headers })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD, POST')
  })

  test('a form without a page takes POST only', async () => {
    const response = await opened.app.inject({ method: 'DELETE', url: '/newsletter', headers })
    expect(response.headers.allow).toBe('POST')
    expect((await get('/newsletter')).statusCode).toBe(404)
  })

  test.each(['/nothing', '/*', '/:a(', '/:a(x+)+'])('to the unknown address %s get 404', async (url) => {
    const response = await opened.app.inject({ method: 'DELETE', url, headers })
    expect(response.statusCode).toBe(404)
  })
})

test('a healthy server is live and ready', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).statusCode).toBe(200)
})
