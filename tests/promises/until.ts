import { setTimeout as sleep } from 'node:timers/promises'

const CHECK_EVERY_MS = 25
const GIVE_UP_MS = 120_000

/** Resolves once a condition holds, or after two minutes or so if it never does: the figures then show the failure. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  giveUpMs = GIVE_UP_MS,
): Promise<void> {
  const endMs = performance.now() + giveUpMs
  while (performance.now() < endMs && !(await condition())) await sleep(CHECK_EVERY_MS)
}
