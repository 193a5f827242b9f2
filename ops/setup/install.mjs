import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fail } from './fail.mjs'
import { ROOT } from './root.mjs'
import { runSilently } from './run.mjs'

const NODE_MAJOR = 24

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs the packages that serve the site, if one is missing or of another version. Installed development packages are
 * kept.
 */
export async function installToServe() {
  const lock = await readLock(ROOT)
  const present = await readInstalled(ROOT)
  if (isInstalled(servingPackages(lock), present)) return
  console.log('Installing the packages (once, a minute or two) …')
  const hasDevPackages = Object.values(present).some(({ dev }) => dev)
  await npm(['ci', ...(hasDevPackages ? [] : ['--omit=dev'])])
}

/**
 * Installs every package, if one is missing or of another version. Packages that serve the site are not touched if they are
 * correct, because a server may be running from them.
 */
export async function installAll() {
  const lock = await readLock(ROOT)
  const present = await readInstalled(ROOT)
  if (isInstalled(neededPackages(lock), present)) return
  console.log('Installing the packages (once, a minute or two) …')
  const canServe = isInstalled(servingPackages(lock), present)
  await npm([...(canServe ? ['install', '--no-save'] : ['ci']), '--include=dev'])
}

/**
 * Installs large packages that the site does not need, from a folder with its own package.json. No install scripts are run.
 *
 * @param {string} folder path in the checkout
 * @param {string} title what is installed, for the message
 */
export async function installFolder(folder, title) {
  const path = join(ROOT, folder)
  if (isInstalled(neededPackages(await readLock(path)), await readInstalled(path))) return
  console.log(`Installing ${title} (once, half a minute) …`)
  await npm(['ci', '--prefix', path, '--ignore-scripts'])
}

/**
 * Finds the Node that runs the site: the one from the npm packages, or this process's own if it is new enough.
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

async function npm(args) {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { code, output } = await runSilently(command, [...args, ...QUIET])
  if (code !== 0) fail(output, 'The packages could not be installed: see above. Is there a network?')
}

/** All packages but the optional ones, which may be for other platforms. */
function neededPackages(lock) {
  return Object.entries(lock).filter(([path, { optional }]) => path !== '' && !optional)
}

/** The needed packages, without those for development. */
function servingPackages(lock) {
  return neededPackages(lock).filter(([, { dev, devOptional }]) => !dev && !devOptional)
}

function isInstalled(packages, present) {
  return packages.every(([path, { version }]) => present[path]?.version === version)
}

async function readLock(folder) {
  const path = join(folder, 'package-lock.json')
  const packages = await readPackages(path)
  return packages ?? fail(`${path} is missing or damaged: restore it (git checkout -- package-lock.json).`)
}

/** The packages that npm recorded as installed; none if its record is missing or damaged, as after a power cut. */
async function readInstalled(folder) {
  return (await readPackages(join(folder, 'node_modules', '.package-lock.json'))) ?? {}
}

async function readPackages(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

async function isNewEnough(node) {
  try {
    const { stdout } = await promisify(execFile)(node, ['--version'])
    return Number(stdout.slice(1).split('.')[0]) >= NODE_MAJOR
  } catch {
    return false
  }
}
