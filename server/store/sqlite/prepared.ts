import type { DatabaseSync, StatementSync } from 'node:sqlite'

type Prepared = Map<string, StatementSync>
/** SQL texts are constants, so this cache is bounded. */
const preparedOf = new WeakMap<DatabaseSync, Prepared>()

/** Prepares a statement once per database. */
export function prepared(database: DatabaseSync, sql: string): StatementSync {
  const known = preparedOf.get(database) ?? new Map<string, StatementSync>()
  preparedOf.set(database, known)
  const statement = known.get(sql) ?? database.prepare(sql)
  known.set(sql, statement)
  return statement
}
