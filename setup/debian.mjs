import { access } from 'node:fs/promises'
import { run } from './run.mjs'

/**
 * Installs one of Debian's packages, where this process may: as root, where there is apt-get.
 *
 * @param {string} name of the package
 * @returns {Promise<void>} whether or not it is there then
 */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !(await exists('/usr/bin/apt-get'))) return
  console.log(`Installing ${name} from Debian's packages (once) …`)
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', name], { DEBIAN_FRONTEND: 'noninteractive' })
}

/**
 * @param {string} path
 * @returns {Promise<boolean>}
 */
export function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  )
}
