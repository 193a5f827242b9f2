import { mkdirSync, mkdtempSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { backup, type DatabaseSync } from 'node:sqlite'
import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'

/** Writes a fatal line into the server's log. `fields` contain no personal data. */
export type ReportFatal = (fields: object, message: string) => void

/** The database, its write-ahead log and the log's index: none may be replaced while the database is open. */
const SUFFIXES = ['', '-wal', '-shm']

/**
 * Watches the files of an open database: a file that is removed or replaced still accepts writes, which are lost.
 *
 * @param onLost called once, with the fault as a sentence
 * @returns a check that throws StoreUnavailableError for ever once the opened files were replaced, and while their folder is
 *   unreadable
 */
export function watchFiles(link: string, onLost: (fault: string) => void): () => void {
  const path = realpathSync(link) // SQLite's log is beside the real file
  const identities = SUFFIXES.map((suffix) => identityOf(path + suffix))
  let fault: string | null = null
  return () => {
    if (fault === null) {
      fault = ifReadable(path, () => changeOf(path, identities))
      if (fault === null) return
      onLost(fault)
    }
    throw new StoreUnavailableError(fault)
  }
}

/** An unreadable folder makes the store unavailable, not lost: permissions can be corrected. */
function ifReadable<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    throw new StoreUnavailableError(`${path} cannot be looked at: ${error.message}`, { cause: error })
  }
}

/**
 * Saves the content of an open, lost database in a new folder beside it, which commands accept as DATA_DIR, and reports what to do.
 */
export async function rescueAndReport(
  database: DatabaseSync,
  path: string,
  fault: string,
  reportFatal: ReportFatal,
): Promise<void> {
  const savedFolder = await rescue(database, path).catch((error: unknown) => error)
  const rescueSentence =
    typeof savedFolder === 'string'
      ? `What the server still held is saved in ${savedFolder}: carry over what is missing with enquiries -- export and import, DATA_DIR=${savedFolder}.`
      : 'What the server still held could not be saved.'
  const err = savedFolder instanceof Error ? { err: savedFolder } : {}
  reportFatal(
    { path, ...err },
    `${fault}. Every form is refused until a restart, so that nothing is thanked for and lost. Put the right file in its place, as docs/data.md says under Backups, and restart. ${rescueSentence}`,
  )
}

async function rescue(database: DatabaseSync, path: string): Promise<string> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const folder = mkdtempSync(join(dirname(path), 'rescued-')) // only for the server's user
  await backup(database, join(folder, basename(path)))
  return folder
}

function changeOf(path: string, identities: ReadonlyArray<string | null>): string | null {
  for (const [index, suffix] of SUFFIXES.entries()) {
    const currentIdentity = identityOf(path + suffix)
    if (currentIdentity !== identities[index])
      return `${path}${suffix} was ${currentIdentity === null ? 'removed' : 'replaced'} while the server runs`
  }
  return null
}

function identityOf(path: string): string | null {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats ? `${stats.dev}:${stats.ino}` : null
}
