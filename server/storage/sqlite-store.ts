import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import { canonicalJson } from '../../domain/enquiry/idempotency.ts'
import {
  type AddResult,
  type EnquiryStore,
  RestoreConflictError,
  type Submission,
} from '../../domain/enquiry/submission.ts'
import { openSqliteDatabase } from './sqlite-database.ts'
import { type Cursor, prepareSubmissionRows, type SubmissionRows } from './sqlite-rows.ts'
import { createTurns, whileLocked } from './sqlite-turns.ts'

/** The embedded store's file within the data folder. */
export const DATABASE_FILE = 'twelve-moons.db'

const PAGE_ROWS = 100

/**
 * Opens the embedded store, made if there is none.
 *
 * @param path of the database file; its folder is made too
 * @throws {StoreUnavailableError} if the file cannot be opened, is no database or stays locked
 */
export function openSqliteStore(path: string): EnquiryStore {
  return sqliteStore(openSqliteDatabase(path))
}

/** The store over a database that {@link openSqliteDatabase} opened. */
export function sqliteStore(database: DatabaseSync): EnquiryStore {
  const rows = prepareSubmissionRows(database)
  const inTurn = createTurns()
  const write = <Result>(work: () => Result) => inTurn(() => inTransaction(database, work))
  return {
    add: (submission, earlierKeys = []) => write(() => addOnce(rows, submission, earlierKeys)),
    restore: (submission) => write(() => restoreOnce(rows, submission)),
    countSince: (email, sinceMs) => whileLocked(() => rows.countSince(email, sinceMs)),
    all: () => allRows(rows),
    checkWritable: () => write(() => rows.touch()),
    close: () => inTurn(() => closeDatabase(database)),
  }
}

function addOnce(
  rows: SubmissionRows,
  submission: Submission,
  earlierKeys: ReadonlyArray<string>,
): AddResult {
  const { key, bodyHash } = submission.beside
  const own = rows.standing(key)
  if (own && own.bodyHash !== bodyHash) return { outcome: 'conflict' }

  const earlier = earlierKeys.map(rows.standing).find((other) => other?.bodyHash === bodyHash)
  const standing = own ?? earlier
  if (standing) return { outcome: 'repeated', postId: standing.postId, userId: standing.userId }

  rows.insert(submission)
  return { outcome: 'stored' }
}

function restoreOnce(rows: SubmissionRows, submission: Submission): boolean {
  const { postId } = submission.record
  const standing = rows.find(postId)
  if (standing && canonicalJson(standing) === canonicalJson(submission)) return false
  if (standing) throw new RestoreConflictError(`${postId} stands there with other content`)
  if (rows.standing(submission.beside.key)) {
    throw new RestoreConflictError(`${postId}: its idempotency key stands there with another post id`)
  }
  rows.insert(submission)
  return true
}

async function* allRows(rows: SubmissionRows): AsyncGenerator<Submission, void, undefined> {
  let cursor: Cursor | undefined = { dateSent: -1, postId: '' }
  while (cursor) {
    const after: Cursor = cursor
    const page = await whileLocked(() => rows.after(after, PAGE_ROWS))
    yield* page
    cursor = page.length === PAGE_ROWS ? page.at(-1)?.record : undefined
    await nextTurnOfTheLoop()
  }
}

function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}

function closeDatabase(database: DatabaseSync): void {
  if (!database.isOpen) return
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // A disk without room keeps the write-ahead log instead: the next start reads it.
  } finally {
    database.close()
  }
}
