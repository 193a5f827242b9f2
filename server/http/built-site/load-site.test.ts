import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFixtureSite } from '../../fixture-site.ts'
import { loadSite, type Site } from './load-site.ts'
import { plainBody, representationFor, type SiteFile } from './site-file.ts'

const HTTPS = 'https://www.example.co.za'
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
  const served = site.files.get(address)
  if (!served) throw new Error(`no ${address}`)
  return served
}
const text = (address: string) => plainBody(file(address)).toString()
const bodyIn = (siteFile: SiteFile, encoding: string) => representationFor(siteFile, encoding).body
const etagIn = (siteFile: SiteFile, encoding: string) => representationFor(siteFile, encoding).headers.etag

test('the public origin is inserted where pages and machines read it, and nowhere else', () => {
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

test('a font is sent without the headers of a document', () => {
  expect(file('/_astro/figtree.abc123.woff2').headers).toEqual({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  })
})

test('every encoding decodes to the file, before and after the best compression', async () => {
  const files = [...site.files.values()]
  const lengths = () => files.map((file) => bodyIn(file, 'br').length)
  const before = lengths()
  const plain = new Map(files.map((file) => [file, plainBody(file)]))
  checkEncodings(plain)
  const quickTag = etagIn(file('/'), 'br')
  await site.compressBest(new AbortController().signal)
  checkEncodings(plain)
  expect(lengths().map((length, index) => length <= (before[index] ?? 0))).not.toContain(false)
  expect(etagIn(file('/'), 'br')).not.toBe(quickTag)
})

test('the best compression can be aborted', async () => {
  const fresh = await loadSite({ directory: built.directory, siteUrl: HTTPS, measurementId: null })
  const tag = () => etagIn(fresh.notFound, 'br')
  const before = tag()
  await fresh.compressBest(AbortSignal.abort())
  expect(tag()).toBe(before)
})

test('a page whose renderer was missing during a build is rendered once it is there', async () => {
  const fresh = await loadSite({ directory: built.directory, siteUrl: HTTPS, measurementId: null })
  const entry = join(built.directory, 'server', 'entry.mjs')
  const render = () =>
    fresh.renderPage({ path: '/answers/contact-us', locals: {}, encoding: 'identity', quality: 'quick' })
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

function checkEncodings(plain: ReadonlyMap<SiteFile, Buffer>): void {
  const isCompressed = (siteFile: SiteFile, name: string) =>
    'content-encoding' in representationFor(siteFile, name).headers
  for (const [siteFile, body] of plain) {
    expect(bodyIn(siteFile, 'identity').equals(body)).toBe(true)
    if (isCompressed(siteFile, 'br'))
      expect(brotliDecompressSync(bodyIn(siteFile, 'br')).equals(body)).toBe(true)
    if (isCompressed(siteFile, 'gzip')) expect(gunzipSync(bodyIn(siteFile, 'gzip')).equals(body)).toBe(true)
  }
}
