import type { DatabaseSync } from 'node:sqlite'

/** Counts how often a statement without results is run on a database from now on. */
export function countStatements(database: DatabaseSync, statement: string): () => number {
  let count = 0
  const exec = database.exec.bind(database)
  database.exec = (sql) => {
    if (sql === statement) count += 1
    exec(sql)
  }
  return () => count
}
