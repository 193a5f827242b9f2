import { afterEach, expect, test, vi } from 'vitest'
import { PriceOfToday } from './price-of-today.ts'

const PAGE_PRICE = 'R 44 850,00'
const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }))

let serverTiming: Array<{ name: string }> = []
class Navigation {
  serverTiming = serverTiming
}
function stubPage({ isCached }: { isCached: boolean }): void {
  serverTiming = isCached ? [{ name: 'kept' }] : []
  vi.stubGlobal('PerformanceNavigationTiming', Navigation)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Navigation()] })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('requestAnimationFrame', () => 0)
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page from the server contains the price and makes no request', () => {
  stubPage({ isCached: false })
  const request = answering({ price: 'R 1,00' })
  const price = new PriceOfToday(request)
  price.subscribe(() => {})
  expect(price.now(PAGE_PRICE)).toBe(PAGE_PRICE)
  expect(request).not.toHaveBeenCalled()
})

test('a cached page does not show its own price: it requests the price once, without the cache', async () => {
  stubPage({ isCached: true })
  const request = answering({ price: 'R 45 900,00' })
  const price = new PriceOfToday(request)
  const notified = new Promise<void>((resolve) => void price.subscribe(resolve))
  price.subscribe(() => {})
  expect(price.now(PAGE_PRICE)).toBeNull()
  await notified
  expect(price.now(PAGE_PRICE)).toBe('R 45 900,00')
  expect(request.mock.calls).toEqual([['/demos/price.json', { cache: 'no-store' }]])
})

test.each([
  ['the address is not found', answering({}, 404)],
  ['the answer is invalid', answering({ cost: 'R 1,00' })],
  ['the connection fails', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('failed')))],
])('a cached page shows no price if %s', async (_why, request) => {
  stubPage({ isCached: true })
  const price = new PriceOfToday(request)
  await new Promise<void>((resolve) => void price.subscribe(resolve))
  expect(price.now(PAGE_PRICE)).toBeNull()
})
