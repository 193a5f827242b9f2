import { beforeEach, expect, test } from 'vitest'
import { type Around, answerFile, answerPage, forgetAll, install, isGone, tidy } from './answers.ts'
import { FixtureCaches } from './fixture-caches.ts'
import type { KeptList } from './kept-list.ts'

const ORIGIN = 'https://www.example.co.za'
const list: KeptList = {
  version: 'one',
  shells: { store: '/demos/store/thing', office: '/demos/admin' },
  pages: ['/demos/store'],
  first: ['/_astro/shop.1.js'],
  later: ['/_astro/numbers.2.js'],
}
let asked: Array<string>
let network: (address: string) => Promise<Response>
let around: Around

beforeEach(() => {
  asked = []
  network = async (address) => page(`new ${address}`)
  const fetch = async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    asked.push(pathname)
    return network(pathname)
  }
  around = { list, caches: new FixtureCaches(fetch), fetch, limitMs: 1 }
})

const page = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
const ask = (path: string) => answerPage(around, new Request(ORIGIN + path))
const noSignal = () => {
  network = async () => Promise.reject(new TypeError('Failed to fetch'))
}

test('a page comes from the network, and is kept for when there is no signal, marked as kept', async () => {
  const first = await ask('/demos/store/living?sort=newest')
  expect([await first.text(), first.headers.get('server-timing')]).toEqual(['new /demos/store/living', null])
  noSignal()
  const kept = await ask('/demos/store/living')
  expect([await kept.text(), kept.headers.get('server-timing')]).toEqual(['new /demos/store/living', 'kept'])
})

test('a network that takes too long loses against a kept page, and is waited for where there is none', async () => {
  await ask('/demos/store')
  let answer = (_response: Response) => {}
  network = () => new Promise((resolve) => (answer = resolve))
  expect(await (await ask('/demos/store')).text()).toBe('new /demos/store')
  const waiting = ask('/demos/store/lighting')
  await expect.poll(() => asked.at(-1)).toBe('/demos/store/lighting')
  answer(page('late'))
  expect(await (await waiting).text()).toBe('late')
})

test('without a signal a page that was never looked at is its side’s shell', async () => {
  await install(around, false)
  noSignal()
  expect(await (await ask('/demos/store/things/x-7')).text()).toBe('new /demos/store/thing')
  expect(await (await ask('/demos/admin/stock')).text()).toBe('new /demos/admin')
})

test('a page that was not found, and a fault, are shown and not kept', async () => {
  for (const status of [404, 500]) {
    network = async () => page('no', status)
    expect((await ask('/demos/store/x')).status).toBe(status)
  }
  noSignal()
  await expect(ask('/demos/store/x')).rejects.toThrow('Failed to fetch')
})

test('who saves data keeps what the first views load, and nothing more', async () => {
  await install(around, true)
  expect(asked.sort()).toEqual(['/_astro/shop.1.js', '/demos/admin', '/demos/store/thing'])
})

test('a file is asked for once, and what another version left here is not asked for again', async () => {
  await install(around, false)
  asked = []
  await answerFile(around, new Request(`${ORIGIN}/_astro/shop.1.js`))
  await install({ ...around, list: { ...list, version: 'two' } }, false)
  expect(asked).not.toContain('/_astro/shop.1.js')
})

test('a version that takes over deletes what nobody asks for any more', async () => {
  await install(around, false)
  const next = { ...around, list: { ...list, version: 'two', later: ['/_astro/numbers.3.js'] } }
  await install(next, false)
  await tidy(next)
  expect((await around.caches.keys()).sort()).toEqual(['kiaat-demo-files', 'kiaat-demo-pages-two'])
  const files = await around.caches.open('kiaat-demo-files')
  expect((await files.keys()).map(({ url }) => new URL(url).pathname)).toEqual([
    '/_astro/shop.1.js',
    '/_astro/numbers.3.js',
  ])
})

test('pages that are looked at do not pile up', async () => {
  for (let n = 0; n < 50; n += 1) await ask(`/demos/store/things/x-${n}`)
  const pages = await around.caches.open('kiaat-demo-pages-one')
  expect(await pages.keys()).toHaveLength(31)
})

test('once the demos are off the server nothing of them stays', async () => {
  await install(around, false)
  network = async () => page('no', 404)
  expect(await isGone(around, '/demos/service-worker.js')).toBe(true)
  await forgetAll(around)
  expect(await around.caches.keys()).toEqual([])
  noSignal()
  expect(await isGone(around, '/demos/service-worker.js')).toBe(false)
})
