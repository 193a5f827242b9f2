import type { DatabaseSync } from 'node:sqlite'
import { RETRY_PERIOD_MS } from '../outbox.ts'
import type { Dialect, Statement, Transaction } from '../sql/database.ts'

/** The statements that `work` runs, each answered with no rows. */
export async function statementsOf(
  dialect: Dialect,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<Array<Statement>> {
  const statements: Array<Statement> = []
  await work({
    dialect,
    query: async (sql, params = []) => {
      statements.push({ sql, params })
      return []
    },
    lock: async () => {},
  })
  return statements
}

/** Counts how often `exec` runs a statement on a database from now on. */
export function countStatements(database: DatabaseSync, statement: string): () => number {
  let count = 0
  const exec = database.exec.bind(database)
  database.exec = (sql) => {
    if (sql === statement) count += 1
    exec(sql)
  }
  return () => count
}

/** Queues a message by topic, id and lane, due at time 0. */
export const PUT_SQL = `INSERT INTO outbox (topic, id, lane, payload, due_at, tried_until)
  VALUES ($1, $2, $3, '{}', 0, ${RETRY_PERIOD_MS})`
