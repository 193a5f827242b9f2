import { setTimeout as sleep } from 'node:timers/promises'

const LOOKED_EVERY_MS = 25
const GIVE_UP_MS = 120_000

/** Resolves once something is so; also where it never is, after half a minute: the figures then say what lacks. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const endMs = performance.now() + GIVE_UP_MS
  while (performance.now() < endMs && !(await isSo())) await sleep(LOOKED_EVERY_MS)
}
