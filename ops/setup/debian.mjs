import { access } from 'node:fs/promises'
import { run } from './run.mjs'

/**
 * Installs a Debian package if this process can: as root, on a system with apt-get.
 *
 * @param {string} name name of the package
 * @returns {Promise<void>} resolves even if it could not be installed
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
