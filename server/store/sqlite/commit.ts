import type { DatabaseSync } from 'node:sqlite'
import { isBusy } from './faults.ts'
import { prepared } from './prepared.ts'

/** Work within a shared transaction. Resolves to a function that reports its success, called once the commit is durable. */
export type UnitOfWork = () => Promise<() => void>

/**
 * Commits several units of work in one immediate transaction. Each runs in its own savepoint: a failed unit is rolled back, and the
 * others are committed.
 *
 * @param units each with a function that reports its failure
 * @returns functions that report the result of each unit
 * @throws SQLite's error, if nothing was committed
 */
export async function commitBatch(
  database: DatabaseSync,
  units: ReadonlyArray<{ run: UnitOfWork; fail: (error: unknown) => void }>,
): Promise<Array<() => void>> {
  database.exec('BEGIN IMMEDIATE')
  try {
    const reports: Array<() => void> = []
    for (const { run, fail } of units) reports.push(await inSavepoint(database, run, fail))
    indexNewTexts(database)
    database.exec('COMMIT')
    return reports
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

async function inSavepoint(
  database: DatabaseSync,
  run: UnitOfWork,
  fail: (error: unknown) => void,
): Promise<() => void> {
  database.exec('SAVEPOINT work')
  try {
    return await run()
  } catch (error) {
    // On a full or broken disk SQLite rolls the whole transaction back.
    if (!database.isTransaction || isBusy(error)) throw error
    database.exec('ROLLBACK TO work')
    return () => fail(error)
  } finally {
    if (database.isTransaction) database.exec('RELEASE work')
  }
}

const HAS_WAITING_TEXT = 'SELECT 1 FROM search_waiting LIMIT 1'
// Sorted by id, because FTS5 buffers words only for ascending ids.
const WAITING_TEXTS = 'SELECT id, text FROM search_waiting CROSS JOIN search_texts USING (id) ORDER BY id'

/** Indexes the new texts of a transaction together, in one segment of the index. */
function indexNewTexts(database: DatabaseSync): void {
  if (!prepared(database, HAS_WAITING_TEXT).get()) return
  prepared(database, `INSERT INTO search (rowid, text) ${WAITING_TEXTS}`).run()
  prepared(database, `INSERT INTO search_words (rowid, text) ${WAITING_TEXTS}`).run()
  prepared(database, 'DELETE FROM search_waiting').run()
}
