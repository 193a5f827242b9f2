import type { DatabaseSync } from 'node:sqlite'
import {
  type Database,
  type Dialect,
  type Row,
  runWithin,
  type SqlValue,
  type Transaction,
} from '../sql/database.ts'
import { ENQUIRY_COLUMNS } from '../sql/enquiry-mapping.ts'
import { prepared } from './prepared.ts'
import { SQLITE_SEARCH } from './search-sql.ts'
import { writerOf } from './writer.ts'

const CONSENT_AS_JSON = `json_object('purpose', purpose, 'channel', channel, 'wording', wording, 'page', page,
  'givenAt', given_at, 'state', state, 'at', at, 'by', author, 'words', words)`

const DIALECT: Dialect = {
  name: 'sqlite',
  forUpdate: '',
  skipLocked: '',
  asFilter: (column) => `+${column}`,
  selectEnquiries: `SELECT ${ENQUIRY_COLUMNS}, (SELECT json_group_array(${CONSENT_AS_JSON} ORDER BY position)
    FROM consents WHERE submission_id = submissions.id) AS consents FROM submissions`,
  ...SQLITE_SEARCH,
}

/** The store's database over a connection of {@link openSqliteDatabase}. Waiting transactions are committed together. */
export function sqliteDatabase(connection: DatabaseSync): Database {
  const { write, read, emptyWriteAheadLog } = writerOf(connection)
  return {
    dialect: DIALECT,
    transaction: (work) => write(() => runWithin(transactionOn(connection), work)),
    read: (work) =>
      work({
        ...transactionOn(connection),
        query: (sql, params) => read(() => run(connection, sql, params)),
      }),
    emptyWriteAheadLog,
  }
}

/** Runs statements synchronously on a connection, within the caller's transaction if there is one. */
export function transactionOn(connection: DatabaseSync): Transaction {
  return {
    dialect: DIALECT,
    query: async (sql, params) => run(connection, sql, params),
    lock: async () => {}, // SQLite has one writer
  }
}

function run(connection: DatabaseSync, sql: string, params: ReadonlyArray<SqlValue> = []): Array<Row> {
  return prepared(connection, sql).all(...params) as Array<Row>
}
