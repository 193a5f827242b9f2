import { afterEach, expect, test } from 'vitest'
import { CONTACT, follow, openTestApp, postPlain, type TestApp } from '../fixture-app.ts'

const HTTPS = 'https://www.example.co.za'
let opened: TestApp | null = null
afterEach(async () => {
  await opened?.close()
  opened = null
})

test('over plain HTTP no response has a header that would lock a browser out of localhost', async () => {
  opened = await openTestApp()
  for (const url of ['/', '/api/nothing', '/calculator', '/healthz']) {
    const { headers } = await opened.app.inject(url)
    expect(headers['content-security-policy'], url).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
    expect(headers['content-security-policy'], url).not.toMatch(/unsafe|upgrade-insecure-requests/)
    expect(headers, url).not.toHaveProperty('strict-transport-security')
  }
})

// Every other kind of response: promise S5.
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
