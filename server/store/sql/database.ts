import type { SearchQuestion } from './inbox/search-words.ts'

export type Row = Readonly<Record<string, unknown>>

/** What a statement is given. Times are epoch milliseconds, yes and no are 1 and 0, structures are JSON. */
export type SqlValue = string | number | null

/** One statement with `?` for each value, in their order; a `?` stands for nothing else in it. */
export type Statement = { sql: string; params: ReadonlyArray<SqlValue> }

/** What code may do within one transaction, or while it only reads. It awaits nothing but these: others wait for its end. */
export type Transaction = {
  /** What differs between the SQL databases. */
  dialect: Dialect
  /**
   * Runs one statement of any kind. Resolves to its rows; those of an INSERT, UPDATE or DELETE are what it RETURNS.
   *
   * @throws {Error} if the transaction has ended
   */
  query: (sql: string, ...params: ReadonlyArray<SqlValue>) => Promise<ReadonlyArray<Row>>
  /** Takes locks of these names, once they are free, until the transaction ends. */
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
   * The work is run again from its beginning after a fault that passes, but only where nothing of the first time stands.
   *
   * @throws {StoreUnavailableError} it may have been committed all the same, if the connection was lost at COMMIT
   */
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /**
   * Runs work that only reads. Each statement sees what stands at its own moment.
   *
   * @throws {StoreUnavailableError}
   */
  read: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
  /**
   * Takes what was deleted out of the store's log too, as far as that is ours to do: SQLite keeps its last changes beside the database
   * file. Where it cannot be done now it is done later. PostgreSQL's log is its operator's.
   */
  emptyLog: () => Promise<void>
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
  return tx.query(sql, ...Object.values(values))
}

/** Runs work with statements that are refused once it has ended: what it forgot to await must not run in another transaction. */
export async function runWithin<Result>(
  tx: Transaction,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  let hasEnded = false
  try {
    return await work({
      ...tx,
      query: async (sql, ...params) => {
        if (hasEnded) throw new Error(`The transaction has ended: ${sql}`)
        return tx.query(sql, ...params)
      },
    })
  } finally {
    hasEnded = true
  }
}

/** What differs between SQLite and PostgreSQL. Everything else is written once for both. */
export type Dialect = {
  name: 'sqlite' | 'postgres'
  /** Ends a SELECT of rows that the same transaction will change: others that want to change them wait. */
  forUpdate: '' | 'FOR UPDATE'
  /** Ends a SELECT of rows of which each is taken by one alone: those that others take now are left out. */
  skipLocked: '' | 'FOR UPDATE SKIP LOCKED'
  /** A column for a condition that picks no index: SQLite would prefer its index to that of the order. PostgreSQL weighs both. */
  asFilter: (column: string) => string
  /** Begins a SELECT of enquiries, whose rows enquiryOf reads. */
  selectEnquiries: string
  /** Selects the ids of the newest texts that answer a question, the newest first. */
  foundIds: (question: SearchQuestion, limit: number) => Statement
  /**
   * Selects id, post_id, source, text, `found` and `begun` of texts: the text with the signs of FOUND in marked-text.ts around the
   * terms of a question, and around words that begin as its half-typed one.
   */
  foundTexts: (question: SearchQuestion, ids: ReadonlyArray<number>) => Statement
}
