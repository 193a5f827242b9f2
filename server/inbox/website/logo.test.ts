import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storedFile } from '../../../domain/content/photo-rules.ts'
import { photoStoredSchema } from '../../../domain/inbox/api/photos.ts'
import { temporaryFolder } from '../../store/testing/temporary-folder.ts'
import { ENDLESS_SVG, svg } from '../../website/fixture-svg.ts'
import { type OwnersSite, openOwnersSite } from './fixture-owners-site.ts'
import { png } from './fixture-png.ts'

const NO_LOGO = 'This file is no logo. Choose an SVG, or a PNG or WebP with a clear ground.'
const UNDRAWABLE =
  'This SVG cannot be drawn: it may be damaged, too large or too intricate. Choose another, or a PNG of 512 by 512.'
const INVISIBLE =
  'Nothing in this file can be seen. Turn the letters of an SVG into outlines, and put its pictures into the file.'
const CIRCLE = '<circle cx="12" cy="12" r="12" fill="#b5442c"/>'

const inFolder = temporaryFolder()
let opened: OwnersSite
beforeEach(async () => {
  opened = await openOwnersSite()
})
afterEach(() => opened.inbox.close())

const send = (body: Buffer | string, type = 'image/svg+xml') =>
  opened.owner.send('POST', 'website/photos?use=logo', {
    body: Buffer.from(body),
    headers: { 'content-type': type },
  })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#b5442c' } })

async function choose(body: Buffer | string = svg(CIRCLE), type?: string): Promise<string> {
  return photoStoredSchema.parse((await send(body, type)).json()).hash
}
async function stored(hash: string): Promise<Buffer> {
  return (await opened.owner.send('GET', `website/photos/${hash}`)).rawPayload
}

test.each([
  ['a small SVG in mm', async () => svg(CIRCLE, 'width="20mm" height="20mm" viewBox="0 0 24 24"'), undefined],
  ['a wide PNG', () => plain(1_000, 300).png().toBuffer(), 'image/png'],
  ['a tall WebP', () => plain(300, 1_000).webp({ lossless: true }).toBuffer(), 'image/webp'],
])('%s is stored as a square picture with a transparent margin', async (_what, body, type) => {
  const picture = sharp(await stored(await choose(await body(), type)))
  const { format, width, height } = await picture.metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 })
  const pixels = await picture.raw().toBuffer()
  const at = (x: number, y: number) => [...pixels.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 4)]
  expect([at(0, 0)[3], at(256, 256)]).toEqual([0, [0xb5, 0x44, 0x2c, 255]])
})

test('no script, link or text of an SVG is stored', async () => {
  const hostileContent = `<script>alert('canary')</script><a href="https://canary.example">${CIRCLE}</a>`
  const hash = await choose(svg(hostileContent, 'viewBox="0 0 24 24" onload="canary()"'))
  expect(hash).toBe(await choose())
  expect((await stored(hash)).includes('canary')).toBe(false)
})

test('an SVG loads nothing: no file of the server, and nothing from the network', async () => {
  const picture = `${inFolder('files')}.png`
  writeFileSync(picture, await plain(512, 512).png().toBuffer())
  let requests = 0
  const imageServer = createServer((_request, answer) => {
    requests += 1
    answer.end()
  }).listen(0, '127.0.0.1')
  await once(imageServer, 'listening')
  const { port } = imageServer.address() as AddressInfo
  const hrefs = [picture, pathToFileURL(picture).href, `http://127.0.0.1:${port}/logo.png`]
  const images = hrefs.map((href) => `<image href="${href}" width="24" height="24"/>`).join('')
  expect((await send(svg(images))).json()).toEqual({ error: INVISIBLE })
  const entity = `<!DOCTYPE svg [<!ENTITY file SYSTEM "${pathToFileURL(picture).href}">]>${svg('&file;')}`
  expect((await send(entity)).json()).toEqual({ error: UNDRAWABLE })
  imageServer.close()
  expect(requests).toBe(0)
})

