import { KEPT_PAGE } from '../../service-worker/messages.ts'

/** Whether the browser says that it has a line. It may be wrong in saying so, never in denying it. */
export function subscribeSignal(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the page came from the server, and not from what this browser kept of an earlier visit. */
export function isPriceOfToday(): boolean {
  const [page] = performance.getEntriesByType('navigation')
  const marks = page instanceof PerformanceNavigationTiming ? (page.serverTiming ?? []) : []
  return navigator.onLine && marks.every(({ name }) => name !== KEPT_PAGE)
}
