import type { DatabaseSync, StatementSync } from 'node:sqlite'

type Prepared = Map<string, StatementSync>
/** SQL texts are constants, so this cache is bounded. */
const preparedByDatabase = new WeakMap<DatabaseSync, Prepared>()

/** Prepares a statement once per database. */
export function prepared(database: DatabaseSync, sql: string): StatementSync {
  const statements = preparedByDatabase.get(database) ?? new Map<string, StatementSync>()
  preparedByDatabase.set(database, statements)
  const statement = statements.get(sql) ?? database.prepare(sql)
  statements.set(sql, statement)
  return statement
}
