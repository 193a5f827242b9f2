import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { StreamEvent } from '../../domain/inbox/api/stream.ts'
import { useApi } from './api-context.tsx'
import { serverNow, setClock } from './clock.ts'

const ROW_STAYS_MS = 10_000

type Answered = { by: string | null; at: number }

/**
 * What the stream reported: since when the connection has been lost, which enquiries colleagues answered in the last
 * ten seconds, and when each new enquiry arrived while the page was open.
 */
type LiveState = {
  lostSince: number | null
  answered: ReadonlyMap<number, Answered>
  arrived: ReadonlyMap<number, number>
}
type Live = LiveState & {
  /** Records a colleague's answer that a refused request revealed before the stream did. */
  recordColleagueAnswer: (number: number, by: string | null) => void
}

const INITIAL: LiveState = { lostSince: null, answered: new Map(), arrived: new Map() }
const LiveContext = createContext<Live>({ ...INITIAL, recordColleagueAnswer: () => undefined })

export function useLive(): Live {
  return useContext(LiveContext)
}

/** Listens to the server's events and refetches what has changed; after a lost connection, everything. */
export function LiveProvider({ me, children }: { me: string; children: ReactNode }) {
  const api = useApi()
  const client = useQueryClient()
  const [state, setState] = useState(INITIAL)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())

  const recordColleagueAnswer = useCallback(
    (number: number, by: string | null) => {
      setState((previousState) => withAnswered(previousState, number, by))
      timers.current.add(setTimeout(() => releaseRow(client, number, setState), ROW_STAYS_MS))
      invalidateAll(client, ['day'])
    },
    [client],
  )

  useEffect(() => {
    const pendingTimers = timers.current
    return () => {
      for (const timer of pendingTimers) clearTimeout(timer)
    }
  }, [])

  useEffect(() => {
    return api.stream({
      connection: (isLost) => {
        setState((previousState) => ({
          ...previousState,
          lostSince: isLost ? (previousState.lostSince ?? serverNow()) : null,
        }))
        // The connection may be lost because the session has ended.
        if (isLost) invalidateAll(client, ['session'])
      },
      event: (event) => {
        if (event.kind === 'hello') setClock(event.now)
        if (event.kind === 'new') setState((previousState) => withArrived(previousState, event.number))
        if (event.kind === 'changed' && event.answered && event.by !== me) {
          recordColleagueAnswer(event.number, event.by)
          refetchChanged(client, event, { keepRows: true })
        } else refetchChanged(client, event, { keepRows: false })
      },
    })
  }, [api, client, me, recordColleagueAnswer])

  const live = useMemo(() => ({ ...state, recordColleagueAnswer }), [state, recordColleagueAnswer])
  return <LiveContext.Provider value={live}>{children}</LiveContext.Provider>
}

function withArrived(state: LiveState, number: number): LiveState {
  return { ...state, arrived: new Map(state.arrived).set(number, serverNow()) }
}

function withAnswered(state: LiveState, number: number, by: string | null): LiveState {
  return { ...state, answered: new Map(state.answered).set(number, { by, at: serverNow() }) }
}

/** Lets the row of an answered enquiry move to its new place. */
function releaseRow(
  client: QueryClient,
  number: number,
  setState: (change: (state: LiveState) => LiveState) => void,
): void {
  setState((state) => {
    const answered = new Map(state.answered)
    answered.delete(number)
    return { ...state, answered }
  })
  invalidateAll(client, ['list'])
}

function refetchChanged(client: QueryClient, event: StreamEvent, { keepRows }: { keepRows: boolean }): void {
  if (event.kind === 'behind') {
    invalidateAll(client)
    return
  }
  invalidateAll(client, ['day'])
  if (event.kind === 'hello' || event.kind === 'mail') {
    for (const queryName of ['detail', 'mails', 'settings']) invalidateAll(client, [queryName])
  }
  if ('number' in event) invalidateAll(client, ['detail', event.number])
  // The list shows a new enquiry itself, when no row would move under the pointer.
  // A delivery moves no row; if it changes an enquiry, 'changed' follows.
  if (keepRows || event.kind === 'new' || event.kind === 'mail') return
  for (const rows of ['list', 'search']) invalidateAll(client, [rows])
}

/** First requests after which a refetch is planned: one refetch covers all changes meanwhile. */
const pendingRefetches = new WeakSet<Promise<unknown>>()

/**
 * Invalidates all queries whose key begins with a key. A query whose first request is still running is refetched after its response,
 * which may be older than the change: TanStack Query would otherwise treat that response as current.
 *
 * @param key without it, all queries
 */
export function invalidateAll(client: QueryClient, key: QueryKey = []): void {
  const firstRequests = client.getQueryCache().findAll({
    queryKey: key,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  })
  void client.invalidateQueries({ queryKey: key })
  for (const { promise, queryKey } of firstRequests) {
    if (!promise || pendingRefetches.has(promise)) continue
    pendingRefetches.add(promise)
    const refetch = () => client.invalidateQueries({ queryKey, exact: true })
    promise.then(refetch, () => {}) // a failed request is shown and retried by its page
  }
}
