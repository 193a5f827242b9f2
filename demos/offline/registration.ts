import type { WorkerMessage } from './messages.ts'

const WORKER = '/demos/service-worker.js'
const SCOPE = '/demos/'

type OfflineStatus = {
  /** Whether a newer version of the demos is waiting. */
  hasNewerVersion: boolean
  /** Whether the demos are stored in this browser. */
  isFullyCached: boolean
}

const INITIAL_STATUS: OfflineStatus = { hasNewerVersion: false, isFullyCached: false }

/** The demos' service worker, as seen by a page. Used only in browsers. */
class DemoWorker {
  #status = INITIAL_STATUS
  #waiting: ServiceWorker | null = null
  #isRegistered = false
  readonly #listeners = new Set<() => void>()

  getSnapshot = () => this.#status
  getServerSnapshot = () => INITIAL_STATUS

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Registers the worker once the page is loaded and idle: the first view's data come first. */
  register = () => {
    if (this.#isRegistered || !('serviceWorker' in navigator)) return
    this.#isRegistered = true
    if (document.readyState === 'complete') this.#whenIdle()
    else window.addEventListener('load', () => this.#whenIdle(), { once: true })
  }

  /** Activates the newer version and reloads the page. */
  loadNewer = () => {
    const message: WorkerMessage = 'take over'
    if (!this.#waiting) return location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    this.#waiting.postMessage(message)
  }

  #whenIdle(): void {
    const register = () => void this.#register().catch(() => {}) // a private window may refuse; everything works without it
    if ('requestIdleCallback' in window) window.requestIdleCallback(register)
    else setTimeout(register, 1_000)
  }

  async #register(): Promise<void> {
    const wasControlled = navigator.serviceWorker.controller !== null
    this.#update({ isFullyCached: wasControlled })
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      // The controller changes at the first visit, or when another tab has activated a newer version.
      this.#update({ isFullyCached: true, ...(wasControlled && { hasNewerVersion: true }) }),
    )
    const registration = await navigator.serviceWorker.register(WORKER, {
      scope: SCOPE,
      updateViaCache: 'none',
    })
    this.#watch(registration)
    registration.addEventListener('updatefound', () => this.#watch(registration))
  }

  #watch({ installing, waiting, active }: ServiceWorkerRegistration): void {
    if (waiting && active) this.#setWaiting(waiting)
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && active) this.#setWaiting(installing)
    })
  }

  #setWaiting(worker: ServiceWorker): void {
    this.#waiting = worker
    this.#update({ hasNewerVersion: true })
  }

  #update(changes: Partial<OfflineStatus>): void {
    this.#status = { ...this.#status, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

export const demoWorker = new DemoWorker()
