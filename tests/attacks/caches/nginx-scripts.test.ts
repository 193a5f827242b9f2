import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NGINX } from '../../../ops/setup/system-programs.mjs'
import { openTestApp, type TestApp } from '../../../server/fixture-app.ts'
import { replaceBody } from '../../../server/http/built-site/site-file.ts'
import { type OurNginx, startOurNginx } from './fixture-our-nginx.ts'

const SCRIPTS = join(import.meta.dirname, '../../../ops/deploy/proxies')
const run = promisify(execFile)

let edge: OurNginx
let opened: TestApp

describe.skipIf(!existsSync(NGINX))('the cache of our nginx', () => {
  beforeEach(async () => {
    edge = await startOurNginx()
    opened = await openTestApp({ logLevel: 'warn', trustProxy: ['127.0.0.1'], siteUrl: edge.url })
    await opened.app.listen({ port: edge.sitePort, host: '127.0.0.1' })
  }, 120_000)
  afterEach(async () => {
    await edge.close()
    await opened.close()
  })

  test('is filled by ask-for-pages.sh with every page of the sitemap, its scripts and their imports', async () => {
    await run(join(SCRIPTS, 'ask-for-pages.sh'), { env: { ...process.env, SITE_URL: edge.url } })
    await opened.close()
    for (const encoding of ['br', 'gzip'])
      for (const address of [
        '/',
        '/_astro/menu.abc123.js',
        '/_astro/money.abc123.js',
        '/_astro/fonts/heading.abc123.woff2',
      ])
        expect((await edge.ask(address, { 'accept-encoding': encoding })).cacheStatus).toBe('HIT')
  })

  test('is emptied by empty-pages.sh after a new build, or when owners publish', async () => {
    const checkout = join(edge.cacheFolder, '../checkout')
    await build(checkout)
    await emptyPages(checkout)
    await edge.ask('/about-us')
    await emptyPages(checkout)
    expect((await edge.ask('/about-us')).cacheStatus).toBe('HIT')
    await build(checkout)
    await emptyPages(checkout)
    const file = opened.release.files.get('/about-us')
    if (file) replaceBody(file, Buffer.from('<!doctype html><h1>Another price</h1>'))
    let answer = await edge.ask('/about-us')
    while (answer.cacheStatus === 'HIT') answer = await edge.ask('/about-us') // nginx has the deleted file open for a second
    expect([answer.cacheStatus, answer.text.includes('Another price')]).toEqual(['MISS', true])
    await emptyPages(checkout)
    expect((await edge.ask('/about-us')).cacheStatus).toBe('HIT')
    await run(join(SCRIPTS, 'empty-pages.sh'), { env: { ...process.env, PAGES: edge.cacheFolder } })
    expect((await edge.ask('/about-us')).cacheStatus).toBe('MISS')
  })
})

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
