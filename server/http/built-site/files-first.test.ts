import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../fixture-app.ts'

const CHROME = { 'user-agent': 'Mozilla/5.0 Chrome/142.0.0.0', accept: 'text/html' }
const PATHS = [
  '/',
  '/about-us',
  '/contact-us',
  '/favicon.svg',
  '/_astro/menu.abc123.js',
  '/_astro/figtree.abc123.woff2',
  '/_astro/photo.abc123.webp',
]
const ENCODINGS = ['br', 'gzip', 'identity']
/** Of the connection and the moment, not of the page. */
const NOT_OF_THE_PAGE = ['date', 'connection', 'keep-alive']

/** As a browser's connections: what is closed after each answer gets a head of its own. */
const agent = new Agent({ keepAlive: true })
let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp({ logLevel: 'warn' })
  await opened.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => {
  agent.destroy()
  return opened.close()
})

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

async function overHttp(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  { app }: TestApp = opened,
): Promise<Answer> {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request({ host: '127.0.0.1', port, method, path, headers, agent }, async (response) => {
    resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) })
  })
    .once('error', reject)
    .end()
  return promise
}

/** Fastify's own answer: what is injected does not pass the HTTP server. */
async function byFastify(
  method: 'GET' | 'HEAD',
  url: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const { statusCode, headers: sent, rawPayload } = await opened.app.inject({ method, url, headers })
  return { status: statusCode, headers: sent, body: rawPayload }
}

function ofThePage({ status, headers, body }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !NOT_OF_THE_PAGE.includes(name))
  return { status, headers: Object.fromEntries(kept), body: body.toString('base64') }
}

test.each(PATHS)('%s is answered before the router to the letter as the router would', async (path) => {
  for (const encoding of ENCODINGS)
    for (const method of ['GET', 'HEAD'] as const) {
      const headers = { 'accept-encoding': encoding }
      const first = await byFastify(method, path, headers)
      expect(first.status).toBe(200)
      for (const _ of ['first', 'later'])
        expect(ofThePage(await overHttp(method, path, headers))).toEqual(ofThePage(first))
      const held = { ...headers, 'if-none-match': String(first.headers.etag) }
      const again = await overHttp(method, path, held)
      expect(again.status).toBe(304)
      expect(ofThePage(again)).toEqual(ofThePage(await byFastify(method, path, held)))
    }
})

test('what is no plain request for a file reaches the router', async () => {
  expect((await overHttp('GET', '/about-us?utm_source=x')).status).toBe(200)
  expect((await overHttp('GET', '/About-Us')).status).toBe(308)
  expect((await overHttp('GET', '/404')).status).toBe(404)
  expect((await overHttp('DELETE', '/about-us', { 'sec-fetch-site': 'same-origin' })).status).toBe(405)
  expect((await overHttp('DELETE', '/about-us')).status).toBe(403)
  expect((await overHttp('GET', '/contact-us?plan=x')).body.toString()).toContain('data-told')
})

test('a page that is answered before the router is counted once, its head is not, and a proxy is warned of', async () => {
  await opened.visits.flush()
  const before = await opened.countedSince('2026-11-21')
  await overHttp('GET', '/our-work', { ...CHROME, 'x-forwarded-for': '196.25.1.1' })
  await overHttp('HEAD', '/our-work', CHROME)
  await overHttp('GET', '/_astro/menu.abc123.js', CHROME)
  await opened.visits.flush()
  const counted = (await opened.countedSince('2026-11-21')).filter(({ page }) => page === '/our-work')
  expect(before.filter(({ page }) => page === '/our-work')).toEqual([])
  expect(counted).toEqual([
    { day: '2026-11-21', page: '/our-work', kind: 'page', referrerHost: '', count: 1 },
  ])
  expect(opened.logged.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
})

test('where each request is logged, that of a file in memory is too', async () => {
  const logging = await openTestApp({ logLevel: 'info' })
  await logging.app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await overHttp('GET', '/about-us', CHROME, logging)
  await logging.close()
  expect(answer.status).toBe(200)
  const lines = logging.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Answered')
  expect(lines).toMatchObject([{ method: 'GET', path: '/about-us', status: 200 }])
})
