import { CACHED_PAGE_HEADER } from '../offline/messages.ts'

/** Whether the browser reports a network connection. It may be wrong if true, never if false. */
export function hasSignal(): boolean {
  return navigator.onLine
}

export function subscribeSignal(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the page comes from this browser's cache, not from the server. */
export function isCachedPage(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  const marks = page instanceof PerformanceNavigationTiming ? (page.serverTiming ?? []) : []
  return marks.some(({ name }) => name === CACHED_PAGE_HEADER)
}
