import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query'
import type { AuditQuery } from '../../domain/inbox/api/audit.ts'
import type { Span } from '../../domain/inbox/api/basics.ts'
import type { SearchQuery } from '../../domain/inbox/api/enquiry-list.ts'
import type { SubscribersQuery } from '../../domain/inbox/api/subscribers.ts'
import type { InboxApi, ListFilter } from '../api/inbox-api.ts'
import { isRefused } from '../api/refused.ts'

/** Queries to the server, each with its cache key. */
export const queries = {
  session: (api: InboxApi) =>
    queryOptions({ queryKey: ['session'], queryFn: () => api.session(), staleTime: 300_000 }),
  day: (api: InboxApi) => queryOptions({ queryKey: ['day'], queryFn: () => api.day() }),
  list: (api: InboxApi, filter: ListFilter) =>
    pagedQuery(['list', filter], (after) => api.list(filter, after)),
  detail: (api: InboxApi, number: number) =>
    queryOptions({ queryKey: ['detail', number], queryFn: () => api.detail(number) }),
  search: (api: InboxApi, query: SearchQuery) =>
    pagedQuery(['search', query], (after) => api.search({ ...query, after })),
  numbers: (api: InboxApi, weeks: Span) =>
    queryOptions({ queryKey: ['numbers', weeks], queryFn: () => api.numbers(weeks) }),
  subscribers: (api: InboxApi, query: SubscribersQuery) =>
    pagedQuery(['subscribers', query], (after) => api.subscribers({ ...query, after })),
  person: (api: InboxApi, key: string) =>
    queryOptions({ queryKey: ['person', key], queryFn: () => api.person(key) }),
  people: (api: InboxApi) => queryOptions({ queryKey: ['people'], queryFn: () => api.people() }),
  address: (api: InboxApi) => queryOptions({ queryKey: ['address'], queryFn: () => api.address() }),
  passkeys: (api: InboxApi) => queryOptions({ queryKey: ['passkeys'], queryFn: () => api.passkeys() }),
  sessions: (api: InboxApi) => queryOptions({ queryKey: ['sessions'], queryFn: () => api.sessions() }),
  settings: (api: InboxApi) => queryOptions({ queryKey: ['settings'], queryFn: () => api.settings() }),
  savedAnswers: (api: InboxApi) =>
    queryOptions({ queryKey: ['saved-answers'], queryFn: () => api.savedAnswers(), staleTime: 60_000 }),
  audit: (api: InboxApi, query: AuditQuery) =>
    pagedQuery(['audit', query], (after) => api.audit({ ...query, after })),
  calls: (api: InboxApi) => queryOptions({ queryKey: ['calls'], queryFn: () => api.calls() }),
  website: (api: InboxApi) =>
    queryOptions({
      queryKey: ['website'],
      queryFn: () => api.website(),
      refetchInterval: ({ state }) =>
        state.data?.check?.state === 'building' || isTemporary(state.error) ? RETRY_MS / 2 : false,
    }),
  sitePart: (api: InboxApi, part: string) =>
    queryOptions({ queryKey: ['site-part', part], queryFn: () => api.sitePart(part) }),
  siteVersions: (api: InboxApi) =>
    queryOptions({ queryKey: ['site-versions'], queryFn: () => api.siteVersions() }),
  restoringChanges: (api: InboxApi, number: number) =>
    queryOptions({ queryKey: ['site-versions', number], queryFn: () => api.restoringChanges(number) }),
  photos: (api: InboxApi) => queryOptions({ queryKey: ['photos'], queryFn: () => api.photos() }),
  mails: (api: InboxApi) => queryOptions({ queryKey: ['mails'], queryFn: () => api.mails() }),
}

/** A query whose results come page by page; each page names the next one. */
function pagedQuery<Page extends { next: string | null }, const Key extends ReadonlyArray<unknown>>(
  queryKey: Key,
  fetchPage: (after: string | undefined) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

const RETRY_MS = 5_000

/** The cache of the server's answers. An unavailable store and a lost connection are retried every five seconds. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchInterval: ({ state }) => (isTemporary(state.error) ? RETRY_MS : false),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Refetches the lists and their counts, after a change to an enquiry. */
export function refetchLists(client: QueryClient): void {
  for (const key of ['list', 'day']) void client.invalidateQueries({ queryKey: [key] })
}

function isTemporary(error: unknown): boolean {
  return isRefused(error, 'server-error') || isRefused(error, 'offline')
}
