import { setTimeout as sleep } from 'node:timers/promises'

const LOOKED_EVERY_MS = 25
const GIVE_UP_MS = 120_000

/** Resolves once a condition holds, or after half a minute if it never does: the figures then show the failure. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const endMs = performance.now() + GIVE_UP_MS
  while (performance.now() < endMs && !(await isSo())) await sleep(LOOKED_EVERY_MS)
}
