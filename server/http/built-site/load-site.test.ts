import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { INLINE_SCRIPT, INLINE_STYLE, writeFixtureSite } from '../../fixture-site.ts'
import { loadSite, type Site } from './load-site.ts'
import { mediaTypeOf } from './media-types.ts'
import {
  bodyOf,
  packedContent,
  packedFile,
  plainBody,
  representationFor,
  type SiteFile,
  siteFile,
} from './site-file.ts'

const HTTPS = 'https://www.example.co.za'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
let built: Awaited<ReturnType<typeof writeFixtureSite>>
let site: Site

beforeAll(async () => {
  built = await writeFixtureSite()
  site = await loadSite({ directory: built.directory, siteUrl: HTTPS, measurementId: null })
})
afterAll(async () => {
  await site.close()
  await built.remove()
})

const file = (address: string): SiteFile => {
  const found = site.files.get(address)
  if (!found) throw new Error(`no ${address}`)
  return found
}
const text = (address: string) => plainBody(file(address)).toString()
const sentIn = (each: SiteFile, encoding: string) => bodyOf(each, representationFor(each, encoding))

test('pages are at their addresses without an ending, files under their names', () => {
  expect([...site.files.keys()].sort()).toEqual([
    '/',
    '/_astro/card.abc123.avif',
    '/_astro/figtree.abc123.woff2',
    '/_astro/fonts/heading.abc123.woff2',
    '/_astro/menu.abc123.js',
    '/_astro/money.abc123.js',
    '/_astro/photo.abc123.webp',
    '/about-us',
    '/contact-us',
    '/contact-us/thank-you',
    '/demos/admin/nothing-here',
    '/demos/service-worker.js',
    '/demos/store',
    '/demos/store/nothing-here',
    '/demos/store/thing',
    '/favicon.svg',
    '/letters/confirm',
    '/letters/confirmed',
    '/letters/link-over',
    '/letters/stop',
    '/letters/stopped',
    '/our-work',
    '/our-work/ecommerce',
    '/robots.txt',
    '/site.webmanifest',
    '/sitemap.xml',
  ])
})

test('the public origin is filled in where pages and machines read it, and nowhere else', () => {
  for (const address of ['/', '/robots.txt', '/sitemap.xml', '/site.webmanifest']) {
    expect(text(address)).toContain(`${HTTPS}/`)
    expect(text(address)).not.toContain('site.invalid')
  }
  expect(text('/_astro/menu.abc123.js')).toContain('https://site.invalid')
})

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/_astro/menu.abc123.js', 'text/javascript; charset=utf-8'],
  ['/_astro/figtree.abc123.woff2', 'font/woff2'],
  ['/_astro/card.abc123.avif', 'image/avif'],
])('%s is %s', (address, contentType) => {
  expect(file(address).headers['content-type']).toBe(contentType)
})

test('the policy of a page allows the script and style that it was built with, by hash', () => {
  const policy = file('/').headers['content-security-policy'] ?? ''
  expect(policy).toContain(`script-src 'self' ${hash(INLINE_SCRIPT)};`)
  expect(policy).toContain(`style-src 'self' ${hash(INLINE_STYLE)};`)
  expect(policy).not.toContain('unsafe')
  expect(file('/favicon.svg').headers['content-security-policy']).toContain("script-src 'self';")
})

