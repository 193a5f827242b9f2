import type { CDPSession, Page } from '@playwright/test'

/** Counts what really came over the wire, headers included. */
export async function countBytes(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const requests = new Map<string, { type: string; url: string; bytes: number }>()
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    requests.set(requestId, { type, url: response.url, bytes: 0 }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  const sum = (type?: string) =>
    [...requests.values()].filter((r) => !type || r.type === type).reduce((bytes, r) => bytes + r.bytes, 0)
  return {
    total: () => sum(),
    of: sum,
    /** What came so far is in the browser's cache from now on: it was written there, but nothing was read. */
    readFromCache: () => cdp.send('Network.setCacheDisabled', { cacheDisabled: false }),
    /** The page may be opened elsewhere, and have its files from the cache. */
    end: () => cdp.detach(),
    list: () => [...requests.values()].map((r) => `${r.bytes} ${r.type} ${r.url}`).join('\n'),
  }
}
