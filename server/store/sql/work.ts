import type { Dialect } from './dialect.ts'
import type { SqlValue, Statement } from './statement.ts'

export type Row = Readonly<Record<string, unknown>>

/**
 * Statements that belong together, and what follows from their rows: written once for every SQL store. It decides nothing by
 * anything but its arguments and the rows it gets, so that it can be done again from its beginning. Whoever has one does it:
 *
 *     const [row] = yield* query('SELECT version FROM enquiries WHERE number = ?', number)
 */
export type Work<Result> = Generator<Statement, Result, ReadonlyArray<Row>>

/** Does works in the transactions of one store. */
export type Works = {
  /** What differs between the stores. */
  dialect: Dialect
  /**
   * Does a work in one transaction and resolves once it is durable. It may be done again from its beginning, also where nobody knows
   * whether the first time stands.
   *
   * @throws {StoreUnavailableError}
   */
  write: <Result>(work: () => Work<Result>) => Promise<Result>
  /**
   * Does a work that only reads. Each statement sees what stands at its own moment.
   *
   * @throws {StoreUnavailableError}
   */
  read: <Result>(work: () => Work<Result>) => Promise<Result>
  /**
   * Takes what was deleted out of the store's log too, as far as that is ours to do: SQLite keeps its last changes beside the database
   * file. Where it cannot be done now it is done later. PostgreSQL's log is its operator's.
   */
  emptyLog: () => Promise<void>
}

/** Runs one statement, of any kind; resolves to its rows, of an INSERT, UPDATE or DELETE those that it RETURNS. */
export function* query(sql: string, ...params: ReadonlyArray<SqlValue>): Work<ReadonlyArray<Row>> {
  return yield { sql, params }
}

/** Does nothing. */
export function* nothing(): Work<void> {
  yield* []
}
