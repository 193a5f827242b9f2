import type { Dialect } from '../sql/dialect.ts'
import type { SearchQuestion, SearchTerm } from '../sql/inbox/search-words.ts'

/** Beside a half-typed word the others are looked for in so many texts only, the newest. */
const MOST_BESIDE = 10_000

const BY_STEM = 'SELECT rowid AS id FROM search WHERE search MATCH ?'
const BY_BEGINNING = 'SELECT rowid AS id FROM search_words WHERE search_words MATCH ?'
const NEWEST = 'ORDER BY id DESC LIMIT ?'
const BESIDE = `AND +rowid IN (${BY_STEM} ORDER BY rowid DESC LIMIT ${MOST_BESIDE})`

/** Texts by the stems of whole words (FTS5, `search`), and by the beginning of a half-typed one (`search_words`). */
export const SQLITE_SEARCH: Pick<Dialect, 'readsAllThatBegin' | 'foundIds' | 'foundTexts'> = {
  readsAllThatBegin: true,
  foundIds: ({ terms, halfTyped }, limit) => {
    const whole = joined(terms, 'AND')
    if (halfTyped === null) return { sql: `${BY_STEM} ${NEWEST}`, params: [whole, limit] }
    const others = joined(terms.slice(0, -1), 'AND')
    const begun = others === '' ? BY_BEGINNING : `${BY_BEGINNING} ${BESIDE}`
    return {
      sql: `${BY_STEM} UNION ${begun} ${NEWEST}`,
      params: [whole, beginning(halfTyped), ...(others === '' ? [] : [others]), limit],
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
