/** What a statement is given. Times are epoch milliseconds, yes and no are 1 and 0, structures are JSON. */
export type SqlValue = string | number | null

/** One statement with `?` for each value, in their order; a `?` stands for nothing else in it. */
export type Statement = { sql: string; params: ReadonlyArray<SqlValue> }
