import { mailboxOf } from '../../../domain/enquiry/mailbox.ts'
import type { Dialect } from '../sql/dialect.ts'
import { ENQUIRY_COLUMNS, withoutNul } from '../sql/enquiry-mapping.ts'
import type { Work, Works } from '../sql/work.ts'
import type { Postgres, Query } from './pool.ts'
import { POSTGRES_SEARCH } from './search.ts'

const CONSENTS_AS_JSON = `(SELECT coalesce(json_agg(json_build_object('purpose', purpose, 'channel', channel,
  'wording', wording, 'page', page, 'givenAt', given_at) ORDER BY position), '[]')::text
  FROM consents WHERE submission_id = submissions.id)`

const DIALECT: Dialect = {
  name: 'postgres',
  forUpdate: 'FOR UPDATE',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  lockMailbox: (email) => ({
    sql: 'SELECT pg_advisory_xact_lock(hashtextextended(?, 0))',
    params: [`mailbox ${withoutNul(mailboxOf(email))}`],
  }),
  selectEnquiries: `SELECT ${ENQUIRY_COLUMNS}, ${CONSENTS_AS_JSON} AS consents FROM submissions`,
  ...POSTGRES_SEARCH,
}

/** The texts of statements stand in the program, so they are few. */
const numberedTexts = new Map<string, string>()

/** Works on a database that {@link openPostgres} opened, each in a transaction of its own. */
export function postgresWorks({ transaction }: Pick<Postgres, 'transaction'>): Works {
  const inTransaction: Works['write'] = (work) => transaction((query) => doWork(query, work()))
  return { dialect: DIALECT, write: inTransaction, read: inTransaction, emptyLog: async () => {} }
}

/** Does a work statement by statement, within a transaction of the caller's. */
export async function doWork<Result>(query: Query, work: Work<Result>): Promise<Result> {
  let step = work.next()
  while (!step.done) {
    const { sql, params } = step.value
    step = work.next(await query(numbered(sql), params))
  }
  return step.value
}

/** A statement of a work with $1, $2 … in the place of each `?`. */
export function numbered(sql: string): string {
  let count = 0
  const text = numberedTexts.get(sql) ?? sql.replaceAll('?', () => `$${++count}`)
  numberedTexts.set(sql, text)
  return text
}
