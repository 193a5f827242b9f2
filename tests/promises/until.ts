import { setTimeout as sleep } from 'node:timers/promises'

const CHECK_EVERY_MS = 25
const GIVE_UP_MS = 120_000

/** Resolves once a condition holds, or after two minutes if it never does: the figures then show the failure. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const endMs = performance.now() + GIVE_UP_MS
  while (performance.now() < endMs && !(await condition())) await sleep(CHECK_EVERY_MS)
}
