import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from './fail.mjs'
import { ROOT } from './root.mjs'
import { run, runSilently } from './run.mjs'

/** The files and folders on which the built site depends; `demos` may have been removed. */
export const INPUTS = [
  'content',
  'demos',
  'domain',
  'inbox',
  'pictures',
  'site',
  'ui',
  'astro.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
]
const CHECK_CONTENT = join('ops', 'check-content.ts')
const ASTRO = join('node_modules', 'astro', 'bin', 'astro.mjs')
const VITE = join('node_modules', 'vite', 'bin', 'vite.js')
const INBOX_CONFIG = join('inbox', 'vite.config.ts')
/** Outside `dist`, which a failed build must leave unchanged. Two folders, as each build empties its own. */
const BUILT_SITE = join('node_modules', '.cache', 'site')
const BUILT_INBOX = join('node_modules', '.cache', 'inbox')
const DIST = join(ROOT, 'dist')
const FINGERPRINT_FILE = 'built-from.txt'
const OLD_BUILD_STAYS = 'what was built before stays'
/** The version of the price list in the built site. */
const PRICE_LIST = 'dist/server/price-list.txt'
/** The files that the server reads at its start. */
const OUTPUTS = [
  'dist/client/index.html',
  'dist/client/inbox/index.html',
  'dist/server/entry.mjs',
  PRICE_LIST,
]
const JOHANNESBURG_OFFSET_MS = 2 * 3_600_000

/**
 * Builds the site and the inbox if their inputs have changed, or the day of a price list has come, since the last build.
 *
 * @param {string} node path of the Node that runs the build
 */
export async function buildIfStale(node) {
  const isBuilt = OUTPUTS.every((path) => existsSync(join(ROOT, path)))
  const isCurrent =
    (await readFile(join(DIST, FINGERPRINT_FILE), 'utf8').catch(() => '')) === (await fingerprint())
  if (!isBuilt || !isCurrent || (await isPriceListDue())) await build(node)
}

/**
 * Builds the site and the inbox, and replaces the served files once both are complete.
 *
 * @param {string} node path of the Node that runs the build
 */
export async function build(node) {
  console.log('Building the site and the inbox (after each change, half a minute) …')
  const checkExitCode = await run(node, ['--disable-warning=ExperimentalWarning', CHECK_CONTENT])
  if (checkExitCode !== 0) fail(`The site was not built; ${OLD_BUILD_STAYS}.`)
  const inputs = await fingerprint()
  // Vitest sets others for its tests, which may build: pages would not be rendered, or as in development.
  const env = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', PROD: '1', DEV: '' }
  const [site, inbox] = await Promise.all([
    runSilently(node, [ASTRO, 'build', '--outDir', BUILT_SITE], env),
    runSilently(node, [VITE, 'build', '--config', INBOX_CONFIG, '--outDir', BUILT_INBOX], env),
  ])
  if (site.code !== 0) fail(`The site could not be built; ${OLD_BUILD_STAYS}. Why:`, site.output)
  if (inbox.code !== 0) fail(`The inbox could not be built; ${OLD_BUILD_STAYS}. Why:`, inbox.output)
  await cp(join(ROOT, BUILT_INBOX), join(ROOT, BUILT_SITE, 'client'), { recursive: true })
  await writeFile(join(ROOT, BUILT_SITE, FINGERPRINT_FILE), inputs)
  await rm(DIST, { recursive: true, force: true })
  await rename(join(ROOT, BUILT_SITE), DIST)
}

/** @returns {Promise<string>} a hash of all files of {@link INPUTS} except tests, by name and content */
async function fingerprint() {
  const hash = createHash('sha256')
  for (const path of INPUTS) {
    for (const file of await filesBelow(path)) {
      hash.update(`${file}\0`).update(await readFile(join(ROOT, file)))
    }
  }
  return hash.digest('hex')
}

/** Whether a newer price list than the built site's is in force in South Africa. */
async function isPriceListDue() {
  const version = await readFile(join(ROOT, PRICE_LIST), 'utf8')
  const today = new Date(Date.now() + JOHANNESBURG_OFFSET_MS).toISOString().slice(0, 10)
  const lists = await readdir(join(ROOT, 'content', 'ratecards'))
  return lists
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .some((list) => list > version && list <= `${today}.9`) // several lists of a day end in .2 to .9
}

async function filesBelow(path) {
  const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (entries === null) return [path]
  return (
    entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      // The scenes' own packages are only for capturing pictures.
      .filter((entry) => !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
      .sort()
  )
}
