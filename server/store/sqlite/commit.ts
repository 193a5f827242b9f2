import type { DatabaseSync } from 'node:sqlite'
import { isBusy } from './faults.ts'
import { indexNewTexts } from './search-index.ts'

/** Does some work; what it returns tells of it, once it is durable. */
export type Attempt = () => () => void

/**
 * Does some works in one transaction that holds the write lock from its beginning, each in a savepoint of its own: one that
 * fails is taken back, and the others stand.
 *
 * @param works the work, and who is told if it fails
 * @returns what tells of each
 * @throws what SQLite says, if nothing of it stands
 */
export function commitBatch(
  database: DatabaseSync,
  works: ReadonlyArray<{ attempt: Attempt; fail: (error: unknown) => void }>,
): Array<() => void> {
  database.exec('BEGIN IMMEDIATE')
  try {
    const tell = works.map(({ attempt, fail }) => inSavepoint(database, attempt, fail))
    indexNewTexts(database)
    database.exec('COMMIT')
    return tell
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

function inSavepoint(database: DatabaseSync, attempt: Attempt, fail: (error: unknown) => void): () => void {
  database.exec('SAVEPOINT work')
  try {
    return attempt()
  } catch (error) {
    // A full or broken disk makes SQLite take the whole transaction back.
    if (!database.isTransaction || isBusy(error)) throw error
    database.exec('ROLLBACK TO work')
    return () => fail(error)
  } finally {
    if (database.isTransaction) database.exec('RELEASE work')
  }
}
