import { afterEach, describe, expect, test } from 'vitest'
import { BROWSER, CONTACT, follow, openTestApp, postJson, postPlain, type TestApp } from '../fixture-app.ts'

const HTTPS = 'https://www.example.co.za'
let opened: TestApp | null = null
afterEach(async () => {
  await opened?.close()
  opened = null
})

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('camera=()'),
}

async function responsesByKind({ app }: TestApp) {
  const accept = { accept: 'text/html' }
  return {
    page: await app.inject({ url: '/' }),
    asset: await app.inject({ url: '/_astro/menu.abc123.js' }),
    'not modified': await app.inject({ url: '/', headers: { 'if-none-match': '*' } }),
    redirect: await app.inject({ url: '/about-us/' }),
    'unknown page': await app.inject({ url: '/nothing', headers: accept }),
    'unknown to a program': await app.inject({ url: '/api/nothing' }),
    'bad address': await app.inject({ url: '/%' }),
    health: await app.inject({ url: '/healthz' }),
    'wrong method': await app.inject({ method: 'DELETE', url: '/', headers: BROWSER }),
    'from elsewhere': await postJson(app, '/contact-us', CONTACT, { 'sec-fetch-site': 'cross-site' }),
    'wrong type': await postJson(app, '/contact-us', CONTACT, { 'content-type': 'text/plain' }),
    'broken body': await postPlain(app, '/contact-us', '%'),
    'form with faults': await postPlain(app, '/contact-us', { firstName: 'N' }),
    'faults in JSON': await postJson(app, '/contact-us', {}),
    success: await postPlain(app, '/contact-us', CONTACT),
    'success in JSON': await postJson(app, '/contact-us', { ...CONTACT, message: '' }),
  }
}

describe('every kind of response has its security headers', () => {
  test('over plain HTTP, without those that would lock a browser out of localhost', async () => {
    opened = await openTestApp()
    for (const [kind, { headers, statusCode }] of Object.entries(await responsesByKind(opened))) {
      expect({ kind, ...headers }).toMatchObject({ kind, ...EVERYWHERE })
      expect(statusCode, kind).toBeLessThan(500)
      expect(headers['content-security-policy'], kind).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'/,
      )
      expect(headers['content-security-policy'], kind).not.toMatch(/unsafe|upgrade-insecure-requests/)
      expect(headers, kind).not.toHaveProperty('strict-transport-security')
      expect(headers, kind).not.toHaveProperty('x-powered-by')
      expect(headers, kind).not.toHaveProperty('server')
    }
  })

  test('over HTTPS with HSTS for a year, and upgraded requests in pages', async () => {
    opened = await openTestApp({ siteUrl: HTTPS })
    const { app } = opened
    const [page, unknown] = await Promise.all([app.inject('/'), app.inject('/api/nothing')])
    for (const { headers } of [page, unknown])
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000\b/)
    expect(page.headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/)
  })
})

test('a page over HTTPS has exactly the headers that score 130 in the HTTP Observatory', async () => {
  opened = await openTestApp({ siteUrl: HTTPS })
  const { headers } = await opened.app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  const hash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/)
  const { 'content-security-policy': policy, ...others } = headers
  expect(directivesOf(String(policy))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", hash],
    'style-src': ["'self'", hash],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  })
  expect(others).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': expect.any(String),
    vary: 'accept-encoding',
    'cache-control': expect.any(String),
    etag: expect.any(String),
    date: expect.any(String),
    connection: 'keep-alive',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  })
})

function directivesOf(policy: string): Record<string, Array<string>> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('a form sent back may use the style of its page, and execute none of its input', async () => {
  opened = await openTestApp()
  const typed = { ...CONTACT, email: 'none', message: '<script>alert(1)</script>' }
  const page = await follow(opened.app, await postPlain(opened.app, '/contact-us', typed))
  expect(page.statusCode).toBe(200)
  const policy = page.headers['content-security-policy']
  expect(policy).toContain("script-src 'self';")
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
})
