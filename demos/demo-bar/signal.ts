import { CACHED_PAGE_HEADER } from '../offline/messages.ts'

/** Whether the browser says that it has a line. It may be wrong in saying so, never in denying it. */
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

/** Whether the page is what this browser kept of an earlier visit, and not the server's answer of now. */
export function isCachedPage(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  const marks = page instanceof PerformanceNavigationTiming ? (page.serverTiming ?? []) : []
  return marks.some(({ name }) => name === CACHED_PAGE_HEADER)
}
