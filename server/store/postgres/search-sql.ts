import type { Dialect, Statement } from '../sql/database.ts'
import type { SearchQuestion, SearchTerm } from '../sql/inbox/search-words.ts'

const BY_STEM = "to_tsquery('inbox', ?)"
const BY_BEGINNING = "to_tsquery('simple', ?)"
const MARKS = "'HighlightAll=true, StartSel=' || chr(2) || ', StopSel=' || chr(3)"

/** Full-text search by word stems, and by prefix for an incomplete word; one column serves both. */
export const POSTGRES_SEARCH: Pick<Dialect, 'foundIds' | 'foundTexts'> = {
  foundIds: ({ terms, halfTyped }, limit) => {
    const allTerms = joinTerms(terms, '&')
    const otherTerms = joinTerms(terms.slice(0, -1), '&')
    if (halfTyped === null) return newestOf(BY_STEM, [allTerms], limit)
    const begun = beginning(halfTyped)
    if (otherTerms === '') return newestOf(`${BY_STEM} || ${BY_BEGINNING}`, [allTerms, begun], limit)
    return newestOf(`${BY_STEM} || (${BY_STEM} && ${BY_BEGINNING})`, [allTerms, otherTerms, begun], limit)
  },
  foundTexts: ({ terms, halfTyped }, ids) => ({
    sql: `SELECT id, post_id, source, text, ts_headline('inbox', inbox_plain(text), ${BY_STEM}, ${MARKS}) AS found,
        ts_headline('simple', inbox_plain(text), ${BY_BEGINNING}, ${MARKS}) AS begun
      FROM search_texts WHERE id IN (SELECT value::bigint FROM json_array_elements_text(?))`,
    params: [joinTerms(terms, '|'), halfTyped === null ? null : beginning(halfTyped), JSON.stringify(ids)],
  }),
}

/** Materialized: the planner cannot estimate prefixes, and would read all texts in the order of ids to find a rare one. */
function newestOf(words: string, params: ReadonlyArray<string>, limit: number): Statement {
  return {
    sql: `WITH found AS MATERIALIZED (SELECT id FROM search_texts WHERE words @@ (${words}))
      SELECT id FROM found ORDER BY id DESC LIMIT ?`,
    params: [...params, limit],
  }
}

function joinTerms(terms: SearchQuestion['terms'], word: '&' | '|'): string {
  return terms.map(queryTerm).join(` ${word} `)
}

function queryTerm({ spellings, begins }: SearchTerm): string {
  return `(${spellings.map((words) => `${words.join(' <-> ')}${begins ? ':*' : ''}`).join(' | ')})`
}

function beginning(word: string): string {
  return `${word}:*`
}
