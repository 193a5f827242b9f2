import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EnquiryRow } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { MarkedText, SearchAnswer, Source } from '../../../domain/inbox/api/enquiry-list.ts'
import type { List } from '../../../domain/inbox/events/kinds.ts'
import { dueGroup } from '../../../domain/inbox/words/headings.ts'
import { useApi } from '../../state/api-context.tsx'
import { useNow } from '../../state/clock.ts'
import type { EnquiriesRoute } from '../../state/enquiries-route.ts'
import { queries } from '../../state/queries.ts'
import { LIST_WORDS } from '../../words/lists.ts'

/** A row with its heading and, for a search, the excerpt with the match. */
export type ShownRow = EnquiryRow & { group: string; excerpt?: MarkedText }

/** The list or search on the left, in which the open enquiry has a place. */
export type ListContext = { address: EnquiriesRoute; list: List; rows: ReadonlyArray<ShownRow> }

/** The row after an enquiry, or the one before it at the end; undefined if it was the only one. */
export function neighbourOf(number: number, { rows }: ListContext): ShownRow | undefined {
  const index = rows.findIndex((row) => row.number === number)
  return rows[index + 1] ?? rows[index - 1]
}

/** The data of a list or a search, for display. */
export type RowsData = {
  rows: ReadonlyArray<ShownRow>
  total: number
  /** Whether there are more than `total`. */
  isCapped: boolean
  isPending: boolean
  error: unknown
  /** Requests the next page, if there is one. */
  loadMore: () => void
  /** If nothing was found: a similar word that occurs. */
  suggestion: string | null
}

/** A list or a search, with its address. */
export type ListProps = { address: EnquiriesRoute; list: List; data: RowsData }

/** The headings of search results, in their order. */
const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  name: 'In names',
  contact: 'In contact details and products',
  message: 'In messages',
  answer: 'In our answers',
  note: 'In notes',
}

/** The rows of a list. */
export function useListRows(list: List, { filter, isSearch }: EnquiriesRoute): RowsData {
  const now = useNow()
  const answer = useInfiniteQuery({ ...queries.list(useApi(), { ...filter, list }), enabled: !isSearch })
  const pages = answer.data?.pages
  const rows = useMemo(
    () =>
      (pages ?? []).flatMap((page) => page.rows.map((row) => ({ ...row, group: groupOf(row, list, now) }))),
    [pages, list, now],
  )
  return { ...pagedData(answer, !isSearch), rows, suggestion: null }
}

/** The rows of a search, grouped by the source of the match. */
export function useSearchRows({ q, status, filter, isSearch }: EnquiriesRoute): RowsData {
  const { sort: _sort, ...filters } = filter
  const isEnabled = isSearch && q.trim() !== ''
  const answer = useInfiniteQuery({
    ...queries.search(useApi(), { ...filters, status, q: q.trim() }),
    enabled: isEnabled,
  })
  const pages = answer.data?.pages
  const rows = useMemo(() => bySource((pages ?? []).flatMap(({ hits }) => hits)), [pages])
  return { ...pagedData(answer, isEnabled), rows, suggestion: pages?.[0]?.suggestion ?? null }
}

/** Groups by source; within a source, newest first as from the server. */
function bySource(hits: SearchAnswer['hits']): Array<ShownRow> {
  const sources = Object.keys(SOURCE_WORDS)
  return hits
    .map((hit) => ({ ...hit, group: SOURCE_WORDS[hit.source] }))
    .sort((a, b) => sources.indexOf(a.source) - sources.indexOf(b.source))
}

type PagedAnswer = Pick<
  UseInfiniteQueryResult<{ pages: ReadonlyArray<{ total: number; isCapped: boolean }> }>,
  'data' | 'error' | 'isPending' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>

/** What a list and a search have in common. */
function pagedData(answer: PagedAnswer, isEnabled: boolean): Omit<RowsData, 'rows' | 'suggestion'> {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = answer
  const lastPage = data?.pages.at(-1)
  return {
    total: lastPage?.total ?? 0,
    isCapped: lastPage?.isCapped ?? false,
    isPending: isPending && isEnabled,
    error: data ? null : error,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
  }
}

function groupOf(row: EnquiryRow, list: List, now: number): string {
  if (list === 'held') return LIST_WORDS.held.name
  if (row.undelivered) return 'Not delivered'
  return row.dueAt === null ? LIST_WORDS[list].name : dueGroup(row.dueAt, now)
}
