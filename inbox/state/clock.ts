import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
let clockOffsetMs = 0
let now = Date.now()
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Sets the page's clock to the server's time, which replaces this machine's. */
export function setClock(serverNow: number): void {
  clockOffsetMs = serverNow - Date.now()
  tick()
}

/** The server's time, updated every minute: components that show time left then render again. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}

/** The server's time at this moment, for actions rather than rendering. */
export function serverNow(): number {
  return Date.now() + clockOffsetMs
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    timer = undefined
  }
}

function tick(): void {
  clearTimeout(timer)
  const current = serverNow()
  const minute = current - (current % MINUTE_MS)
  timer = setTimeout(tick, MINUTE_MS - (current % MINUTE_MS) + 20)
  if (minute === now) return
  now = minute
  for (const listener of listeners) listener()
}
