import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openBuiltApp } from '../fixtures/built-app.ts'

test('the home page travels in what a server may send at first: ten segments of 1 460 bytes', async () => {
  const { origin, close } = await openBuiltApp()
  const answer = await fetch(origin, { headers: { 'accept-encoding': 'identity' } })
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  // As the server compresses it, at leisure; with one address, for a port's digits make up to 80 bytes.
  const html = (await answer.text()).replaceAll(origin, 'https://www.twelvemoons.example')
  await close()
  expect(headers.length + brotliCompressSync(html).length).toBeLessThanOrEqual(14_600)
})

test('the script that asks whether Google may count is small', async () => {
  const { textAt, close } = await openBuiltApp('G-TEST123456')
  const scripts = (await textAt('/about-us')).matchAll(/<script type="module">(.*?)<\/script>/gs)
  await close()
  const [script = ''] = Array.from(scripts, ([, text = '']) => text).filter((text) => text.includes('gtag'))
  expect(script).not.toBe('')
  expect(brotliCompressSync(script).length).toBeLessThan(2_048)
})
