import { installFromDebian } from '../debian.mjs'
import { postgresPrograms } from './programs.mjs'

export const NO_POSTGRES =
  'PostgreSQL is not installed: its tests were skipped. Install it (Debian: apt-get install postgresql) and run npm test again.'

/**
 * Sees to it that the tests can start a PostgreSQL of their own; they never use a service of the system.
 *
 * @returns {Promise<boolean>} whether they can
 */
export async function hasPostgres() {
  if (await postgresPrograms()) return true
  await installFromDebian('postgresql')
  return (await postgresPrograms()) !== null
}
