import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Dialect } from '../sql/dialect.ts'
import { ENQUIRY_COLUMNS } from '../sql/enquiry-mapping.ts'
import type { Row, Work, Works } from '../sql/work.ts'
import { SQLITE_SEARCH } from './search.ts'
import { writerOf } from './writer.ts'

const CONSENT_AS_JSON = `json_object('purpose', purpose, 'channel', channel, 'wording', wording, 'page', page,
  'givenAt', given_at)`

const DIALECT: Dialect = {
  name: 'sqlite',
  forUpdate: '',
  skipLocked: '',
  lockMailbox: () => null,
  selectEnquiries: `SELECT ${ENQUIRY_COLUMNS}, (SELECT json_group_array(${CONSENT_AS_JSON} ORDER BY position)
    FROM consents WHERE submission_id = submissions.id) AS consents FROM submissions`,
  ...SQLITE_SEARCH,
}

type Prepared = Map<string, StatementSync>
/** The texts of statements stand in the program, so they are few. */
const preparedOf = new WeakMap<DatabaseSync, Prepared>()

/** Works on a database that {@link openSqliteDatabase} opened: those that wait are committed together. */
export function sqliteWorks(database: DatabaseSync): Works {
  const { write, read, emptyLog } = writerOf(database)
  return {
    dialect: DIALECT,
    write: (work) => write(() => doWork(database, work())),
    read: (work) => read(() => doWork(database, work())),
    emptyLog,
  }
}

/** Does a work at once, within a transaction of the caller's. */
export function doWork<Result>(database: DatabaseSync, work: Work<Result>): Result {
  let step = work.next()
  while (!step.done) {
    const { sql, params } = step.value
    step = work.next(prepared(database, sql).all(...params) as Array<Row>)
  }
  return step.value
}

function prepared(database: DatabaseSync, sql: string): StatementSync {
  const known = preparedOf.get(database) ?? new Map<string, StatementSync>()
  preparedOf.set(database, known)
  const statement = known.get(sql) ?? database.prepare(sql)
  known.set(sql, statement)
  return statement
}
