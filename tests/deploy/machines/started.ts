import { setTimeout } from 'node:timers/promises'

const WITHIN_MS = 20 * 60_000

/**
 * Waits until the site responds at a port of this machine.
 *
 * @param ended resolves if it will not respond any more
 * @returns the time in milliseconds; null if it did not respond
 */
export async function answerMs(port: number, ended: Promise<unknown>): Promise<number | null> {
  const beganMs = performance.now()
  let isRunning = true
  void ended.then(() => {
    isRunning = false
  })
  while (isRunning && performance.now() - beganMs < WITHIN_MS) {
    if (await isAnswered(port)) return performance.now() - beganMs
    await setTimeout(250)
  }
  return null
}

async function isAnswered(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  )
}
