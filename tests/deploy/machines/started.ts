import { setTimeout } from 'node:timers/promises'

const MAX_MS = 20 * 60_000

/**
 * Waits until the site responds at a port of this machine.
 *
 * @param ended resolves when the site's process has ended
 * @returns the time in milliseconds; null if it did not respond
 */
export async function msUntilResponse(port: number, ended: Promise<unknown>): Promise<number | null> {
  const startMs = performance.now()
  let isRunning = true
  void ended.then(() => {
    isRunning = false
  })
  while (isRunning && performance.now() - startMs < MAX_MS) {
    if (await isResponding(port)) return performance.now() - startMs
    await setTimeout(250)
  }
  return null
}

async function isResponding(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  )
}
