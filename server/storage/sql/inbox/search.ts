import { z } from 'zod'
import { SOURCES, type Source } from '../../../../domain/inbox/api/search.ts'
import type { Status } from '../../../../domain/inbox/facts/kinds.ts'
import type { Dialect } from '../dialect.ts'
import type { SqlValue, Statement } from '../statement.ts'
import { type Row, select, type Work } from '../work.ts'
import { type EnquiryRow, enquiryRowOf, ROW_COLUMNS } from './enquiry-rows.ts'
import { excerptOf, type MarkedText } from './marked-text.ts'
import { readQuestion, type SearchQuestion } from './search-words.ts'
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
  source: z.enum(SOURCES),
  text: z.string(),
  found: z.string(),
  begun: z.string().nullable(),
})

/**
 * The texts that hold every word of a question, in every list, the newest text first. An enquiry is found once for each of its texts.
 * A question without a word finds nothing.
 */
export function* searchTexts(dialect: Dialect, query: SearchQuery): Work<SearchResult> {
  const question = readQuestion(query.question)
  const words = [...question.words]
  if (words.length === 0) return { words, hits: [], total: 0, next: null, suggestion: null }
  const ids = yield* idsFound(dialect, question, query)
  const left = ids.filter((id) => query.after === undefined || id < query.after)
  const page = left.slice(0, query.limit)
  const { sql, params } = dialect.foundTexts(question, page)
  const rows = yield* select(
    `SELECT ${ROW_COLUMNS}, source, text, found, begun FROM (${sql}) AS hits JOIN enquiries USING (post_id)
     ORDER BY id DESC`,
    ...params,
  )
  return {
    words,
    hits: rows.map(hitOf),
    total: ids.length,
    next: left.length > page.length ? (page.at(-1) ?? null) : null,
    suggestion: ids.length === 0 ? yield* foundSuggestion(dialect, words, query) : null,
  }
}

function* foundSuggestion(
  dialect: Dialect,
  words: ReadonlyArray<string>,
  query: SearchQuery,
): Work<string | null> {
  const suggestion = yield* suggestionFor(words)
  if (suggestion === null) return null
  const found = yield* idsFound(dialect, readQuestion(suggestion), query)
  return found.length > 0 ? suggestion : null
}

/** Whole words alone, if more texts have them than are looked at: what only begins so would not be missed among them. */
function* idsFound(dialect: Dialect, question: SearchQuestion, query: SearchQuery): Work<Array<number>> {
  if (dialect.readsAllThatBegin && question.halfTyped !== null) {
    const ids = yield* idsAnswering(dialect.foundIds({ ...question, halfTyped: null }, MOST_LOOKED_AT), query)
    if (ids.length === MOST_LOOKED_AT) return ids
  }
  return yield* idsAnswering(dialect.foundIds(question, MOST_LOOKED_AT), query)
}

function* idsAnswering({ sql, params }: Statement, query: SearchQuery): Work<Array<number>> {
  const conditions = conditionsOf(query)
  const narrowed = `SELECT found.id FROM (${sql}) AS found JOIN search_texts ON search_texts.id = found.id
    JOIN enquiries USING (post_id) WHERE ${conditions.map(([condition]) => condition).join(' AND ')} ORDER BY found.id DESC`
  const values = conditions.flatMap(([, ...given]) => given)
  const rows = yield* select(conditions.length === 0 ? sql : narrowed, ...params, ...values)
  return rows.map(({ id }) => Number(id))
}

function hitOf(row: Row): SearchHit {
  const { source, text, found, begun } = hitSchema.parse(row)
  return { ...enquiryRowOf(row), source, excerpt: excerptOf(text, found, ...(begun === null ? [] : [begun])) }
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
