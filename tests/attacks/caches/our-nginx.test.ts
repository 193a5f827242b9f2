import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NGINX } from '../../../ops/setup/system-programs.mjs'
import { CONTACT, openTestApp, type TestApp } from '../../../server/fixture-app.ts'
import { compressBest, replaceBody } from '../../../server/http/built-site/site-file.ts'
import { type OurNginx, startOurNginx } from './fixture-our-nginx.ts'

const PATIENT = { timeout: 120_000 }
const SCRIPTS = join(import.meta.dirname, '../../../ops/deploy/proxies')
const run = promisify(execFile)
const MINUTE = 60
const HOUR = 3_600

let edge: OurNginx
let opened: TestApp
/** Requests that reached the site's server, in order. */
let requests: Array<{ url: string; headers: IncomingHttpHeaders }>
let isUp: boolean

describe.skipIf(!existsSync(NGINX))('our nginx', () => {
  beforeEach(async () => {
    edge = await startOurNginx()
    await start()
    requests = []
    opened.app.server.on('request', ({ url = '', headers }: IncomingMessage) =>
      requests.push({ url, headers }),
    )
  }, 120_000)
  afterEach(async () => {
    await edge.close()
    if (isUp) await opened.close()
  })

  test('a page is cached once for all visitors, whatever their cookies and tracking parameters', async () => {
    const first = await edge.ask('/about-us?utm_source=x', { cookie: 'a=1' })
    const others = [
      await edge.ask('/about-us'),
      await edge.ask('/about-us?fbclid=y', { cookie: 'b=2' }),
      await edge.ask('/about-us', { 'user-agent': 'another' }),
    ]
    expect([first, ...others].map(({ cacheStatus }) => cacheStatus)).toEqual(['MISS', 'HIT', 'HIT', 'HIT'])
    expect(new Set([first, ...others].map(({ text }) => text)).size).toBe(1)
    expect(requests.map(({ url, headers }) => [url, headers.cookie])).toEqual([['/about-us', undefined]])
  })

  test('other caches get the headers of the site itself', async () => {
    const direct = await fetch(`http://127.0.0.1:${edge.sitePort}/about-us`, IDENTITY)
    for (const cacheStatus of ['MISS', 'HIT']) {
      const answer = await edge.ask('/about-us')
      expect(answer.cacheStatus).toBe(cacheStatus)
      for (const name of ['cache-control', 'etag', 'vary', 'content-security-policy', 'x-frame-options'])
        expect([name, answer.headers.get(name)]).toEqual([name, direct.headers.get(name)])
      for (const name of ['x-cache-control', 'x-accel-expires']) expect(answer.headers.get(name)).toBeNull()
    }
    const { status } = await edge.ask('/about-us', { 'if-none-match': direct.headers.get('etag') ?? '' })
    expect(status).toBe(304)
  })

  test('one copy is cached for each encoding, and nginx chooses the encoding as the site does', async () => {
    for (const [accepted, encoding, status] of [
      ['gzip, deflate, br, zstd', 'br', 'MISS'],
      ['gzip, deflate', 'gzip', 'MISS'],
      ['br;q=0, gzip;q=0.5', 'gzip', 'HIT'],
      ['identity', null, 'MISS'],
      ['br', 'br', 'HIT'],
    ] as const) {
      const answer = await edge.ask('/about-us', { 'accept-encoding': accepted })
      expect([answer.cacheStatus, answer.headers.get('content-encoding')]).toEqual([status, encoding])
    }
  })

  test('after a minute a page is served stale once, while its ETag is revalidated in the background', async () => {
    const { text, headers } = await edge.ask('/about-us')
    await edge.age(MINUTE + 1)
    const stale = await edge.ask('/about-us')
    expect([stale.cacheStatus, stale.text]).toEqual(['STALE', text])
    expect((await edge.askUntilCached('/about-us')).text).toBe(text)
    expect(requests.map((request) => request.headers['if-none-match'])).toEqual([
      undefined,
      headers.get('etag'),
    ])
    change('/about-us', 'Another price')
    await edge.age(MINUTE + 1)
    expect((await edge.ask('/about-us')).text).toBe(text)
    expect((await edge.askUntilCached('/about-us')).text).toContain('Another price')
  })

  test('each page view is counted once, whether nginx or the server responds', async () => {
    const reader = { 'user-agent': 'Mozilla/5.0 (Android 14) Chrome/142.0.0.0', 'sec-fetch-dest': 'document' }
    const robot = { ...reader, 'user-agent': 'Googlebot/2.1' }
    const from = { ...reader, referer: 'https://www.google.com/search?q=thandi' }
    const revalidating = {
      ...from,
      'if-none-match': (await edge.ask('/about-us', reader)).headers.get('etag') ?? '',
    }
    for (const headers of [from, from, robot, revalidating, { 'user-agent': 'a program', accept: '*/*' }])
      await edge.ask('/about-us', headers)
    await edge.ask('/robots.txt', reader)
    const seen = { day: '2026-11-21', page: '/about-us', kind: 'page' }
    await vi.waitFor(async () => {
      await opened.visits.flush()
      expect(await opened.countedSince('2026-11-21')).toEqual([
        { ...seen, referrerHost: '', count: 1 },
        { ...seen, referrerHost: 'google.com', count: 3 },
      ])
    }, PATIENT)
  })

  test('while the server responds, no visitor sees a page older than ten minutes', async () => {
    await edge.ask('/about-us')
    change('/about-us', 'Another price')
    await edge.age(11 * MINUTE + 1)
    expect((await edge.ask('/about-us')).text).toContain('Another price')
  })

  test('while the server is down, every cached page is shown for an hour, and then none', async () => {
    for (const page of ['/', '/about-us', '/contact-us', '/calculator']) await edge.ask(page)
    await stop()
    for (const seconds of [0, MINUTE + 1, 11 * MINUTE, HOUR - 12 * MINUTE]) {
      await edge.age(seconds)
      for (const page of ['/', '/about-us', '/contact-us', '/calculator'])
        expect([page, (await edge.ask(page)).status]).toEqual([page, 200])
    }
    await edge.age(MINUTE)
    const { status, text, headers } = await edge.ask('/about-us')
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '30',
      'no-store',
    ])
    expect(text).toContain('This page cannot be shown just now.')
  })

  test('while the server responds with errors, cached pages are shown too', async () => {
    const { text } = await edge.ask('/about-us')
    await edge.age(11 * MINUTE + 1)
    await stop()
    await using _broken = await replaceSite((_request, response) => response.writeHead(500).end())
    const answer = await edge.ask('/about-us')
    expect([answer.cacheStatus, answer.status, answer.text]).toEqual(['STALE', 200, text])
    expect((await edge.ask('/')).status).toBe(503)
  })

  test('while the server is down, quickly compressed scripts are shown for an hour, too', async () => {
    const ask = () => edge.ask('/_astro/menu.abc123.js', { 'accept-encoding': 'br' })
    expect((await ask()).headers.get('etag')).toMatch(/-br5"$/)
    await stop()
    await edge.age(HOUR - MINUTE)
    expect((await ask()).status).toBe(200)
    await edge.age(3 * MINUTE)
    expect((await ask()).status).toBe(503)
  })

  test('a cached page is shown soon although the server accepts connections and never responds', async () => {
    await edge.close()
    await opened.close()
    edge = await startOurNginx([['proxy_read_timeout 10s;', 'proxy_read_timeout 1s;']])
    await start()
    await edge.ask('/about-us')
    await stop()
    await using _silent = await replaceSite(() => {})
    await edge.age(30 * MINUTE)
    expect((await edge.ask('/about-us')).status).toBe(200)
    expect((await edge.ask('/')).status).toBe(503)
  })

  test('a form that cannot be sent gets 503, which says when to send it again and that the text is kept', async () => {
    await stop()
    const { status, text, headers } = await edge.post('/contact-us', CONTACT)
    expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([
      503,
      '30',
      'text/html; charset=utf-8',
    ])
    expect(text).toContain('This cannot be sent just now.')
    expect(text).toContain('Go back in your browser: what you typed is still there.')
  })

  test('personal data, rendered queries and anything but pages are never cached', async () => {
    const sent = await edge.post('/contact-us', CONTACT)
    const cookies = sent.headers.getSetCookie().map((header) => header.split(';')[0] ?? '')
    const cookie = cookies.find((pair) => pair.startsWith('form-answer='))
    expect(sent.status).toBe(303)
    await edge.ask('/contact-us/thank-you')
    const thanks = await edge.ask('/contact-us/thank-you', { cookie: `a=b; ${cookie}` })
    expect([thanks.cacheStatus, thanks.headers.get('cache-control')]).toEqual([null, 'no-store'])
    expect(thanks.text).toContain('Nomvula@Example.co.za')
    expect((await edge.ask('/contact-us/thank-you')).cacheStatus).toBe('HIT')

    for (const address of [
      '/calculator?need=website',
      '/calculator/plan.pdf?need=website',
      '/contact-us?plan=need%3Dwebsite',
      '/your-name?name=Thandi',
      '/api/estimate?need=website',
      `/letters/confirm/${'t'.repeat(43)}`,
      '/about-us/?a=canary',
      '/nothing/canary',
      '/%61bout-us',
      '//about-us',
      '/inbox',
      '/inbox?a=canary',
      '/inbox/api/enquiries.csv',
      '/healthz',
      '/readyz',
      '/metrics',
    ]) {
      await edge.ask(address)
    }
    expect((await edge.cachedFiles()).map(({ key }) => key)).toEqual([' /contact-us/thank-you'])
    const stored = (await edge.cachedFiles()).map(({ bytes }) => bytes.toString('latin1')).join('\n')
    expect(stored).not.toMatch(/nomvula|set-cookie|form-answer=|canary/i)
  })

  test('a quickly compressed page is replaced by its better compressed copy', async () => {
    const file = opened.release.files.get('/about-us')
    if (!file) throw new Error('The fixture has no such page')
    const tagOf = async () => (await edge.ask('/about-us', { 'accept-encoding': 'br' })).headers.get('etag')
    expect(await tagOf()).toMatch(/-br5"$/)
    await compressBest(file)
    await edge.age(MINUTE + 1)
    await tagOf()
    await edge.askUntilCached('/about-us', { 'accept-encoding': 'br' })
    expect(await tagOf()).toMatch(/-br11"$/)
  })

  test('ask-for-pages.sh fills the cache with every page of the sitemap, its scripts and their imports', async () => {
    await run(join(SCRIPTS, 'ask-for-pages.sh'), { env: { ...process.env, SITE_URL: edge.url } })
    await stop()
    for (const encoding of ['br', 'gzip'])
      for (const address of [
        '/',
        '/_astro/menu.abc123.js',
        '/_astro/money.abc123.js',
        '/_astro/fonts/heading.abc123.woff2',
      ])
        expect((await edge.ask(address, { 'accept-encoding': encoding })).cacheStatus).toBe('HIT')
  })

  test('empty-pages.sh empties the cache after a new build, or when owners publish', async () => {
    const checkout = join(edge.cacheFolder, '../checkout')
    await build(checkout)
    await emptyPages(checkout)
    await edge.ask('/about-us')
    await emptyPages(checkout)
    expect((await edge.ask('/about-us')).cacheStatus).toBe('HIT')
    await build(checkout)
    await emptyPages(checkout)
    change('/about-us', 'Another price')
    let answer = await edge.ask('/about-us')
    while (answer.cacheStatus === 'HIT') answer = await edge.ask('/about-us') // nginx has the deleted file open for a second
    expect([answer.cacheStatus, answer.text.includes('Another price')]).toEqual(['MISS', true])
    await emptyPages(checkout)
    expect((await edge.ask('/about-us')).cacheStatus).toBe('HIT')
    await run(join(SCRIPTS, 'empty-pages.sh'), { env: { ...process.env, PAGES: edge.cacheFolder } })
    expect((await edge.ask('/about-us')).cacheStatus).toBe('MISS')
  })

  test('control: a cache that keeps pages indefinitely is detected', async () => {
    await edge.close()
    await opened.close()
    edge = await startOurNginx([
      ['proxy_cache_revalidate on;', 'proxy_cache_revalidate on; proxy_cache_use_stale error;'],
    ])
    await start()
    await edge.ask('/about-us')
    await stop()
    await edge.age(2 * HOUR)
    expect((await edge.ask('/about-us')).status).toBe(200)
  })
})

const IDENTITY = { headers: { 'accept-encoding': 'identity' } }

/** The site's server, behind nginx. */
async function start(): Promise<void> {
  opened = await openTestApp({ logLevel: 'warn', trustProxy: ['127.0.0.1'], siteUrl: edge.url })
  await opened.app.listen({ port: edge.sitePort, host: '127.0.0.1' })
  isUp = true
}

function change(address: string, words: string): void {
  const file = opened.release.files.get(address)
  if (!file) throw new Error(`There is no ${address}`)
  replaceBody(file, Buffer.from(`<!doctype html><h1>${words}</h1>${'<p>More.</p>'.repeat(100)}`))
}

/** Stops the site's server for good. */
async function stop(): Promise<void> {
  isUp = false
  await opened.close()
}

async function replaceSite(listener: RequestListener): Promise<AsyncDisposable> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(edge.sitePort, '127.0.0.1', resolve))
  return server
}

/** A checkout after `npm run build`. */
async function build(checkout: string): Promise<void> {
  const page = join(checkout, 'dist/client/index.html')
  await rm(checkout, { recursive: true, force: true })
  await mkdir(join(checkout, 'dist/client'), { recursive: true })
  await writeFile(page, 'a page')
  builds += 1
  await utimes(page, builds, builds)
}
let builds = 0

async function emptyPages(checkout: string): Promise<void> {
  const env = { ...process.env, PAGES: edge.cacheFolder }
  await run(join(SCRIPTS, 'empty-pages.sh'), [String(edge.sitePort)], { cwd: checkout, env })
}
