import {
  answerFile,
  answerPage,
  areDemosRemoved,
  clearCaches,
  type Deps,
  deleteUnused,
  install,
  isGone,
} from './answers.ts'
import type { PrecacheManifest } from './precache-manifest.ts'

declare const self: WorkerScope
/** Defined by demos/integration.ts. */
declare const PRECACHE_MANIFEST: PrecacheManifest

const OWN_ADDRESS = '/demos/service-worker.js'
/** An unregistered worker still gets requests until its last page is closed; they go to the network. */
let isUnregistered = false
const deps: Deps = {
  manifest: PRECACHE_MANIFEST,
  caches,
  fetch: (request, options) => fetch(request, options),
}

self.addEventListener('install', (event) =>
  event.waitUntil(install(deps, self.navigator.connection?.saveData === true)),
)

self.addEventListener('activate', (event) =>
  event.waitUntil(deleteUnused(deps).then(() => self.clients.claim())),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (isUnregistered || request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    const answer = answerPage(deps, request)
    event.respondWith(answer)
    event.waitUntil(answer.then(unregisterIfRemoved).catch(() => {}))
  } else if (pathname.startsWith('/_astro/')) event.respondWith(answerFile(deps, request))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

/** Unregisters the worker if the demos were removed: their pages and this file are then not found. */
async function unregisterIfRemoved({ status }: Response): Promise<void> {
  if (!isGone(status) || !(await areDemosRemoved(deps, OWN_ADDRESS))) return
  isUnregistered = true
  await self.registration.unregister()
  await clearCaches(deps)
}

// The part of the worker API that is used here: TypeScript's own types of it conflict with those of pages.

type LifecycleEvent = { waitUntil(done: Promise<unknown>): void }
type RequestEvent = LifecycleEvent & {
  request: Request
  respondWith(answer: Promise<Response>): void
}

export type WorkerScope = {
  location: { origin: string }
  registration: { unregister(): Promise<boolean> }
  clients: { claim(): Promise<void> }
  navigator: { connection?: { saveData?: boolean } }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void
  addEventListener(kind: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(kind: 'message', listener: (event: { data: unknown }) => void): void
}
