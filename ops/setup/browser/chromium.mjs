import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from '../system-programs.mjs'

/** In order of preference: Debian's headless shell takes three fifths of the full browser's time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * Finds the system's Chromium. If there is none, installs it from Debian's packages where this process is allowed to.
 *
 * @returns {Promise<string | null>} its path, or null if there is none
 */
export async function findChromium() {
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const path = chromiumOnPath()
    if (path) return path
    await installFromDebian(name)
  }
  return chromiumOnPath()
}

export const NO_CHROMIUM =
  'The browser journeys need Chromium, and none is on the PATH. Install it (Debian: apt-get install chromium-headless-shell) and run npm test again.'

function chromiumOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? null
}