test.each([
  ['a JPEG, which has no transparency', () => plain(600, 600).jpeg().toBuffer(), NO_LOGO],
  ['a PDF', async () => '%PDF-1.7', NO_LOGO],
  [
    'a small PNG',
    () => plain(500, 100).png().toBuffer(),
    'This picture is 500 by 100. Its longer side must be at least 512, or it is blurred. An SVG may have any size.',
  ],
  ['half an SVG', async () => svg(CIRCLE).slice(0, -9), UNDRAWABLE],
  ['an SVG of 600 000 by 600 000', async () => svg(CIRCLE, 'width="600000" height="600000"'), UNDRAWABLE],
  ['a billion laughs', async () => billionLaughs(), UNDRAWABLE],
  [
    'a PNG of one line of 40 megapixels, which would take gigabytes',
    async () => png(40_000_000, 1, deflateSync(Buffer.alloc(5_000_001))),
    'This picture is 40000000 by 1. Its longer side may have at most 16383. Choose a smaller one.',
  ],
])('%s is refused with a sentence', { timeout: 30_000 }, async (_what, body, error) => {
  const answer = await send(await body())
  expect([answer.statusCode, answer.json()]).toEqual([400, { error }])
})

test('one logo is drawn at a time, even if its sender goes away', async () => {
  const { app } = opened.inbox
  await app.listen({ port: 0, host: '127.0.0.1' })
  const disconnection = new AbortController()
  const sendEndless = () =>
    fetch(`${app.listeningOrigin}/inbox/api/website/photos?use=logo`, {
      method: 'POST',
      headers: {
        cookie: [...opened.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'image/svg+xml',
        origin: 'http://localhost:3000',
        'sec-fetch-site': 'same-origin',
      },
      body: ENDLESS_SVG,
      signal: disconnection.signal,
    }).catch(() => null)
  const sent: Array<ReturnType<typeof sendEndless>> = []
  await expect
    .poll(async () => {
      const arrived = once(app.server, 'request')
      sent.push(sendEndless()) // again, if the other logo was drawn first
      await arrived
      return (await send(svg(CIRCLE))).statusCode
    })
    .toBe(429)
  disconnection.abort()
  await Promise.all(sent)
  const next = await Promise.all(Array.from({ length: 5 }, () => send(svg(CIRCLE))))
  expect(next.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(429))
})

test('a logo is checked, published, reverted and deleted for good like everything that owners change', async () => {
  const [first, second] = [await choose(), await choose(await plain(512, 512).png().toBuffer(), 'image/png')]
  const logo = (hash: string) => ({ part: 'look', field: 'logo', value: { file: storedFile(hash) } })
  const live = async () => (await opened.part('look')).live
  await opened.put(logo(first))
  const version = await opened.publishNow()
  expect(await live()).toMatchObject({ logo: { file: storedFile(first) } })
  await opened.put(logo(second))
  await opened.check()
  const change = { field: 'logo', from: 'A logo of our own', to: 'A logo of our own, another picture' }
  expect((await opened.overview()).check?.report.changes).toMatchObject([change])
  await opened.publishNow()
  const back = await opened.owner.send('GET', `website/versions/${version}/changes`)
  expect(back.json().changes).toMatchObject([{ ...change, value: logo(first).value }])
  const remove = async (hash: string) => (await opened.owner.send('DELETE', `website/photos/${hash}`)).json()
  expect(await remove(first)).toMatchObject({ isShown: false })
  expect(await remove(second)).toMatchObject({ isShown: true })
  await expect.poll(live).toEqual({ accent: '#f4c152' })
})

/** Entities that would become ten billion words. */
function billionLaughs(): string {
  const entities = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
  return `<!DOCTYPE svg [<!ENTITY l0 "ha">${entities.join('')}]>${svg('<text>&l10;</text>')}`
}
