import type { ParsedSearch } from './inbox/search-words.ts'

export type Row = Readonly<Record<string, unknown>>

/** A parameter. Times are epoch milliseconds, booleans 1 and 0, structures JSON. */
export type SqlValue = string | number | null

/** A statement with a `?` for each parameter; it must contain no other `?`. */
export type Statement = { sql: string; params: ReadonlyArray<SqlValue> }

/** A transaction, or a read. Its code must await nothing else, because other transactions wait for it. */
export type Transaction = {
  /** The differences between the SQL databases. */
  dialect: Dialect
  /**
   * Runs one statement, and resolves to its rows; for INSERT, UPDATE and DELETE these are the rows of RETURNING.
   *
   * @throws {Error} if the transaction has ended
   */
  query: (sql: string, params?: ReadonlyArray<SqlValue>) => Promise<ReadonlyArray<Row>>
  /** Waits for locks with these names, which are held until the transaction ends. */
  lock: (names: ReadonlyArray<string>) => Promise<void>
}

/** A SQL database of the store. */
export type Database = {
  dialect: Dialect
  /**
   * Runs work in one transaction and resolves once it is durable:
   *
   *     await database.transaction(async (tx) => {
   *       await tx.query('UPDATE settings SET value = ? WHERE key = ?', value, key)
   *     })
   *
   * After a transient fault, work that was rolled back is retried from its beginning.
   *
   * @throws {StoreUnavailableError} the work may have been committed if the connection was lost at COMMIT
   */
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /**
   * Runs work that only reads. Each statement sees the data of its own moment.
   *
   * @throws {StoreUnavailableError}
   */
  read: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /**
   * Removes deleted data from SQLite's write-ahead log, now or after a later commit. PostgreSQL's log is its operator's task.
   */
  emptyWriteAheadLog: () => Promise<void>
}

/** Inserts a row, given its values by column. @param ending such as `ON CONFLICT …` or `RETURNING …` */
export function insertRow(
  tx: Pick<Transaction, 'query'>,
  table: string,
  values: Readonly<Record<string, SqlValue>>,
  ending = '',
): Promise<ReadonlyArray<Row>> {
  const columns = Object.keys(values)
  const marks = columns.map(() => '?').join(', ')
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks}) ${ending}`
  return tx.query(sql, Object.values(values))
}

/** Conditions that must all be true, each with the values of its `?`. */
export type Conditions = Array<[sql: string, ...values: Array<SqlValue>]>

/** Joins conditions with AND, for a WHERE or CASE. */
export function joinConditions(conditions: Conditions): Statement {
  return {
    sql: conditions.map(([sql]) => sql).join(' AND ') || 'TRUE',
    params: conditions.flatMap(([, ...values]) => values),
  }
}

/** Runs work whose statements are refused once it has ended, so that a forgotten await cannot run in another transaction. */
export async function runWithin<Result>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  let hasEnded = false
  try {
    return await work({
      ...tx,
      query: async (sql, params) => {
        if (hasEnded) throw new Error(`The transaction has ended: ${sql}`)
        return tx.query(sql, params)
      },
    })
  } finally {
    hasEnded = true
  }
}

/** The differences between SQLite and PostgreSQL. Everything else is written once for both. */
export type Dialect = {
  name: 'sqlite' | 'postgres'
  /** Ends a SELECT of rows that the same transaction will change, and locks them. */
  forUpdate: '' | 'FOR UPDATE'
  /** Ends a SELECT that claims rows: rows locked by other transactions are skipped. */
  skipLocked: '' | 'FOR UPDATE SKIP LOCKED'
  /** A column in a condition for which SQLite must not use an index: it would prefer that to the index of the ORDER BY. */
  asFilter: (column: string) => string
  /** Begins a SELECT of enquiries, whose rows enquiryOf parses. */
  selectEnquiries: string
  /** Selects the ids of the newest texts that match a search, newest first. */
  matchingIds: (search: ParsedSearch, limit: number) => Statement
  /**
   * Selects id, post_id, source, text, `found` and `begun` of texts: the text with MATCH_MARKS (marked-text.ts) around the terms of a
   * search, and around words that begin with its unfinished word.
   */
  matchingTexts: (search: ParsedSearch, ids: ReadonlyArray<number>) => Statement
}
