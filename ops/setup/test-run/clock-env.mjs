import { fileURLToPath } from 'node:url'

const PRELOAD = fileURLToPath(new URL('clock.cjs', import.meta.url))
const NODE_OPTIONS = `--require=${JSON.stringify(PRELOAD)}`

/**
 * The environment in which a Node process, its children and its threads have a given date.
 *
 * @param {string} day `2029-06-15`
 * @returns {{ CLOCK_DAY: string, NODE_OPTIONS: string }}
 */
export function clockEnv(day) {
  return { CLOCK_DAY: day, NODE_OPTIONS }
}

/**
 * The same for a time, which is now; afterwards the clock runs, for each process with this environment.
 *
 * @param {string} moment `2029-06-15T08:24:00Z`
 * @returns {{ CLOCK_SHIFT_MS: string, NODE_OPTIONS: string }}
 */
export function clockEnvFrom(moment) {
  // Not Date.now(): the calling process may have a shifted clock.
  const nowMs = performance.timeOrigin + performance.now()
  return { CLOCK_SHIFT_MS: String(Math.round(Date.parse(moment) - nowMs)), NODE_OPTIONS }
}
