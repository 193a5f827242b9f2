import { type Database, type Dialect, runWithin, type Transaction } from '../sql/database.ts'
import { ENQUIRY_COLUMNS } from '../sql/enquiry-mapping.ts'
import type { Postgres, Query } from './pool.ts'
import { POSTGRES_SEARCH } from './search-sql.ts'

const CONSENTS_AS_JSON = `(SELECT coalesce(json_agg(json_build_object('purpose', purpose, 'channel', channel,
  'wording', wording, 'page', page, 'givenAt', given_at, 'state', state, 'at', at, 'by', author, 'words', words) ORDER BY position), '[]')::text
  FROM consents WHERE submission_id = submissions.id)`

const DIALECT: Dialect = {
  name: 'postgres',
  forUpdate: 'FOR UPDATE',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  asFilter: (column) => column,
  selectEnquiries: `SELECT ${ENQUIRY_COLUMNS}, ${CONSENTS_AS_JSON} AS consents FROM submissions`,
  ...POSTGRES_SEARCH,
}

/** The store's database over a pool of {@link openPostgres}. */
export function postgresDatabase({ transaction, read }: Pick<Postgres, 'transaction' | 'read'>): Database {
  return {
    dialect: DIALECT,
    transaction: (work) => transaction((query) => runWithin(transactionOn(query), work)),
    read: (work) => read((query) => runWithin(transactionOn(query), work)),
    emptyWriteAheadLog: async () => {},
  }
}

/** Locks in a fixed order, because two servers that lock the same names could deadlock otherwise. */
const LOCK = `SELECT pg_advisory_xact_lock(hash) FROM
  (SELECT DISTINCT hashtextextended(name, 0) AS hash FROM unnest($1::text[]) AS name ORDER BY hash) AS sorted`

/** Runs statements within the caller's transaction. */
export function transactionOn(query: Query): Transaction {
  return {
    dialect: DIALECT,
    query: (sql, params) => query(numbered(sql), params),
    lock: async (names) => void (await query(LOCK, [names])),
  }
}

/** SQL texts are constants, so this cache is bounded. */
const numberedTexts = new Map<string, string>()

/** Replaces each `?` of a statement by $1, $2 … */
export function numbered(sql: string): string {
  let count = 0
  const text = numberedTexts.get(sql) ?? sql.replaceAll('?', () => `$${++count}`)
  numberedTexts.set(sql, text)
  return text
}
