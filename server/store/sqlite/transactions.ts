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
import type { SearchQuestion, SearchTerm } from '../sql/inbox/search-words.ts'
import { prepared } from './prepared.ts'
import { writerOf } from './writer.ts'

/** Beside a half-typed word the others are looked for in so many texts only, the newest. */
const MOST_BESIDE = 10_000

const BY_STEM = 'SELECT rowid AS id FROM search WHERE search MATCH ?'
/** Of more words that begin so FTS5 puts the texts together by itself. */
const MOST_BEGUN = 100
/** Word for word from the index, so that none of their texts is read. */
const BEGUN = `WITH RECURSIVE begun (beginning, word) AS (
    SELECT ?, (SELECT term FROM search_vocabulary WHERE term >= ? LIMIT 1)
    UNION ALL SELECT beginning, (SELECT term FROM search_vocabulary WHERE term >= word || char(1) LIMIT 1) FROM begun
      WHERE substr(word, 1, length(beginning)) = beginning LIMIT ${MOST_BEGUN + 1})
  SELECT iif(count(*) BETWEEN 1 AND ${MOST_BEGUN}, group_concat('"' || word || '"', ' OR '), ?) FROM begun
    WHERE substr(word, 1, length(beginning)) = beginning`
/** By the words that begin so: for a beginning FTS5 reads all their texts first, and for words only as many as are asked for. */
const BY_BEGINNING = `SELECT rowid AS id FROM search_words WHERE search_words MATCH (${BEGUN})`
const NEWEST = 'ORDER BY id DESC LIMIT ?'
const BESIDE = `AND +rowid IN (${BY_STEM} ORDER BY rowid DESC LIMIT ${MOST_BESIDE})`

/** Texts by the stems of whole words (FTS5, `search`), and by the beginning of a half-typed one (`search_words`). */
const SQLITE_SEARCH: Pick<Dialect, 'readsAllThatBegin' | 'foundIds' | 'foundTexts'> = {
  readsAllThatBegin: true,
  foundIds: ({ terms, halfTyped }, limit) => {
    const whole = joined(terms, 'AND')
    if (halfTyped === null) return { sql: `${BY_STEM} ${NEWEST}`, params: [whole, limit] }
    const others = joined(terms.slice(0, -1), 'AND')
    const begun = others === '' ? BY_BEGINNING : `${BY_BEGINNING} ${BESIDE}`
    return {
      sql: `${BY_STEM} UNION ${begun} ${NEWEST}`,
      params: [whole, halfTyped, halfTyped, beginning(halfTyped), ...(others === '' ? [] : [others]), limit],
    }
  },
  foundTexts: ({ terms, halfTyped }, ids) => ({
    sql: `SELECT id, post_id, source, text, marked(text, ?) AS found, begun(text, ?) AS begun FROM search_texts
      WHERE id IN (SELECT value FROM json_each(?))`,
    params: [joined(terms, 'OR'), halfTyped === null ? null : beginning(halfTyped), JSON.stringify(ids)],
  }),
}

function joined(terms: SearchQuestion['terms'], word: 'AND' | 'OR'): string {
  return terms.map(ftsTerm).join(` ${word} `)
}

function ftsTerm({ spellings, begins }: SearchTerm): string {
  return `(${spellings.map((words) => `"${words.join(' ')}"${begins ? ' *' : ''}`).join(' OR ')})`
}

function beginning(word: string): string {
  return `"${word}" *`
}

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

/** The store's database over a connection that {@link openSqliteDatabase} opened: transactions that wait are committed together. */
export function sqliteDatabase(connection: DatabaseSync): Database {
  const { write, read, emptyLog } = writerOf(connection)
  return {
    dialect: DIALECT,
    transaction: (work) => write(() => runWithin(transactionOn(connection), work)),
    read: (work) =>
      work({
        ...transactionOn(connection),
        query: (sql, ...params) => read(() => run(connection, sql, params)),
      }),
    emptyLog,
  }
}

/** Statements that run at once on a connection, within a transaction of the caller's if there is one. */
export function transactionOn(connection: DatabaseSync): Transaction {
  return {
    dialect: DIALECT,
    query: async (sql, ...params) => run(connection, sql, params),
    lock: async () => {}, // SQLite has one writer
  }
}

function run(connection: DatabaseSync, sql: string, params: ReadonlyArray<SqlValue>): Array<Row> {
  return prepared(connection, sql).all(...params) as Array<Row>
}
