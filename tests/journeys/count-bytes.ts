import type { CDPSession, Page } from '@playwright/test'

/** Counts the bytes on the wire, headers included. */
export async function countBytes(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const requests = new Map<string, { type: string; url: string; bytes: number }>()
  const inFlight = new Set<string>()
  let requested = 0
  let onSilence = () => {}
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  cdp.on('Network.requestWillBeSent', ({ requestId }) => {
    requested += 1
    inFlight.add(requestId)
  })
  const hasEnded = (requestId: string) => {
    inFlight.delete(requestId)
    if (inFlight.size === 0) onSilence()
  }
  cdp.on('Network.loadingFailed', ({ requestId }) => hasEnded(requestId))
  cdp.on('Network.responseReceived', ({ requestId, type, response }) =>
    requests.set(requestId, { type, url: response.url, bytes: 0 }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
    hasEnded(requestId)
  })
  const silence = () =>
    new Promise<void>((resolve) => {
      onSilence = resolve
      if (inFlight.size === 0) resolve()
    })
  const sum = (type?: string) =>
    [...requests.values()].filter((r) => !type || r.type === type).reduce((bytes, r) => bytes + r.bytes, 0)
  return {
    total: () => sum(),
    /** Resolves once the page is painted and idle, and all its requests have finished. */
    settled: async () => {
      for (let before = -1; before < requested; ) {
        before = requested
        await page.evaluate(rest)
        await silence()
      }
    },
    of: sum,
    /** From now on, responses so far are served from the browser's cache: it has written them, but not read any. */
    readFromCache: () => cdp.send('Network.setCacheDisabled', { cacheDisabled: false }),
    /** The page may be opened again with its files from the cache. */
    end: () => cdp.detach(),
    list: () => [...requests.values()].map((r) => `${r.bytes} ${r.type} ${r.url}`).join('\n'),
  }
}

/** In the page: waits until it is completely painted and idle. */
function rest(): Promise<unknown> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
  )
}
