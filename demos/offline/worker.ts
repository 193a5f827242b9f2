import { answerFile, answerPage, clearCaches, type Deps, install, isGone, tidy } from './answers.ts'
import type { PrecacheManifest } from './precache-manifest.ts'

// `globalThis` is the worker's own scope here; its type says so of what is used.
declare const self: WorkerScope
declare const KEPT_LIST: PrecacheManifest

const OWN_ADDRESS = '/demos/service-worker.js'
const GONE_STATUSES = [404, 410]
/** Once it is unregistered it caches nothing more, but answers until the last page is closed. */
let isLeaving = false
const deps: Deps = { list: KEPT_LIST, caches, fetch: (request, options) => fetch(request, options) }

self.addEventListener('install', (event) =>
  event.waitUntil(install(deps, self.navigator.connection?.saveData === true)),
)

self.addEventListener('activate', (event) => event.waitUntil(tidy(deps).then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (isLeaving || request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    const answer = answerPage(deps, request)
    event.respondWith(answer)
    event.waitUntil(answer.then(leaveIfGone).catch(() => {}))
  } else if (pathname.startsWith('/_astro/')) event.respondWith(answerFile(deps, request))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

/** If the demos are removed from the server, their pages and this file return 404. */
async function leaveIfGone({ status }: Response): Promise<void> {
  if (!GONE_STATUSES.includes(status) || !(await isGone(deps, OWN_ADDRESS))) return
  isLeaving = true
  await self.registration.unregister()
  await clearCaches(deps)
}

// The parts of a service worker's scope that are used, because TypeScript's types of workers conflict with those of pages.

type WaitingEvent = { waitUntil(done: Promise<unknown>): void }
type AskedEvent = WaitingEvent & {
  request: Request
  respondWith(answer: Promise<Response>): void
}

export type WorkerScope = {
  location: { origin: string }
  registration: { unregister(): Promise<boolean> }
  clients: { claim(): Promise<void> }
  navigator: { connection?: { saveData?: boolean } }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
  addEventListener(kind: 'fetch', listener: (event: AskedEvent) => void): void
  addEventListener(kind: 'message', listener: (event: { data: unknown }) => void): void
}
