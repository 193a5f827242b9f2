import { access } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds the system's Chromium; where there is none and this process may, installs it from Debian's packages.
 *
 * @returns {Promise<string | null>} its path, or null where the journeys cannot run
 */
export async function findChromium() {
  const found = await onPath()
  if (found) return found
  if (process.getuid?.() !== 0 || !(await hasApt())) return null
  console.log("Installing Chromium from Debian's packages (once) …")
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' })
  return onPath()
}

export const NO_CHROMIUM =
  'The browser journeys need Chromium, and none is on the PATH. Install it (Debian: apt-get install chromium) and run npm test again.'

async function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const path of folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))) {
    if (await exists(path)) return path
  }
  return null
}

function hasApt() {
  return exists('/usr/bin/apt-get')
}

function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  )
}
