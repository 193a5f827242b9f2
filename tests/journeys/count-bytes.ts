import type { CDPSession, Page } from '@playwright/test'

/** Counts the transferred bytes of a page, with headers and without the browser's cache. */
export async function countBytes(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const requests = new Map<string, { type: string; url: string; bytes: number }>()
  const inFlight = new Set<string>()
  let requestCount = 0
  let onIdle = () => {}
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  cdp.on('Network.requestWillBeSent', ({ requestId }) => {
    requestCount += 1
    inFlight.add(requestId)
  })
  const end = (requestId: string) => {
    inFlight.delete(requestId)
    if (inFlight.size === 0) onIdle()
  }
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    requests.set(requestId, { type, url: response.url, bytes: 0 }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
    end(requestId)
  })
  const untilNetworkIdle = () =>
    new Promise<void>((resolve) => {
      onIdle = resolve
      if (inFlight.size === 0) resolve()
    })
  const sum = (type?: string) =>
    [...requests.values()].filter((r) => !type || r.type === type).reduce((bytes, r) => bytes + r.bytes, 0)
  return {
    total: () => sum(),
    /** Resolves once the page is painted and idle, and all its requests have finished. */
    settled: async () => {
      for (let before = -1; before < requestCount; ) {
        before = requestCount
        await page.evaluate(untilPageIdle)
        await untilNetworkIdle()
      }
    },
    of: sum,
    /** From now on, the browser may serve what it has loaded so far from its cache. */
    readFromCache: () => cdp.send('Network.setCacheDisabled', { cacheDisabled: false }),
    /** Stops counting; the browser may use its cache again. */
    end: () => cdp.detach(),
    list: () => [...requests.values()].map((r) => `${r.bytes} ${r.type} ${r.url}`).join('\n'),
  }
}

/** In the page: waits until it is completely painted and idle. */
function untilPageIdle(): Promise<unknown> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
  )
}
