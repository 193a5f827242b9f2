import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseColour } from '../../domain/brand/hex-colour.ts'
import { paletteOf, propertyOf, ROLES } from '../../domain/brand/palette.ts'
import { openTestApp, type TestApp } from '../fixture-app.ts'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const get = (query: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  opened.app.inject({ url: `/your-name/colours.css${query}`, headers, remoteAddress })

test('a colour has a style sheet with its palette', async () => {
  const { statusCode, headers, body } = await get('?colour=1f6f54')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  expect(body).toMatch(/^\[data-worn\]\{(?:--worn-[a-z0-9-]+:#[0-9a-f]{6};?)+\}\n$/)
  const palette = paletteOf(parseColour('1f6f54') ?? '#000000')
  for (const role of ROLES) expect(body).toContain(`${propertyOf(role)}:${palette[role]}`)
})

test('a style sheet is not sent again to a client with a valid copy', async () => {
  const { headers } = await get('?colour=fc0')
  const again = await get('?colour=%23FFCC00', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each([
  '',
  '?',
  '?colour=',
  '?colour=banana',
  '?colour=1f6f5',
  '?colour=1f6f54}*{display:none',
  '?colour=%00',
  '?colour=%ff',
  `?colour=${'f'.repeat(12_000)}`,
])('an invalid colour gets 404: %j', async (query) => {
  const { statusCode, headers, body } = await get(query)
  expect([statusCode, headers['content-type'], body]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'That is not a colour.\n',
  ])
  expect(headers['cache-control']).toBe('no-store')
})

test('of twenty simultaneous requests of one IP address four are refused, and other addresses are served', async () => {
  const sheets = (first: number, address: string) =>
    Array.from({ length: 20 }, (_, index) => get(`?colour=0000${first + index}`, {}, address))
  const [fromOne, fromAnother] = await Promise.all([
    Promise.all(sheets(10, '203.0.113.1')),
    get('?colour=abcdef', {}, '203.0.113.2'),
  ])
  expect(fromOne.filter(({ statusCode }) => statusCode === 200)).toHaveLength(16)
  const refused = fromOne.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(4)
  for (const { headers } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(headers['cache-control']).toBe('no-store')
  }
  expect(fromAnother.statusCode).toBe(200)
  // Cached sheets are sent to every address.
  expect((await get('?colour=000010', {}, '203.0.113.1')).statusCode).toBe(200)
})

test('a turn of the event loop computes eight sheets, so that page requests are served in between', async () => {
  await get('?colour=0000ff') // loads the module that derives palettes
  let left = 60
  const flood = Array.from({ length: left }, async (_, index) => {
    await get(`?colour=0001${index + 10}`, {}, `203.0.113.${index}`)
    left -= 1
  })
  let turns = 0
  for (; left > 0; turns += 1) await nextTurn()
  expect(turns).toBeGreaterThanOrEqual(Math.floor(60 / 8))
  await Promise.all(flood)
})
