import { fileURLToPath } from 'node:url'

const PRELOAD = fileURLToPath(new URL('clock.cjs', import.meta.url))
const NODE_OPTIONS = `--require=${JSON.stringify(PRELOAD)}`

/**
 * The environment in which a Node process, its children and its threads live on a day.
 *
 * @param {string} day `2029-06-15`
 * @returns {{ CLOCK_DAY: string, NODE_OPTIONS: string }}
 */
export function clockEnv(day) {
  return { CLOCK_DAY: day, NODE_OPTIONS }
}

/**
 * The same for a moment, which is now; it passes from then on, for each process that is given this.
 *
 * @param {string} moment `2029-06-15T08:24:00Z`
 * @returns {{ CLOCK_SHIFT_MS: string, NODE_OPTIONS: string }}
 */
export function clockEnvFrom(moment) {
  // Not Date.now(): the process that asks may have a clock of its own.
  const nowMs = performance.timeOrigin + performance.now()
  return { CLOCK_SHIFT_MS: String(Math.round(Date.parse(moment) - nowMs)), NODE_OPTIONS }
}
