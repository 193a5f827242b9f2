import { type LinkProps, useParams, useRouterState, useSearch } from '@tanstack/react-router'
import type { Filter } from '../../domain/inbox/api/enquiry-list.ts'
import { LISTS, type List, type Status } from '../../domain/inbox/events/kinds.ts'
import type { EnquirySearch } from './addresses.ts'

/** The address as state: the list or search on the left, its filters, and the open enquiry. */
export type EnquiriesRoute = {
  list: List | null
  isSearch: boolean
  q: string
  status: Status | undefined
  filter: Filter
  open: number | null
}

/** Reads the address of the enquiries page. `list` is null if the address names only an enquiry. */
export function useEnquiriesRoute(): EnquiriesRoute {
  const params = useParams({ strict: false })
  const { q = '', status, list, ...filter } = useSearch({ strict: false }) as EnquirySearch
  const isSearchPage = useRouterState({ select: ({ location }) => location.pathname.endsWith('/search') })
  const pathList = LISTS.find((list) => list === params.list)
  return {
    list: pathList ?? list ?? null,
    isSearch: isSearchPage || q !== '',
    q,
    status,
    filter,
    open: params.number ?? null,
  }
}

/** The address of the list or search on the left. */
export function listRoute({ list, isSearch, q, status, filter }: EnquiriesRoute, fallback: List): LinkProps {
  if (isSearch) return { to: '/search', search: { ...filter, q, status } }
  return { to: '/$list', params: { list: list ?? fallback }, search: filter }
}

/** The address of an enquiry beside the list or search on the left. */
export function enquiryAt(
  number: number,
  { list, isSearch, q, status, filter }: EnquiriesRoute,
  fallback: List,
): Omit<LinkProps, 'children'> {
  const leftSide = isSearch ? { q, status } : { list: list ?? fallback }
  return { to: '/e/$number', params: { number }, search: { ...filter, ...leftSide } }
}

export function hasFilter({ filter }: EnquiriesRoute): boolean {
  return Object.values(filter).some((value) => value !== undefined)
}

/** Whether list and detail are side by side: the breakpoint of the style sheets. */
export function isWide(): boolean {
  return matchMedia('(min-width: 60.01rem)').matches
}
