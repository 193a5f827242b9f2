import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 25
const TIMEOUT_MS = 120_000

/** Resolves once a condition holds, or after the timeout: the scenario's figures then show the failure. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const endMs = performance.now() + timeoutMs
  while (performance.now() < endMs && !(await condition())) await sleep(POLL_MS)
}
