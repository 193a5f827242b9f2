import { z } from 'zod'
import { SOURCES, type Source } from '../../../../domain/inbox/api/enquiry-list.ts'
import type { Status } from '../../../../domain/inbox/events/kinds.ts'
import { MAX_SEARCHED } from '../../../../domain/inbox/words/headings.ts'
import { joinConditions, type Row, type Transaction } from '../database.ts'
import { type EnquiryRow, enquiryRowOf, ROW_COLUMNS } from './enquiry-rows.ts'
import { type EnquiryFilter, filterConditions } from './lists.ts'
import { excerptOf, type MarkedText } from './marked-text.ts'
import { type ParsedSearch, parseSearch } from './search-words.ts'
import { suggestionFor } from './suggestion.ts'

export type SearchQuery = EnquiryFilter & {
  text: string
  status?: Status | undefined
  /** `next` of the previous page. */
  after?: number | undefined
  limit: number
}

type SearchHit = EnquiryRow & { source: Source; excerpt: MarkedText }

/** `total`: the matches among the newest {@link MAX_SEARCHED}; `isCapped`: there are more. `next` is null on the last page. */
export type SearchResult = {
  words: Array<string>
  hits: Array<SearchHit>
  total: number
  isCapped: boolean
  next: number | null
  /** If nothing is found: similar words that would be found. */
  suggestion: string | null
}

const hitSchema = z.object({
  source: z.enum(SOURCES),
  text: z.string(),
  found: z.string(),
  begun: z.string().nullable(),
})

/**
 * The texts in all lists that match every word of a search, newest first. An enquiry is found once for each of its texts. A search
 * without words finds nothing.
 */
export async function searchTexts(tx: Transaction, search: SearchQuery): Promise<SearchResult> {
  const parsed = parseSearch(search.text)
  const words = [...parsed.words]
  if (words.length === 0) return { words, hits: [], total: 0, isCapped: false, next: null, suggestion: null }
  const { ids, isCapped } = await findIds(tx, parsed, search)
  const remaining = ids.filter((id) => search.after === undefined || id < search.after)
  const page = remaining.slice(0, search.limit)
  const { sql, params } = tx.dialect.matchingTexts(parsed, page)
  const rows = await tx.query(
    `SELECT ${ROW_COLUMNS}, source, text, found, begun FROM (${sql}) AS hits JOIN enquiries USING (post_id)
     ORDER BY id DESC`,
    params,
  )
  return {
    words,
    hits: rows.map(hitOf),
    total: ids.length,
    isCapped,
    next: remaining.length > page.length ? (page.at(-1) ?? null) : null,
    suggestion: ids.length === 0 ? await matchingSuggestion(tx, words, search) : null,
  }
}

async function matchingSuggestion(
  tx: Transaction,
  words: ReadonlyArray<string>,
  search: SearchQuery,
): Promise<string | null> {
  const suggestion = await suggestionFor(tx, words)
  if (suggestion === null) return null
  const { ids } = await findIds(tx, parseSearch(suggestion), search)
  return ids.length > 0 ? suggestion : null
}

/** The newest matches only, because a common word matches nearly all texts. */
type FoundIds = { ids: Array<number>; isCapped: boolean }

async function findIds(tx: Transaction, parsed: ParsedSearch, search: SearchQuery): Promise<FoundIds> {
  const { sql, params } = tx.dialect.matchingIds(parsed, MAX_SEARCHED + 1)
  const conditions = filterConditions(search, 'last_at')
  if (search.status !== undefined) conditions.push(['status = ?', search.status])
  const filter = joinConditions(conditions)
  const filteredSql = `SELECT found.id, CASE WHEN ${filter.sql} THEN 1 ELSE 0 END AS fits FROM (${sql}) AS found
    JOIN search_texts ON search_texts.id = found.id JOIN enquiries USING (post_id) ORDER BY found.id DESC`
  const rows =
    conditions.length === 0
      ? await tx.query(sql, params)
      : await tx.query(filteredSql, [...filter.params, ...params])
  const fittingRows = rows.slice(0, MAX_SEARCHED).filter((row) => row.fits !== 0)
  return { ids: fittingRows.map(({ id }) => Number(id)), isCapped: rows.length > MAX_SEARCHED }
}

function hitOf(row: Row): SearchHit {
  const { source, text, found, begun } = hitSchema.parse(row)
  return { ...enquiryRowOf(row), source, excerpt: excerptOf(text, found, ...(begun === null ? [] : [begun])) }
}
