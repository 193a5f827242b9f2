import type { DatabaseSync } from 'node:sqlite'
import { isBusy } from './faults.ts'
import { prepared } from './prepared.ts'

/** Runs some work within the transaction; what it returns tells of it, once it is durable. */
export type Attempt = () => Promise<() => void>

/**
 * Commits several works together, in one transaction that holds the write lock from its beginning. Each runs in a savepoint of its own:
 * one that fails is taken back, and the others stand.
 *
 * @param works the work, and who is told if it fails
 * @returns what tells of each
 * @throws what SQLite says, if nothing of it stands
 */
export async function commitBatch(
  database: DatabaseSync,
  works: ReadonlyArray<{ attempt: Attempt; fail: (error: unknown) => void }>,
): Promise<Array<() => void>> {
  database.exec('BEGIN IMMEDIATE')
  try {
    const tell: Array<() => void> = []
    for (const { attempt, fail } of works) tell.push(await inSavepoint(database, attempt, fail))
    indexNewTexts(database)
    database.exec('COMMIT')
    return tell
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

async function inSavepoint(
  database: DatabaseSync,
  attempt: Attempt,
  fail: (error: unknown) => void,
): Promise<() => void> {
  database.exec('SAVEPOINT work')
  try {
    return await attempt()
  } catch (error) {
    // A full or broken disk makes SQLite take the whole transaction back.
    if (!database.isTransaction || isBusy(error)) throw error
    database.exec('ROLLBACK TO work')
    return () => fail(error)
  } finally {
    if (database.isTransaction) database.exec('RELEASE work')
  }
}

const WAITS = 'SELECT 1 FROM search_waiting LIMIT 1'
// In the order of their ids, as FTS5 gathers words only while they rise.
const WAITING = 'SELECT id, text FROM search_waiting CROSS JOIN search_texts USING (id) ORDER BY id'

/** Makes the texts that a transaction has added found, at its end: all of them in one piece of the index. */
function indexNewTexts(database: DatabaseSync): void {
  if (!prepared(database, WAITS).get()) return
  prepared(database, `INSERT INTO search (rowid, text) ${WAITING}`).run()
  prepared(database, `INSERT INTO search_words (rowid, text) ${WAITING}`).run()
  prepared(database, 'DELETE FROM search_waiting').run()
}
