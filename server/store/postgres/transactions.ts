import { type Database, type Dialect, runWithin, type Statement, type Transaction } from '../sql/database.ts'
import { ENQUIRY_COLUMNS } from '../sql/enquiry-mapping.ts'
import type { SearchQuestion, SearchTerm } from '../sql/inbox/search-words.ts'
import type { PostgresTransactions, Query } from './pool.ts'

const BY_STEM = "to_tsquery('inbox', ?)"
const BY_BEGINNING = "to_tsquery('simple', ?)"
const MARKS = "'HighlightAll=true, StartSel=' || chr(2) || ', StopSel=' || chr(3)"

/** Texts by the stems of whole words, and by the beginning of a half-typed one: a column has both. */
const POSTGRES_SEARCH: Pick<Dialect, 'foundIds' | 'foundTexts'> = {
  foundIds: ({ terms, halfTyped }, limit) => {
    const whole = joined(terms, '&')
    const others = joined(terms.slice(0, -1), '&')
    if (halfTyped === null) return newestOf(BY_STEM, [whole], limit)
    const begun = beginning(halfTyped)
    if (others === '') return newestOf(`${BY_STEM} || ${BY_BEGINNING}`, [whole, begun], limit)
    return newestOf(`${BY_STEM} || (${BY_STEM} && ${BY_BEGINNING})`, [whole, others, begun], limit)
  },
  foundTexts: ({ terms, halfTyped }, ids) => ({
    sql: `SELECT id, post_id, source, text, ts_headline('inbox', inbox_plain(text), ${BY_STEM}, ${MARKS}) AS found,
        ts_headline('simple', inbox_plain(text), ${BY_BEGINNING}, ${MARKS}) AS begun
      FROM search_texts WHERE id IN (SELECT value::bigint FROM json_array_elements_text(?))`,
    params: [joined(terms, '|'), halfTyped === null ? null : beginning(halfTyped), JSON.stringify(ids)],
  }),
}

function newestOf(words: string, params: ReadonlyArray<string>, limit: number): Statement {
  return {
    sql: `SELECT id FROM search_texts WHERE words @@ (${words}) ORDER BY id DESC LIMIT ?`,
    params: [...params, limit],
  }
}

function joined(terms: SearchQuestion['terms'], word: '&' | '|'): string {
  return terms.map(queryTerm).join(` ${word} `)
}

function queryTerm({ spellings, begins }: SearchTerm): string {
  return `(${spellings.map((words) => `${words.join(' <-> ')}${begins ? ':*' : ''}`).join(' | ')})`
}

function beginning(word: string): string {
  return `${word}:*`
}

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

/** The store's database over a pool that {@link openPostgres} opened. */
export function postgresDatabase({ transaction, read }: PostgresTransactions): Database {
  return {
    dialect: DIALECT,
    transaction: (work) => transaction((query) => runWithin(transactionOn(query), work)),
    read: (work) => read((query) => runWithin(transactionOn(query), work)),
    emptyLog: async () => {},
  }
}

/** In one order always: two servers that lock the same names would otherwise wait for each other for ever. */
const LOCK = `SELECT pg_advisory_xact_lock(hash) FROM
  (SELECT DISTINCT hashtextextended(name, 0) AS hash FROM unnest($1::text[]) AS name ORDER BY hash) AS sorted`

/** Statements within a transaction of the caller's. */
export function transactionOn(query: Query): Transaction {
  return {
    dialect: DIALECT,
    query: (sql, ...params) => query(numbered(sql), params),
    lock: async (names) => void (await query(LOCK, [names])),
  }
}

/** SQL texts are constants, so this cache is bounded. */
const numberedTexts = new Map<string, string>()

/** A statement with $1, $2 … in the place of each `?`. */
export function numbered(sql: string): string {
  let count = 0
  const text = numberedTexts.get(sql) ?? sql.replaceAll('?', () => `$${++count}`)
  numberedTexts.set(sql, text)
  return text
}
