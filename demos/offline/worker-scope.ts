// What a service worker has around it: TypeScript's own library for workers does not go together with that of pages.

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
