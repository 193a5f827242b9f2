import { access, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'
const PROGRAMS = ['initdb', 'postgres', 'pg_basebackup']

/**
 * Finds the system's PostgreSQL, on the PATH or where Debian puts it, the newest version first.
 *
 * @returns {Promise<string | null>} the folder of its programs, or null if there is none
 */
export async function postgresPrograms() {
  const versions = await readdir(DEBIAN).catch(() => /** @type {Array<string>} */ ([]))
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(DEBIAN, version, 'bin')),
  ]
  for (const folder of folders) {
    const reached = await Promise.allSettled(PROGRAMS.map((name) => access(join(folder, name))))
    if (reached.every(({ status }) => status === 'fulfilled')) return folder
  }
  return null
}
