import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CONTACT, LEAD, openTestApp, postJson, type TestApp } from '../fixture-app.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const BROWSER = { 'user-agent': CHROME, accept: 'text/html', 'sec-fetch-dest': 'document' }
const DAY = '2026-11-21'

let opened: TestApp
beforeEach(async () => {
  opened = await openTestApp()
})
afterEach(() => opened.close())

async function counted() {
  await opened.visits.flush()
  return opened.countedSince(DAY)
}

test('a page load is counted: day, page, host of the referrer and nothing more', async () => {
  const headers = {
    ...BROWSER,
    referer: 'https://www.google.com/search?q=thandi',
    'x-forwarded-for': '1.2.3.4',
  }
  await opened.app.inject({ url: '/about-us?utm_source=x&email=a@b.co', headers })
  await opened.app.inject({ url: '/about-us', headers: { ...headers, cookie: '__Host-visitor=x' } })
  expect(await counted()).toEqual([
    { day: DAY, page: '/about-us', kind: 'page', referrerHost: 'google.com', count: 2 },
  ])
})

test('a revalidated page, one in an old browser, and one reached from a page of ours are counted', async () => {
  const old = { 'user-agent': CHROME, accept: 'text/html,*/*;q=0.8' }
  await opened.app.inject({ url: '/', headers: { ...BROWSER, 'if-none-match': '*' } })
  await opened.app.inject({ url: '/', headers: old })
  await opened.app.inject({ url: '/', headers: { ...BROWSER, referer: 'http://localhost:3000/about-us' } })
  expect(await counted()).toEqual([{ day: DAY, page: '/', kind: 'page', referrerHost: '', count: 3 }])
})

test.each([
  ['an unknown address', '/nowhere/someone@example.com', BROWSER],
  ['another spelling, which is redirected', '/about-us/', BROWSER],
  ['a file', '/_astro/menu.abc123.js', { ...BROWSER, 'sec-fetch-dest': 'script' }],
  ['a prefetch', '/', { ...BROWSER, 'sec-purpose': 'prefetch;prerender' }],
  ['a page in a frame', '/', { ...BROWSER, 'sec-fetch-dest': 'iframe' }],
  ['a program', '/', { 'user-agent': CHROME, accept: '*/*' }],
  ['a robot', '/', { ...BROWSER, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a request without User-Agent', '/', { accept: 'text/html', 'user-agent': '' }],
])('%s is not counted', async (_what, url, headers) => {
  await opened.app.inject({ url, headers })
  expect(await counted()).toEqual([])
})

test('HEAD is not counted', async () => {
  await opened.app.inject({ method: 'HEAD', url: '/', headers: BROWSER })
  expect(await counted()).toEqual([])
})

test('opening the calculator with a choice counts as using it', async () => {
  await opened.app.inject({ url: '/calculator', headers: BROWSER })
  await opened.app.inject({ url: '/calculator?need=website', headers: BROWSER })
  expect(await counted()).toEqual([
    { day: DAY, page: '/calculator', kind: 'calculator-used', referrerHost: '', count: 1 },
    { day: DAY, page: '/calculator', kind: 'page', referrerHost: '', count: 2 },
  ])
})

test('a form counts once it is stored: not with faults, nor a second time', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  await postJson(opened.app, '/contact-us', CONTACT, key)
  await postJson(opened.app, '/contact-us', CONTACT, key)
  await postJson(opened.app, '/contact-us', { ...CONTACT, email: 'none' })
  await postJson(opened.app, '/our-work/ecommerce', LEAD)
  expect(await counted()).toEqual([
    { day: DAY, page: '/contact-us', kind: 'form-sent', referrerHost: '', count: 1 },
    { day: DAY, page: '/our-work/ecommerce', kind: 'form-sent', referrerHost: '', count: 1 },
  ])
})

test('a visitor who disconnects before the page was sent does not crash the server', async () => {
  const { port } = new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\nuser-agent: ${CHROME}\r\naccept: text/html\r\n\r\n`)
  socket.destroy()
  expect((await opened.app.inject({ url: '/', headers: BROWSER })).statusCode).toBe(200)
})
