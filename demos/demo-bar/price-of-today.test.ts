import { afterEach, expect, test, vi } from 'vitest'
import { PriceOfToday } from './price-of-today.ts'

const WRITTEN = 'R 44 850,00'
const says = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }))

const around = new EventTarget()
let marks: Array<{ name: string }> = []
class Navigation {
  serverTiming = marks
}
function page({ isKept, isOnline = true }: { isKept: boolean; isOnline?: boolean }): void {
  marks = isKept ? [{ name: 'kept' }] : []
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigation()] })
  vi.stubGlobal('navigator', { onLine: isOnline })
  vi.stubGlobal('window', around)
  vi.stubGlobal('requestAnimationFrame', () => 0)
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page from the server contains the price and makes no request', () => {
  page({ isKept: false })
  const ask = says({ price: 'R 1,00' })
  const price = new PriceOfToday(ask)
  price.subscribe(() => {})
  expect(price.now(WRITTEN)).toBe(WRITTEN)
  expect(ask).not.toHaveBeenCalled()
})

test('a cached page does not show its own price: it requests the price once, past every cache', async () => {
  page({ isKept: true })
  const ask = says({ price: 'R 45 900,00' })
  const price = new PriceOfToday(ask)
  const told = new Promise<void>((resolve) => void price.subscribe(resolve))
  price.subscribe(() => {})
  expect(price.now(WRITTEN)).toBeNull()
  await told
  expect(price.now(WRITTEN)).toBe('R 45 900,00')
  expect(ask.mock.calls).toEqual([['/demos/price.json', { cache: 'no-store' }]])
})

test.each([
  ['nothing is there', says({}, 404)],
  ['something else answers', says({ cost: 'R 1,00' })],
  ['the line breaks', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('failed')))],
])('a cached page shows no price if %s', async (_why, ask) => {
  page({ isKept: true })
  const price = new PriceOfToday(ask)
  await new Promise<void>((resolve) => void price.subscribe(resolve))
  expect(price.now(WRITTEN)).toBeNull()
})

test('offline no price is shown; it is requested when the signal returns', async () => {
  page({ isKept: true, isOnline: false })
  const ask = says({ price: 'R 45 900,00' })
  const price = new PriceOfToday(ask)
  const listener = vi.fn()
  price.subscribe(listener)
  expect([price.now(WRITTEN), ask.mock.calls.length]).toEqual([null, 0])
  page({ isKept: true })
  around.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(price.now(WRITTEN)).toBe('R 45 900,00'))
})
