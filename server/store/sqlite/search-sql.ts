import type { Dialect } from '../sql/database.ts'
import type { ParsedSearch, SearchTerm } from '../sql/inbox/search-words.ts'

const BY_STEM = 'SELECT rowid AS id FROM search WHERE search MATCH ?'
const BY_PREFIX = 'SELECT rowid AS id FROM search_words WHERE search_words MATCH ?'
const NEWEST = 'ORDER BY rowid DESC LIMIT ?'
/** The texts that match in an index, with MATCH_MARKS (marked-text.ts) around the matches. */
const markedBy = (index: 'search' | 'search_words') =>
  `SELECT rowid AS id, highlight(${index}, 0, char(2), char(3)) AS marked FROM ${index}
   WHERE ${index} MATCH ? AND +rowid IN (SELECT value FROM json_each(?))`
const TEXTS_BY_STEM = `WITH whole AS MATERIALIZED (${markedBy('search')})
  SELECT id, post_id, source, text, coalesce(whole.marked, text) AS found, NULL AS begun
  FROM search_texts LEFT JOIN whole USING (id) WHERE id IN (SELECT value FROM json_each(?))`
const TEXTS_BY_BOTH = `WITH whole AS MATERIALIZED (${markedBy('search')}), begun AS MATERIALIZED (${markedBy('search_words')})
  SELECT id, post_id, source, text, coalesce(whole.marked, text) AS found, coalesce(begun.marked, text) AS begun
  FROM search_texts LEFT JOIN whole USING (id) LEFT JOIN begun USING (id) WHERE id IN (SELECT value FROM json_each(?))`

/** Full-text search by word stems (FTS5, `search`), and by prefix for an incomplete word (`search_words`). */
export const SQLITE_SEARCH: Pick<Dialect, 'matchingIds' | 'matchingTexts'> = {
  matchingIds: ({ terms, unfinishedWord }, limit) => {
    const allTerms = joinTerms(terms, 'AND')
    if (unfinishedWord === null) return { sql: `${BY_STEM} ${NEWEST}`, params: [allTerms, limit] }
    const otherTerms = joinTerms(terms.slice(0, -1), 'AND')
    const otherTermsSql = otherTerms === '' ? '' : `AND +rowid IN (${BY_STEM})`
    return {
      sql: `SELECT id FROM (${BY_STEM} ${NEWEST}) AS whole UNION SELECT id FROM (${BY_PREFIX} ${otherTermsSql} ${NEWEST}) AS begun
        ORDER BY id DESC LIMIT ?`,
      params: [
        allTerms,
        limit,
        prefixQuery(unfinishedWord),
        ...(otherTerms === '' ? [] : [otherTerms]),
        limit,
        limit,
      ],
    }
  },
  matchingTexts: ({ terms, unfinishedWord }, ids) => {
    const [idsJson, allTerms] = [JSON.stringify(ids), joinTerms(terms, 'OR')]
    return unfinishedWord === null
      ? { sql: TEXTS_BY_STEM, params: [allTerms, idsJson, idsJson] }
      : { sql: TEXTS_BY_BOTH, params: [allTerms, idsJson, prefixQuery(unfinishedWord), idsJson, idsJson] }
  },
}

function joinTerms(terms: ParsedSearch['terms'], operator: 'AND' | 'OR'): string {
  return terms.map(ftsTerm).join(` ${operator} `)
}

function ftsTerm({ spellings, isPrefix }: SearchTerm): string {
  return `(${spellings.map((words) => `"${words.join(' ')}"${isPrefix ? ' *' : ''}`).join(' OR ')})`
}

function prefixQuery(word: string): string {
  return `"${word}" *`
}
