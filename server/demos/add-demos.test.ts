import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeAddresses } from '../../demos/addresses.ts'
import { productOf } from '../../demos/catalogue/products.ts'
import { openTestApp, renderedProps, type TestApp } from '../fixture-app.ts'
import type { Site } from '../http/built-site/load-site.ts'

const PRODUCT = '/demos/store/things/kiaat-side-table-1'
let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  opened.app.inject({ url, headers })

test('a product has a page, rendered without its query, which a cache may keep and must revalidate', async () => {
  const { statusCode, headers, body } = await get(`${PRODUCT}?colour=oak`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  })
  expect(renderedProps(body)).toMatchObject({ path: PRODUCT })
})

test('the number finds the product: every other name redirects to the right one, with the query', async () => {
  for (const other of [
    'kiaat-table-1',
    'Kiaat-Side-Table-1',
    'x-1',
    'kiaat-side-table-001',
    'kiaat-side-table-1/',
  ]) {
    const { statusCode, headers } = await get(`/demos/store/things/${other}?colour=oak`)
    expect([statusCode, headers.location], other).toEqual([308, `${PRODUCT}?colour=oak`])
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
})

test('an unknown product gets the shop’s page for unknown addresses, not a server error', async () => {
  for (const none of [
    '',
    'x',
    'x-0',
    'x-10241',
    'x-999999',
    'x-9999999999',
    '1',
    '-',
    'x-1e3',
    '%2e%2e-',
    '%F0',
    'a/b',
    '*',
  ])
    expect((await get(`/demos/store/things/${none}`)).statusCode, none).toBe(404)
})

test('a number that an office may have assigned is looked up in its browser, and unknown everywhere else', async () => {
  const { statusCode, body, headers } = await get('/demos/store/things/our-own-table-10241')
  expect([statusCode, headers['x-frame-options']]).toEqual([404, 'SAMEORIGIN'])
  expect(body).toContain('A product of the shop')
})

test('no address leads to another host, or causes a server error', async () => {
  for (const odd of [
    '/evil.example/-1',
    '%5C%5Cevil.example%5C-1',
    'x%00-1',
    'x%2F-1',
    `${'a'.repeat(10_000)}-1`,
  ]) {
    const { statusCode, headers } = await get(`/demos/store/things/${odd}?next=//evil.example`)
    expect([statusCode, headers.location], odd.slice(0, 40)).toEqual([308, `${PRODUCT}?next=//evil.example`])
  }
})

test('however many products wait, the calculator responds', async () => {
  const { promise: resumed, resolve: resume } = Promise.withResolvers<void>()
  const renderPage: Site['renderPage'] = async (task) => {
    if (task.path.startsWith('/demos/')) await resumed
    return opened.release.renderPage(task)
  }
  const other = await openTestApp({ site: { ...opened.release, renderPage } })
  const ask = (url: string, remoteAddress: string) =>
    other.app.inject({ url, remoteAddress, headers: { accept: 'text/html' } })
  try {
    const responses = Array.from({ length: 110 }, (_, index) =>
      ask(addressOf(index + 1), `203.0.113.${index + 1}`),
    )
    const refused = await Promise.race(responses)
    expect(refused.statusCode).toBe(503)
    expect(refused.body).toContain('<a href="">Try again</a>')
    expect((await ask('/calculator', '203.0.113.1')).statusCode).toBe(200)
    resume()
    const codes = (await Promise.all(responses)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(97)
  } finally {
    resume()
    await other.close()
  }
})

test('pages of the demos may frame each other, and no other site may frame them', async () => {
  for (const url of ['/demos/store', PRODUCT]) {
    const { headers } = await get(url)
    const policy = String(headers['content-security-policy'])
    expect(headers['x-frame-options'], url).toBe('SAMEORIGIN')
    expect(policy, url).toMatch(/^default-src 'none'; .*frame-src 'self'; frame-ancestors 'self'/)
    const names = policy.split('; ').map((directive) => directive.split(' ')[0])
    expect(names, 'a browser ignores a repeated directive').toEqual([...new Set(names)])
  }
})

test('every other page may neither frame nor be framed', async () => {
  for (const url of ['/', '/about-us', '/calculator', '/our-work/ecommerce', '/nowhere']) {
    const { headers } = await get(url)
    expect(headers['x-frame-options'], url).toBe('DENY')
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], url).not.toContain('frame-src')
  }
})

test('the service worker is revalidated each time, so that a newer one is found', async () => {
  const { headers, statusCode } = await get('/demos/service-worker.js')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
})

function addressOf(number: number): string {
  return storeAddresses.product(number, productOf(number)?.slug ?? '')
}
