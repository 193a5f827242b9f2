import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openTestApp } from '../../server/fixture-app.ts'
import { loadSite } from '../../server/http/built-site/load-site.ts'
import { DIST, openBuiltApp } from '../fixtures/built-app.ts'

test('the home page fits TCP’s initial congestion window, ten segments of 1 460 bytes, from the first visitor on', async () => {
  // A fixed address, because the length of a port makes a difference of up to 80 bytes.
  const siteUrl = 'https://www.twelvemoons.example'
  const site = await loadSite({ directory: DIST, siteUrl, measurementId: null, compressesBest: true })
  const { app, close } = await openTestApp({ site, siteUrl })
  const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  await close()
  const headers = Object.entries(first.headers).map(([name, value]) => `${name}: ${value}\r\n`)
  expect(first.headers['content-encoding']).toBe('br')
  expect(headers.join('').length + first.rawPayload.length).toBeLessThanOrEqual(14_600)
})

test('the script of the analytics question is smaller than 2 KB', async () => {
  const { textAt, close } = await openBuiltApp('G-TEST123456')
  const scripts = (await textAt('/about-us')).matchAll(/<script type="module">(.*?)<\/script>/gs)
  await close()
  const [script = ''] = Array.from(scripts, ([, text = '']) => text).filter((text) => text.includes('gtag'))
  expect(script).not.toBe('')
  expect(brotliCompressSync(script).length).toBeLessThan(2_048)
})
