import { afterEach, beforeEach, expect, test } from 'vitest'
import { mediaTypeOf } from '../http/built-site/media-types.ts'
import { siteFile } from '../http/built-site/site-file.ts'
import { inboxPageOf } from './app-page.ts'
import { openTestInbox, SITE_URL, type TestInbox } from './fixture-inbox.ts'
import { INBOX_POLICY } from './requests/inbox-scope.ts'

const HTML = '<!doctype html><title>Inbox</title><script type="module" src="/_inbox/inbox-abc.js"></script>'
const BUILT = siteFile(Buffer.from(HTML), mediaTypeOf('page.html'), { 'cache-control': 'no-cache' })

let inbox: TestInbox
beforeEach(async () => {
  inbox = await openTestInbox({ page: () => inboxPageOf(BUILT, SITE_URL) })
})
afterEach(() => inbox.close())

test.each(['/inbox', '/inbox/e/4412', '/inbox/search?q=sage'])(
  '%s is the app, with its own security policy, not indexed and not cached',
  async (url) => {
    const { statusCode, body, headers } = await inbox.app.inject({ url, headers: { accept: 'text/html' } })
    expect([statusCode, body]).toEqual([200, HTML])
    expect(headers).toMatchObject({
      'content-security-policy': INBOX_POLICY,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(headers['set-cookie']).toBeUndefined()
  },
)

test('password managers are redirected to the page that changes a password', async () => {
  const { statusCode, headers } = await inbox.app.inject('/.well-known/change-password')
  expect([statusCode, headers.location]).toEqual([302, '/inbox/settings'])
})

test('the app’s policy allows nothing inline and nothing external', () => {
  expect(INBOX_POLICY).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
  expect(INBOX_POLICY).toContain("form-action 'none'; base-uri 'none'; frame-ancestors 'none'")
  expect(INBOX_POLICY).not.toMatch(/unsafe|\*|https?:|data:|sha256/)
})

test('a missing build is reported', async () => {
  const bare = await openTestInbox()
  const answer = await bare.app.inject('/inbox/needs')
  await bare.close()
  expect([answer.statusCode, answer.json().error]).toEqual([404, expect.stringContaining('npm run build')])
})
