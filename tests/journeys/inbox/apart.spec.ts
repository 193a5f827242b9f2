import { expect, test } from '../fixtures.ts'

/** Beside what every-page.spec.ts asks of each page. */
const LISTS_OF_PAGES = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt']
/** The app's page, what it asks, and what is refused or is not there. */
const BELOW_INBOX = [
  '/inbox',
  '/inbox/needs',
  '/inbox/sign-in',
  '/inbox/nowhere',
  '/inbox/first/x',
  '/inbox/api/session',
  '/inbox/api/stream',
  '/inbox/api/nowhere',
  '/inbox/api/person/x',
]

test('no list of pages knows of the inbox', async ({ request }) => {
  for (const address of LISTS_OF_PAGES)
    expect(await (await request.get(address)).text(), address).not.toMatch(/\/_?inbox(?![\w-])/)
  expect((await request.get('/inbox')).status()).toBe(200)
})

test('every answer below /inbox is kept by nobody, found by no search, and runs nothing but the app', async ({
  request,
}) => {
  for (const address of BELOW_INBOX) {
    const headers = (await request.get(address)).headers()
    const { 'x-robots-tag': robots, 'cache-control': cache, 'content-security-policy': policy = '' } = headers
    expect([address, robots, cache]).toEqual([address, 'noindex, nofollow', 'no-store'])
    expect(policy, address).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(policy, address).toContain("form-action 'none'; base-uri 'none'; frame-ancestors 'none'")
    expect(policy, address).not.toMatch(/unsafe|https?:|data:|\*/)
  }
  expect(await (await request.get('/inbox')).text()).toContain('<meta name="robots" content="noindex"')
})
