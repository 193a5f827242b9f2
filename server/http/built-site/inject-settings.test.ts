import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTACT, follow, openTestApp, postPlain, type TestApp } from '../../fixture-app.ts'
import { CONSENT_SCRIPT } from '../../fixture-site.ts'
import { injectSettings } from './inject-settings.ts'

const GOOGLE = /googletagmanager|google-analytics|analytics\.google/
const invalidForm = { ...CONTACT, email: 'none' }
const hash = `'sha256-${createHash('sha256').update(CONSENT_SCRIPT).digest('base64')}'`
let opened: TestApp
afterEach(() => opened?.close())

/** A built page, the one for unknown addresses, one rendered for its query, and a form sent back. */
async function pages() {
  const { app } = opened
  const accept = { accept: 'text/html' }
  return Promise.all([
    app.inject('/'),
    app.inject({ url: '/nowhere', headers: accept }),
    app.inject('/calculator?need=website'),
    follow(app, await postPlain(app, '/contact-us', invalidForm)),
  ])
}

describe('without a measurement id', () => {
  test('no page contains analytics, and no policy allows Google', async () => {
    opened = await openTestApp()
    for (const { body, headers } of await pages()) {
      expect(body).not.toMatch(/analytics|MEASUREMENT_ID/)
      expect(headers['content-security-policy']).not.toMatch(GOOGLE)
      expect(headers['content-security-policy']).not.toContain(hash)
    }
  })
})

describe('with a measurement id', () => {
  test('every page asks for consent, and may connect to Google Analytics and nothing else', async () => {
    opened = await openTestApp({ measurementId: 'G-TEST123456' })
    for (const { body, headers } of await pages()) {
      expect(body).toContain('data-measurement-id="G-TEST123456"')
      expect(body).not.toContain('<!--')
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self'[^;]* https:\/\/www\.googletagmanager\.com;/,
      )
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain(
        "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com;",
      )
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/doubleclick|unsafe/)
    }
    const page = await opened.app.inject('/')
    expect(page.headers['content-security-policy']).toContain(hash)
  })

  test('no policy of a file or of a response for programs allows Google', async () => {
    opened = await openTestApp({ measurementId: 'G-TEST123456' })
    for (const url of ['/favicon.svg', '/_astro/menu.abc123.js', '/api/docs', '/healthz', '/api/nothing'])
      expect((await opened.app.inject(url)).headers['content-security-policy'], url).not.toMatch(GOOGLE)
  })
})

test('only the placeholder is replaced', () => {
  const part = '<i data-measurement-id="MEASUREMENT_ID"></i><script>x = "MEASUREMENT_ID"</script>'
  const page = `a<!--analytics-->${part}<!--/analytics-->b<!--analytics-->c<!--/analytics-->`
  expect(injectSettings(page, { siteUrl: '', measurementId: 'G-1234' })).toBe(
    'a<i data-measurement-id="G-1234"></i><script>x = "MEASUREMENT_ID"</script>bc',
  )
})
