import { installFromDebian } from '../debian.mjs'
import { postgresPrograms } from './programs.mjs'

export const NO_POSTGRES =
  'PostgreSQL is not installed: its tests were skipped. Install it (Debian: apt-get install postgresql) and run npm test again.'

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
