import { fileURLToPath } from 'node:url'

const PRELOAD = fileURLToPath(new URL('clock.cjs', import.meta.url))

/**
 * The environment in which a Node process, its children and its threads live on a day.
 *
 * @param {string} day `2029-06-15`
 * @returns {{ CLOCK_DAY: string, NODE_OPTIONS: string }}
 */
export function clockEnv(day) {
  return { CLOCK_DAY: day, NODE_OPTIONS: `--require=${JSON.stringify(PRELOAD)}` }
}
