import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseColour } from '../../domain/brand/hex-colour.ts'
import { paletteOf } from '../../domain/brand/palette.ts'
import { withBeginnings } from '../../tests/attacks/hostile-texts.ts'
import { openTestApp, type TestApp } from '../fixture-app.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const get = (query: string, remoteAddress = '127.0.0.1') =>
  opened.app.inject({ url: `/your-name/card.jpg${query}`, remoteAddress })
const cardOf = async (query: string) => (await get(query)).rawPayload

test('a name has a picture for messengers, which may cache it for an hour', async () => {
  const response = await get('?name=Thandi&colour=1f6f54&for=food-delivery')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  expect(response.headers['set-cookie']).toBeUndefined()
  const { format, width, height } = await sharp(response.rawPayload).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  // The largest that WhatsApp shows.
  expect(response.rawPayload.length).toBeLessThan(300_000)
})

test('a card’s background and the disc behind its picture have the colour', async () => {
  const { data, info } = await sharp(await cardOf('?name=Thandi&colour=c2256b'))
    .raw()
    .toBuffer({
      resolveWithObject: true,
    })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
  const palette = paletteOf(parseColour('c2256b') ?? '#000000')
  const near = (seen: Array<number>, expected: string) =>
    seen.forEach((channel, index) => {
      const expectedValue = Number.parseInt(expected.slice(1 + 2 * index, 3 + 2 * index), 16)
      expect(Math.abs(channel - expectedValue)).toBeLessThan(6)
    })
  near(at(20, 20), palette.tint)
  near(at(1_150, 560), palette.solid)
})

test('for letters that the fonts lack, and without a name, a card shows the product under its own name', async () => {
  const plainCard = await cardOf('?for=food-delivery')
  for (const name of ['مخبز النور', '面包店', '🌽🇿🇦', '%ED%A0%80', '\u0000'])
    expect(
      (
        await cardOf(`?for=food-delivery&name=${name.startsWith('%') ? name : encodeURIComponent(name)}`)
      ).equals(plainCard),
      name,
    ).toBe(true)
  expect((await cardOf('?for=food-delivery&name=Four+Corners')).equals(plainCard)).toBe(false) // a visitor made it
  expect((await cardOf('')).equals(await cardOf('?for=ecommerce&colour=banana'))).toBe(true)
})

test('an emoji in a name is left out, and the name stays', async () => {
  const plain = await cardOf(`?for=food-delivery&name=${encodeURIComponent('Mealie & Co')}`)
  const withEmoji = await cardOf(`?for=food-delivery&name=${encodeURIComponent('🌽 Mealie 👩🏽‍🍳& Co 🇿🇦❤️')}`)
  expect(withEmoji.equals(plain)).toBe(true)
  expect(plain.equals(await cardOf('?for=food-delivery'))).toBe(false)
})

test('HEAD has the headers and draws nothing', async () => {
  const response = await opened.app.inject({ method: 'HEAD', url: '/your-name/card.jpg?name=Never' })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(response.rawPayload).toHaveLength(0)
})

test('a valid copy is not sent again', async () => {
  const { headers } = await get('?name=Again')
  const again = await opened.app.inject({
    url: '/your-name/card.jpg?name=++Again',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('one address has at most two cards in progress (else 429), all together nine (else 503)', async () => {
  const fromOne = await Promise.all(
    Array.from({ length: 20 }, (_, index) => get(`?name=One${index}`, '203.0.113.1')),
  )
  expect(fromOne.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect(fromOne.filter(({ statusCode }) => statusCode === 429)).toHaveLength(18)
  const fromMany = await Promise.all(
    Array.from({ length: 20 }, (_, index) => get(`?name=Many${index}`, `203.0.113.${index + 10}`)),
  )
  expect(fromMany.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9)
  const refused = fromMany.filter(({ statusCode }) => statusCode === 503)
  expect(refused).toHaveLength(11)
  for (const { headers } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('no-store')
  }
  // Cached cards are sent meanwhile, to those addresses too.
  expect((await get('?name=One0', '203.0.113.1')).statusCode).toBe(200)
})

test.each(
  withBeginnings([
    `?name=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    `?name=${encodeURIComponent('"><svg><image href="file:///etc/passwd"/></svg>')}`,
    `?name=${encodeURIComponent('&xxe; <!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>')}`,
    '?name=%ff%fe&colour=%00&for=__proto__',
    '?name=%',
    `?name=${'W'.repeat(12_000)}`,
    `?name=${'%CC%81'.repeat(2_000)}`,
    `?${'name=a&'.repeat(1_500)}`,
  ]),
)('any query gives a card: %s', async (_beginning, query) => {
  const response = await get(query)
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await sharp(response.rawPayload).metadata()).width).toBe(1200)
})
