import type { DatabaseSync } from 'node:sqlite'

/** Does synchronous work in one transaction that holds the write lock from its beginning. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK')
  }
}
