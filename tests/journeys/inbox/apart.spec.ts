import { expect, test } from '../fixtures.ts'
import { ALL_PAGES, TEMPLATES } from '../pages.ts'

const OF_THE_INBOX = /\/_?inbox(?![\w-])/
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

test('no public page, list of pages or file of theirs knows of the inbox', async ({
  page,
  request,
  site,
}) => {
  const asked: Array<string> = []
  page.on('request', (each) => asked.push(new URL(each.url()).pathname))
  for (const { path } of TEMPLATES) await page.goto(path)
  expect(asked.length).toBeGreaterThan(TEMPLATES.length)
  expect(asked.filter((path) => OF_THE_INBOX.test(path))).toEqual([])
  for (const address of [...ALL_PAGES, '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'])
    expect(await (await request.get(address)).text(), address).not.toMatch(OF_THE_INBOX)
  for (const script of new Set(asked.filter((path) => path.endsWith('.js'))))
    expect(await (await request.get(script)).text(), script).not.toMatch(OF_THE_INBOX)
  expect((await request.get(`${site.url}/inbox`)).status()).toBe(200)
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
