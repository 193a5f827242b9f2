import { beforeEach, expect, test } from 'vitest'
import { answerFile, answerPage, areDemosRemoved, type Deps, install } from './answers.ts'
import { FixtureCaches } from './fixture-caches.ts'
import type { PrecacheManifest } from './precache-manifest.ts'

const ORIGIN = 'https://www.example.co.za'
const manifest: PrecacheManifest = {
  version: 'one',
  shells: { store: '/demos/store/thing', office: '/demos/admin' },
  pages: ['/demos/store'],
  first: ['/_astro/shop.1.js'],
  later: ['/_astro/numbers.2.js'],
}
let requested: Array<string>
let network: (address: string) => Promise<Response>
let deps: Deps

beforeEach(() => {
  requested = []
  network = async (address) =>
    address.startsWith('/_astro/') ? file(`new ${address}`) : page(`new ${address}`)
  const fetch = async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    requested.push(pathname)
    return network(pathname)
  }
  deps = { manifest, caches: new FixtureCaches(), fetch, timeoutMs: 1 }
})

const OWN_HEADERS = { 'content-security-policy': "default-src 'none'; frame-ancestors 'self'" }
const page = (text: string, status = 200, headers: Record<string, string> = OWN_HEADERS) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
const file = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } })
const redirected = (answer: Response) => Object.defineProperty(answer, 'redirected', { value: true })
const ask = (path: string) => answerPage(deps, new Request(ORIGIN + path))
const noSignal = () => {
  network = async () => Promise.reject(new TypeError('Failed to fetch'))
}

test('on a slow network a cached page is shown; without one, the network is awaited', async () => {
  await ask('/demos/store')
  let answer = (_response: Response) => {}
  network = () => new Promise((resolve) => (answer = resolve))
  expect(await (await ask('/demos/store')).text()).toBe('new /demos/store')
  const waiting = ask('/demos/store/lighting')
  await expect.poll(() => requested.at(-1)).toBe('/demos/store/lighting')
  answer(page('late'))
  expect(await (await waiting).text()).toBe('late')
})

test('a page that was not found and a server error are shown but not cached', async () => {
  for (const status of [404, 500]) {
    network = async () => page('no', status)
    expect((await ask('/demos/store/x')).status).toBe(status)
  }
  noSignal()
  await expect(ask('/demos/store/x')).rejects.toThrow('Failed to fetch')
})

test('with data saving, only the files of the first views are cached', async () => {
  await install(deps, true)
  expect(requested.sort()).toEqual(['/_astro/shop.1.js', '/demos/admin', '/demos/store/thing'])
})

test('a file is requested once, and one cached by another version is not requested again', async () => {
  await install(deps, false)
  requested = []
  await answerFile(deps, new Request(`${ORIGIN}/_astro/shop.1.js`))
  await install({ ...deps, manifest: { ...manifest, version: 'two' } }, false)
  expect(requested).not.toContain('/_astro/shop.1.js')
})

test('of the opened pages the newest 30 stay cached, and the fallback pages always do', async () => {
  await install(deps, false)
  for (let n = 0; n < 50; n += 1) await ask(`/demos/store/things/x-${n}`)
  const pages = await deps.caches.open('kiaat-demo-pages-one')
  expect(await pages.keys()).toHaveLength(30 + 3)
  noSignal()
  expect(await (await ask('/demos/store/things/x-7')).text()).toBe('new /demos/store/thing')
  expect(await (await ask('/demos/admin/stock')).text()).toBe('new /demos/admin')
  expect(await (await ask('/demos/store')).text()).toBe('new /demos/store')
})

test('a network’s sign-in page is shown but not cached', async () => {
  for (const foreign of [page('Sign in', 200, {}), redirected(page('Sign in'))]) {
    network = async () => foreign
    await ask('/demos/store/x')
  }
  noSignal()
  await expect(ask('/demos/store/x')).rejects.toThrow('Failed to fetch')
})

test('an HTML page answered for a file is not cached: the file is requested again', async () => {
  const script = new Request(`${ORIGIN}/_astro/numbers.2.js`)
  for (const foreign of [page('Sign in'), redirected(file('moved')), page('Busy', 503)]) {
    network = async () => foreign
    await answerFile(deps, script)
  }
  network = async () => file('right')
  expect(await (await answerFile(deps, script)).text()).toBe('right')
  noSignal()
  expect(await (await answerFile(deps, script)).text()).toBe('right')
})

test('a version is not installed if other content is answered for one of its files', async () => {
  network = async () => page('Sign in', 200, {})
  await expect(install(deps, false)).rejects.toThrow('was answered with other content')
})

test('without storage, everything comes from the network', async () => {
  const refuse = async () => Promise.reject(new DOMException('No storage', 'SecurityError'))
  deps = { ...deps, caches: { open: refuse, keys: refuse, delete: refuse } }
  expect(await (await ask('/demos/store')).text()).toBe('new /demos/store')
  const answer = await answerFile(deps, new Request(`${ORIGIN}/_astro/shop.1.js`))
  expect(await answer.text()).toBe('new /_astro/shop.1.js')
})

test('the demos count as removed only if the server says so', async () => {
  const areRemoved = () => areDemosRemoved(deps, '/demos/service-worker.js')
  expect(await areRemoved()).toBe(false)
  noSignal()
  expect(await areRemoved()).toBe(false)
  network = async () => page('no', 404)
  expect(await areRemoved()).toBe(true)
})
