import { CACHED_PAGE_MARK } from '../offline/messages.ts'

/** Whether the browser reports a network connection. It may be wrong if true, never if false. */
export function isOnline(): boolean {
  return navigator.onLine
}

export function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the service worker answered with a cached page. */
export function isCachedPage(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  const entries = page instanceof PerformanceNavigationTiming ? (page.serverTiming ?? []) : []
  return entries.some(({ name }) => name === CACHED_PAGE_MARK)
}
