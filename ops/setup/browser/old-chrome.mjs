import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { printError } from '../fail.mjs'
import { installFolder } from '../install.mjs'
import { ROOT } from '../root.mjs'

const START_TIMEOUT_MS = 20_000

export const NO_CHROME_106 =
  'Chrome 106, the oldest Chrome that does everything, cannot be had here: its journeys were skipped. It needs Linux on x64, a network and the libraries that Debian installs with chromium.'

/**
 * Finds Chrome 106 for the browser journeys, in an npm package that is installed at the first call: 52 MB, 147 MB unpacked.
 *
 * @returns {Promise<string | null>} its path, or null if it is not available
 */
export function findChrome106() {
  return findOldChrome(join('tests', 'browsers', 'chrome-106'), '@sparticuz/chromium')
}

/**
 * Finds an old Chrome in an npm package that contains it as bin/chromium.br.
 *
 * @param {string} folder folder of the package.json that names the package
 * @param {string} name name of the package
 * @returns {Promise<string | null>} its path, or null if it is not available
 */
export async function findOldChrome(folder, name) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  try {
    await installFolder(folder, 'an old Chrome for the tests')
    const path = join(ROOT, folder, 'node_modules', name, 'bin', 'chromium')
    if (!existsSync(path)) await unpack(`${path}.br`, path)
    return canStart(path) ? path : null
  } catch (error) {
    printError(error)
    return null
  }
}

async function unpack(archive, path) {
  const partial = `${path}.${process.pid}`
  await pipeline(
    createReadStream(archive),
    createBrotliDecompress(),
    createWriteStream(partial, { mode: 0o755 }),
  )
  await rename(partial, path)
}

/** Whether it starts: system libraries may be missing. */
function canStart(path) {
  const args = ['--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank']
  return spawnSync(path, args, { timeout: START_TIMEOUT_MS }).status === 0
}
