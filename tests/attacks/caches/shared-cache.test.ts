import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NGINX } from '../../../ops/setup/system-programs.mjs'
import { BROWSER, CONTACT, openTestApp, SITE_URL } from '../../../server/fixture-app.ts'
import { writeFixtureSite } from '../../../server/fixture-site.ts'
import { freePort } from '../../../server/free-port.ts'
import { loadSite, type Site } from '../../../server/http/built-site/load-site.ts'
import { mediaTypeOf } from '../../../server/http/built-site/media-types.ts'
import { isPage, plainBody, siteFile } from '../../../server/http/built-site/site-file.ts'
import { newLinkToken } from '../../../server/mail/link-token.ts'
import { type SharedCache, startSharedCache } from './fixture-shared-cache.ts'

const TEXT_OF_EVERY_PAGE = 'Pay for software in small monthly instalments.'
const OLD = 'From R 1 035 a month.'
const NEW = 'From R 1 240 a month.'
const ASSET = '/_astro/menu.abc123.js'

const port = await freePort()
let cache: SharedCache
let close: () => Promise<void> = async () => {}

describe.skipIf(!existsSync(NGINX))('with a shared cache in front', () => {
  beforeAll(async () => {
    cache = await startSharedCache(port)
    await deploy(OLD)
  }, 120_000)
  afterAll(async () => {
    await cache.close()
    await close()
  })

  test('nothing personal is ever stored: no name, no cookie, no secret in an address, no plan', async () => {
    const token = newLinkToken((count) => Buffer.alloc(count, 7))
    const sent = await post('/contact-us', CONTACT)
    const again = await post('/contact-us', { ...CONTACT, email: 'none' })
    expect([sent.status, sent.headers.has('set-cookie'), again.status]).toEqual([303, true, 303])
    for (const [address, status] of [
      [`/letters/confirm/${token}`, 200],
      ['/calculator?need=website&months=24', 200],
      ['/calculator/plan.pdf?need=website', 200],
      ['/contact-us?plan=need%3Dwebsite', 200],
      ['/nothing/canary', 404],
      ['/api/nothing/canary', 404],
      ['/healthz', 200],
    ])
      expect([address, (await ask(String(address))).status]).toEqual([address, status])

    await ask('/contact-us/thank-you')
    const stored = await cache.stored()
    expect(stored).not.toMatch(/nomvula|dlamini|set-cookie|__Host-|need=|months=|canary|healthz/i)
    expect(stored).not.toContain(token)
  })

  test('files with a hash in their name and files without a price are served from the cache', async () => {
    for (const address of [ASSET, '/favicon.svg', '/robots.txt', '/sitemap.xml']) {
      await ask(address)
      expect([address, (await ask(address)).headers.get('x-cache')]).toEqual([address, 'HIT'])
    }
  })

  test('after a deploy no page shows the old price, without any purge', async () => {
    const pages = pagesOf(await deploy(OLD))
    for (const page of pages)
      for (let times = 0; times < 2; times++) expect(await textAt(page)).toContain(OLD)
    await deploy(NEW)
    for (const page of pages) expect([page, await textAt(page)]).toEqual([page, expect.stringContaining(NEW)])
    expect(await cache.stored()).not.toContain(OLD)
    expect((await ask(ASSET)).headers.get('x-cache')).toBe('HIT')
  })

  test('control: an old price on pages that may be cached for five minutes is detected', async () => {
    await deploy(OLD, 'public, max-age=300')
    await textAt('/about-us')
    await deploy(NEW, 'public, max-age=300')
    expect(await textAt('/about-us')).toContain(OLD)
  })
})

/** Replaces the running site by another build, whose pages show another price. */
async function deploy(price: string, cacheControl?: string): Promise<Site> {
  await close()
  const built = await writeFixtureSite()
  await writePrice(join(built.directory, 'client'), price)
  const site = await loadSite({ directory: built.directory, siteUrl: SITE_URL, measurementId: null })
  const files = new Map(site.files)
  if (cacheControl) files.set('/about-us', withCacheControl(site, '/about-us', cacheControl))
  const opened = await openTestApp({ site: { ...site, files } })
  close = async () => {
    await opened.close()
    await site.close()
    await built.remove()
  }
  await opened.app.listen({ port, host: '127.0.0.1' })
  return site
}

async function writePrice(folder: string, price: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const path = join(folder, name)
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(TEXT_OF_EVERY_PAGE, price))
  }
}

function withCacheControl(site: Site, address: string, cacheControl: string) {
  const file = site.files.get(address) ?? siteFile(Buffer.of(), mediaTypeOf('page.html'), {})
  return siteFile(plainBody(file), mediaTypeOf('page.html'), {
    ...file.headers,
    'cache-control': cacheControl,
  })
}

function pagesOf({ files }: Site): Array<string> {
  return [...files].filter(([, file]) => isPage(file)).map(([address]) => address)
}

function ask(address: string): Promise<Response> {
  return fetch(cache.url + address, {
    headers: { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'identity' },
  })
}

async function textAt(address: string): Promise<string> {
  return (await ask(address)).text()
}

function post(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(cache.url + address, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...BROWSER, accept: 'text/html' },
    body: new URLSearchParams(fields),
  })
}
