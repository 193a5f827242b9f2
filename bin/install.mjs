import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './root.mjs'
import { fail, run } from './run.mjs'

const NODE_MAJOR = 24

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

/** Installs the packages of package-lock.json where they are missing or of another version. */
export async function installIfStale() {
  if (await isInstalled(ROOT)) return
  console.log('Installing the packages (once, a minute or two) …')
  await install([])
}

/**
 * Installs what stands in a package.json of its own, because the site does not need it and it is heavy. None of its scripts
 * is run.
 *
 * @param {string} folder in the checkout
 * @param {string} title what is installed, in words
 */
export async function installFolderIfStale(folder, title) {
  const path = join(ROOT, folder)
  if (await isInstalled(path)) return
  console.log(`Installing ${title} (once, half a minute) …`)
  await install(['--prefix', path, '--ignore-scripts'])
}

async function install(options) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await run(npm, ['ci', ...QUIET, ...options])
  if (code !== 0) fail('The packages could not be installed: see above. Is there a network?')
}

/**
 * The Node that runs the site: the one that came with the packages, or this one where it is new enough.
 *
 * @returns {Promise<string>} its path
 */
export async function findNode() {
  const bundled = join(
    ROOT,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (await isNewEnough(bundled)) return bundled
  if (await isNewEnough(process.execPath)) return process.execPath
  return fail(
    `This site runs on Node ${NODE_MAJOR}, and this is Node ${process.versions.node}.`,
    `Node ${NODE_MAJOR} comes with the packages, through the install script of the package "node"; it did not run here.`,
    'Allow it (npm config delete ignore-scripts), remove node_modules and start again.',
  )
}

async function isInstalled(folder) {
  const [wanted, present] = await Promise.all([
    readLock(join(folder, 'package-lock.json')),
    readLock(join(folder, 'node_modules', '.package-lock.json')),
  ])
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && !entry.optional)
    .every(([path, entry]) => present[path]?.version === entry.version)
}

async function readLock(path) {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  return JSON.parse(text).packages ?? {}
}

async function isNewEnough(node) {
  try {
    const { stdout } = await promisify(execFile)(node, ['--version'])
    return Number(stdout.slice(1).split('.')[0]) >= NODE_MAJOR
  } catch {
    return false
  }
}
