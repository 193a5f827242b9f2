import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

export const NGINX = '/usr/sbin/nginx'
export const NO_NGINX =
  'nginx is not installed: the tests with a shared cache in front were skipped. Install it (Debian: apt-get install nginx-light) and run npm test again.'
export const NO_POSTGRES =
  'PostgreSQL is not installed: its tests were skipped. Install it (Debian: apt-get install postgresql) and run npm test again.'

const DEBIANS_POSTGRES = '/usr/lib/postgresql'
const POSTGRES_PROGRAMS = ['initdb', 'postgres', 'pg_basebackup']

/**
 * Installs nginx if needed and possible. The tests start their own; they never use the system's.
 *
 * @returns {Promise<boolean>} whether it is installed
 */
export async function hasNginx() {
  if (!existsSync(NGINX)) await installFromDebian('nginx-light')
  return existsSync(NGINX)
}

/**
 * Installs PostgreSQL if needed and possible. The tests start their own server; they never use the system's.
 *
 * @returns {Promise<boolean>} whether it is installed
 */
export async function hasPostgres() {
  if (await postgresPrograms()) return true
  await installFromDebian('postgresql')
  return (await postgresPrograms()) !== null
}

/**
 * Finds the system's PostgreSQL, on the PATH or where Debian puts it, the newest version first.
 *
 * @returns {Promise<string | null>} the folder of its programs, or null if there is none
 */
export async function postgresPrograms() {
  const versions = await readdir(DEBIANS_POSTGRES).catch(() => /** @type {Array<string>} */ ([]))
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(DEBIANS_POSTGRES, version, 'bin')),
  ]
  for (const folder of folders) {
    if (POSTGRES_PROGRAMS.every((name) => existsSync(join(folder, name)))) return folder
  }
  return null
}

/**
 * Installs a Debian package if this process can: as root, on a system with apt-get.
 *
 * @param {string} name name of the package
 * @returns {Promise<void>} resolves even if it could not be installed
 */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} from Debian's packages (once) …`)
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', name], { DEBIAN_FRONTEND: 'noninteractive' })
}
