import type { SearchQuestion } from './inbox/search-words.ts'

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
   * Does a work in one transaction and resolves once it is durable. It may be done again from its beginning, but only where nothing of
   * the first time stands: no work has to find out whether it was done before.
   *
   * @param claims what nobody else may write about until this transaction ends, such as a mailbox: two that come at once must not both be
   *   its tenth. Works with claims share transactions, so that one finds what another one wrote only where both claimed the same.
   * @throws {StoreUnavailableError} it may stand all the same, where the connection was lost at COMMIT and nobody answers any more
   */
  write: <Result>(work: () => Work<Result>, claims?: ReadonlyArray<string>) => Promise<Result>
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

/** What a statement is given. Times are epoch milliseconds, yes and no are 1 and 0, structures are JSON. */
export type SqlValue = string | number | null

/** One statement with `?` for each value, in their order; a `?` stands for nothing else in it. */
export type Statement = { sql: string; params: ReadonlyArray<SqlValue> }

/** The words in which the SQL stores differ. Whatever is not in here is written once for all of them. */
export type Dialect = {
  name: 'sqlite' | 'postgres'
  /** Ends a SELECT of rows that the same transaction will change: others that want to change them wait. */
  forUpdate: '' | 'FOR UPDATE'
  /** Ends a SELECT of rows of which each is taken by one alone: those that others take now are left out. */
  skipLocked: '' | 'FOR UPDATE SKIP LOCKED'
  /** A column for a condition that picks no index: SQLite would prefer its index to that of the order. PostgreSQL weighs both. */
  asFilter: (column: string) => string
  /**
   * Selects those `days` on which no other transaction changes an enquiry just now, and keeps them unchanged until this one ends. SQLite has
   * one writer anyway.
   */
  lockUnchangedDays: (days: ReadonlyArray<string>) => Statement
  /** Begins a SELECT of enquiries, whose rows enquiryOf reads. */
  selectEnquiries: string
  /** Whether looking for what only begins with a word costs the more, the more texts do; a whole word is found at once. */
  readsAllThatBegin: boolean
  /** Selects the ids of the newest texts that answer a question, the newest first. */
  foundIds: (question: SearchQuestion, limit: number) => Statement
  /**
   * Selects id, post_id, source, text, `found` and `begun` of texts: the text with the signs of FOUND in marked-text.ts around the
   * terms of a question, and around words that begin as its half-typed one.
   */
  foundTexts: (question: SearchQuestion, ids: ReadonlyArray<number>) => Statement
}
