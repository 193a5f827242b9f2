import type { Dialect, Statement } from '../sql/database.ts'
import type { ParsedSearch, SearchTerm } from '../sql/inbox/search-words.ts'

const BY_STEM = "to_tsquery('inbox', ?)"
const BY_PREFIX = "to_tsquery('simple', ?)"
/** Filtering so many texts takes 70 ms; fetching the matches of a word in all of 100 000 messages took 400 ms. */
const NEWEST = 5_000
const MARKS = "'HighlightAll=true, StartSel=' || chr(2) || ', StopSel=' || chr(3)"

/** Full-text search by word stems, and by prefix for an incomplete word; one column serves both. */
export const POSTGRES_SEARCH: Pick<Dialect, 'matchingIds' | 'matchingTexts'> = {
  matchingIds: ({ terms, unfinishedWord }, limit) => {
    const allTerms = joinTerms(terms, '&')
    const otherTerms = joinTerms(terms.slice(0, -1), '&')
    if (unfinishedWord === null) return newestOf(BY_STEM, [allTerms], limit)
    const prefix = prefixQuery(unfinishedWord)
    if (otherTerms === '') return newestOf(`${BY_STEM} || ${BY_PREFIX}`, [allTerms, prefix], limit)
    return newestOf(`${BY_STEM} || (${BY_STEM} && ${BY_PREFIX})`, [allTerms, otherTerms, prefix], limit)
  },
  matchingTexts: ({ terms, unfinishedWord }, ids) => ({
    sql: `SELECT id, post_id, source, text, ts_headline('inbox', inbox_plain(text), ${BY_STEM}, ${MARKS}) AS found,
        ts_headline('simple', inbox_plain(text), ${BY_PREFIX}, ${MARKS}) AS begun
      FROM search_texts WHERE id IN (SELECT value::bigint FROM json_array_elements_text(?))`,
    params: [
      joinTerms(terms, '|'),
      unfinishedWord === null ? null : prefixQuery(unfinishedWord),
      JSON.stringify(ids),
    ],
  }),
}

/**
 * Reads the newest texts first, which contain a frequent word often enough; only for rarer words all matches
 * are read from the index. The planner cannot choose between the two: it cannot estimate how many texts a
 * prefix matches.
 */
function newestOf(words: string, params: ReadonlyArray<string>, limit: number): Statement {
  return {
    sql: `WITH newest AS (SELECT id, words FROM search_texts ORDER BY id DESC LIMIT ${NEWEST}),
        near AS MATERIALIZED (SELECT id FROM newest WHERE words @@ (${words}) ORDER BY id DESC LIMIT ?),
        found AS MATERIALIZED (SELECT id FROM search_texts WHERE (SELECT count(*) FROM near) < ? AND words @@ (${words}))
      SELECT id FROM near UNION SELECT id FROM found ORDER BY id DESC LIMIT ?`,
    params: [...params, limit, limit, ...params, limit],
  }
}

function joinTerms(terms: ParsedSearch['terms'], operator: '&' | '|'): string {
  return terms.map(queryTerm).join(` ${operator} `)
}

function queryTerm({ spellings, isPrefix }: SearchTerm): string {
  return `(${spellings.map((words) => `${words.join(' <-> ')}${isPrefix ? ':*' : ''}`).join(' | ')})`
}

function prefixQuery(word: string): string {
  return `${word}:*`
}