test('hashed assets are kept for ever, everything else is asked after', () => {
  expect(file('/_astro/menu.abc123.js').headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(file('/about-us').headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('what is compressed already is not compressed again and does not vary', () => {
  expect([...file('/_astro/figtree.abc123.woff2').representations.keys()]).toEqual(['identity'])
  expect(file('/_astro/figtree.abc123.woff2').headers.vary).toBeUndefined()
})

test('a large picture stays on the disk, with its length and the hash of its content in the answer', async () => {
  const photo = file('/_astro/photo.abc123.webp')
  const bytes = await readFile(join(built.directory, 'client', '_astro', 'photo.abc123.webp'))
  const { body, etag, headers } = representationFor(photo, 'br')
  expect(body).toBeNull()
  expect(headers['content-length']).toBe(String(bytes.length))
  expect(etag).toBe(`"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`)
  const read = await photo.onDisk?.read()
  expect(read?.equals(bytes)).toBe(true)
  expect(sentIn(photo, 'br')).toBe(read)
})

test('every compressed form unpacks to the file, before and after the best compression', async () => {
  const inMemory = [...site.files.values()].filter(({ onDisk }) => onDisk === null)
  const lengths = () => inMemory.map((each) => sentIn(each, 'br').length)
  const before = lengths()
  const plain = new Map(inMemory.map((each) => [each, plainBody(each)]))
  checkForms(plain)
  const quickTag = representationFor(file('/'), 'br').etag
  await site.compressBest(new AbortController().signal)
  checkForms(plain)
  expect(lengths().map((length, at) => length <= (before[at] ?? 0))).not.toContain(false)
  expect(representationFor(file('/'), 'br').etag).not.toBe(quickTag)
})

test('once a page is compressed as small as can be, its plain form is unpacked for those who ask for it', async () => {
  const fresh = await loadSite({ directory: built.directory, siteUrl: HTTPS, measurementId: null })
  const home = fresh.files.get('/') ?? fresh.notFound
  const { headers } = representationFor(home, undefined)
  const bytes = Buffer.from(plainBody(home))
  await fresh.compressBest(new AbortController().signal)
  expect(home.representations.get('identity')?.body).toBeNull()
  expect(representationFor(home, undefined).headers).toEqual(headers)
  home.unpacked = null
  expect(sentIn(home, 'identity').equals(bytes)).toBe(true)
  expect(home.unpacked).not.toBeNull() // whoever is sent it at the same time shares it
})

test.each(['br', 'gzip'] as const)('a page that came in %s is not kept plain beside it', (encoding) => {
  const body = Buffer.from('<p>Home</p>'.repeat(100))
  const page = packedFile(packedContent(body, [encoding]), mediaTypeOf('page.html'), {})
  expect(page.representations.get('identity')?.body).toBeNull()
  const plain = siteFile(body, mediaTypeOf('page.html'), {})
  expect(page.representations.get('identity')?.headers).toEqual(
    plain.representations.get('identity')?.headers,
  )
  expect(sentIn(page, 'identity').equals(body)).toBe(true)
  expect(sentIn(page, encoding).length).toBeLessThan(body.length)
})

test('nothing is compressed before it is asked for, and then only what is asked for', async () => {
  const fresh = await loadSite({ directory: built.directory, siteUrl: HTTPS, measurementId: null })
  const { notFound } = fresh
  expect([...notFound.representations.keys()]).toEqual(['identity'])
  const body = sentIn(notFound, 'gzip, br;q=0.5')
  expect([...notFound.representations.keys()]).toEqual(['identity', 'gzip'])
  expect(gunzipSync(body).equals(plainBody(notFound))).toBe(true)
})

test('the best compression stops when told to', async () => {
  const fresh = await loadSite({ directory: built.directory, siteUrl: HTTPS, measurementId: null })
  const tag = () => representationFor(fresh.notFound, 'br').etag
  const before = tag()
  await fresh.compressBest(AbortSignal.abort())
  expect(tag()).toBe(before)
})

test('a site that was not built is named, with what to do', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'twelve-moons-empty-'))
  await expect(loadSite({ directory: empty, siteUrl: HTTPS, measurementId: null })).rejects.toThrow(
    'npm run build',
  )
})

test('a page whose program was away while a build wrote it is rendered once it is there', async () => {
  const fresh = await loadSite({ directory: built.directory, siteUrl: HTTPS, measurementId: null })
  const entry = join(built.directory, 'server', 'entry.mjs')
  const render = () => fresh.renderPage({ path: '/answers/contact-us', locals: {}, encodings: [] })
  await rename(entry, `${entry}.away`)
  await expect(render()).rejects.toThrow(/entry\.mjs/)
  await rename(`${entry}.away`, entry)
  const statusNow = () =>
    render().then(
      ({ status }) => status,
      () => 'not yet',
    )
  await expect.poll(statusNow).toBe(200)
  await fresh.close()
})

test('a page is rendered on demand with what it is told, and the public origin', async () => {
  const form = { name: 'contact' as const, values: { firstName: '<b>' }, errors: {}, notice: null }
  const render = (path: string) => site.renderPage({ path, locals: { form }, encodings: ['br'] })
  const { status, length, body, packed } = await render('/answers/contact-us')
  expect(status).toBe(200)
  expect([body, packed.gzip]).toEqual([null, undefined])
  const text = brotliDecompressSync(packed.br ?? '')
  expect(text.toString()).toContain(`href="${HTTPS}/answers/contact-us"`)
  expect(length).toBe(text.length)
  expect((await render('/elsewhere')).status).toBe(404)
})

function checkForms(plain: ReadonlyMap<SiteFile, Buffer>): void {
  const isPacked = (each: SiteFile, name: string) =>
    'content-encoding' in representationFor(each, name).headers
  for (const [each, body] of plain) {
    expect(sentIn(each, 'identity').equals(body)).toBe(true)
    if (isPacked(each, 'br')) expect(brotliDecompressSync(sentIn(each, 'br')).equals(body)).toBe(true)
    if (isPacked(each, 'gzip')) expect(gunzipSync(sentIn(each, 'gzip')).equals(body)).toBe(true)
  }
}
