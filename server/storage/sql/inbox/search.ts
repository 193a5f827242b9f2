import { z } from 'zod'
import type { Status } from '../../../../domain/inbox/facts/kinds.ts'
import type { Dialect } from '../dialect.ts'
import { type Row, type SqlValue, select, type Work } from '../work.ts'
import { type EnquiryRow, enquiryRowOf, ROW_COLUMNS } from './enquiry-rows.ts'
import { excerptOf, type MarkedText } from './marked-text.ts'
import type { Source } from './search-rows.ts'
import { type SearchWord, searchWords } from './search-words.ts'
import { suggestionFor } from './suggestion.ts'

/** Of all texts that hold the words only the newest are looked at: more nobody reads, and a common word stands in all. */
const MOST_LOOKED_AT = 1_000

export type SearchQuery = {
  question: string
  status?: Status | undefined
  /** Who has it; null: nobody. Absent: whoever. */
  who?: string | null | undefined
  /** Of the last word (epoch milliseconds); `untilMs` is not in the period any more. */
  fromMs?: number | undefined
  untilMs?: number | undefined
  /** The `next` of the page before. */
  after?: number | undefined
  limit: number
}

type SearchHit = EnquiryRow & { source: Source; excerpt: MarkedText }

/** `total`: up to {@link MOST_LOOKED_AT}; `next` is null on the last page. */
export type SearchResult = {
  words: Array<string>
  hits: Array<SearchHit>
  total: number
  next: number | null
  /** Where nothing is found: words that are like those asked for, and are found. */
  suggestion: string | null
}

const hitSchema = z.object({
  source: z.enum(['name', 'message', 'answer', 'note']),
  text: z.string(),
  found: z.string(),
})

/**
 * The texts that hold every word of a question, in every list, the newest text first. An enquiry is found once for each of its texts.
 * A question without a word finds nothing.
 */
export function* searchTexts(dialect: Dialect, query: SearchQuery): Work<SearchResult> {
  const words = searchWords(query.question)
  if (words.length === 0) return { words: [], hits: [], total: 0, next: null, suggestion: null }
  const question = dialect.searchQuestion(words)
  const ids = yield* idsFound(dialect, words, query)
  const left = ids.filter((id) => query.after === undefined || id < query.after)
  const page = left.slice(0, query.limit)
  const rows = yield* select(
    `SELECT ${ROW_COLUMNS}, source, text, found FROM (${dialect.foundTexts}) AS hits JOIN enquiries USING (post_id)
     ORDER BY id DESC`,
    ...[question, JSON.stringify(page)],
  )
  return {
    words: words.map(({ word }) => word),
    hits: rows.map(hitOf),
    total: ids.length,
    next: left.length > page.length ? (page.at(-1) ?? null) : null,
    suggestion: ids.length === 0 ? yield* foundSuggestion(dialect, words, query) : null,
  }
}

function* foundSuggestion(
  dialect: Dialect,
  words: ReadonlyArray<SearchWord>,
  query: SearchQuery,
): Work<string | null> {
  const suggestion = yield* suggestionFor(words)
  if (suggestion === null) return null
  const found = yield* idsFound(dialect, searchWords(suggestion), query)
  return found.length > 0 ? suggestion : null
}

/** Whole words alone, if more texts have them than are looked at: what only begins so would not be missed among them. */
function* idsFound(
  dialect: Dialect,
  words: ReadonlyArray<SearchWord>,
  query: SearchQuery,
): Work<Array<number>> {
  if (dialect.readsAllThatBegin && words.some(({ begins }) => begins)) {
    const ids = yield* idsAnswering(
      dialect,
      words.map(({ word }) => ({ word, begins: false })),
      query,
    )
    if (ids.length === MOST_LOOKED_AT) return ids
  }
  return yield* idsAnswering(dialect, words, query)
}

function* idsAnswering(
  dialect: Dialect,
  words: ReadonlyArray<SearchWord>,
  query: SearchQuery,
): Work<Array<number>> {
  const question = dialect.searchQuestion(words)
  const found = `${dialect.foundIds} LIMIT ${MOST_LOOKED_AT}`
  const conditions = conditionsOf(query)
  const narrowed = `SELECT found.id FROM (${found}) AS found JOIN search_texts ON search_texts.id = found.id
    JOIN enquiries USING (post_id) WHERE ${conditions.map(([sql]) => sql).join(' AND ')} ORDER BY found.id DESC`
  const values = conditions.flatMap(([, ...given]) => given)
  const rows = yield* select(conditions.length === 0 ? found : narrowed, question, ...values)
  return rows.map(({ id }) => Number(id))
}

function hitOf(row: Row): SearchHit {
  const { source, text, found } = hitSchema.parse(row)
  return { ...enquiryRowOf(row), source, excerpt: excerptOf(text, found) }
}

function conditionsOf({
  status,
  who,
  fromMs,
  untilMs,
}: SearchQuery): Array<[sql: string, ...Array<SqlValue>]> {
  const all: Array<[sql: string, ...Array<SqlValue>]> = []
  if (status !== undefined) all.push(['status = ?', status])
  if (who === null) all.push(['who IS NULL'])
  else if (who !== undefined) all.push(['who = ?', who])
  if (fromMs !== undefined) all.push(['last_at >= ?', fromMs])
  if (untilMs !== undefined) all.push(['last_at < ?', untilMs])
  return all
}
