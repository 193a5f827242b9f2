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
 * The environment in which Node's clock shows the given time now, and runs on from there, the same in each process.
 *
 * @param {string} time `2029-06-15T08:24:00Z`
 * @returns {{ CLOCK_SHIFT_MS: string, NODE_OPTIONS: string }}
 */
export function clockEnvFrom(time) {
  // Not Date.now(): the calling process may have a shifted clock.
  const nowMs = performance.timeOrigin + performance.now()
  return { CLOCK_SHIFT_MS: String(Math.round(Date.parse(time) - nowMs)), NODE_OPTIONS }
}
