import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { isLate } from '../../domain/calendar/deadline.ts'
import { arrivalSentence } from '../../domain/inbox/words/headings.ts'
import { SingleKeyShortcutsContext, useKeys } from '../../ui/keys.ts'
import { isRefused } from '../api/refused.ts'
import { useApi } from '../state/api-context.tsx'
import { setClock, useNow } from '../state/clock.ts'
import { lazyPart } from '../state/lazy-part.ts'
import { LiveProvider, useLive } from '../state/live.tsx'
import { queries } from '../state/queries.ts'
import { ToastProvider } from '../state/toast.tsx'
import styles from './Frame.module.css'
import { RedirectToSignIn, ServiceUnavailable, SignedOutPage } from './LoadError.tsx'
import { ReauthenticateProvider } from './ReauthenticateProvider.tsx'
import { Sidebar } from './Sidebar.tsx'
import { Tabs } from './Tabs.tsx'

/** The frame around every page for signed-in staff; anyone else is asked to sign in. */
export function Frame() {
  const api = useApi()
  const { data, error } = useQuery(queries.session(api))
  const address = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    if (data) setClock(data.now)
  }, [data])

  if (data) {
    return (
      <SingleKeyShortcutsContext value={data.me.singleKeys}>
        <LiveProvider me={data.me.id}>
          <ReauthenticateProvider>
            <div className={`${styles.frame} ${/\/e\/\d+$/.test(address) ? styles.reading : ''}`}>
              <ToastProvider>
                <GlobalShortcuts>
                  <Sidebar />
                  {isRefused(error, 'signed-out') ? (
                    <SignedOutPage address={address} />
                  ) : (
                    <Suspense fallback={<main className={styles.waiting} aria-busy="true" />}>
                      <Outlet />
                    </Suspense>
                  )}
                  <Tabs />
                  <Announcer />
                </GlobalShortcuts>
              </ToastProvider>
            </div>
          </ReauthenticateProvider>
        </LiveProvider>
      </SingleKeyShortcutsContext>
    )
  }
  if (isRefused(error, 'signed-out')) return <RedirectToSignIn />
  return error ? <ServiceUnavailable error={error} /> : null
}

const ANNOUNCE_INTERVAL_MS = 30_000
/** Time for the counts that a new enquiry changes to be refetched. */
const REFETCH_MS = 300

/** Announces new enquiries to screen readers in one polite sentence, at most every thirty seconds, and each late enquiry once. */
function Announcer() {
  const arrivals = useArrivalSentence()
  const lateSentence = useLateSentence()
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {arrivals}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {lateSentence}
      </p>
    </>
  )
}

function useArrivalSentence(): string {
  const { arrived } = useLive()
  const { data: day, isFetching } = useQuery(queries.day(useApi()))
  const [sentence, setSentence] = useState('')
  const announced = useRef({ count: 0, at: 0 })
  const needs = day?.counts.needs
  useEffect(() => {
    const newCount = arrived.size - announced.current.count
    if (newCount <= 0 || needs === undefined || isFetching) return
    const waitMs = Math.max(announced.current.at + ANNOUNCE_INTERVAL_MS - Date.now(), REFETCH_MS)
    const timer = setTimeout(() => {
      announced.current = { count: arrived.size, at: Date.now() }
      setSentence(arrivalSentence(newCount, needs))
    }, waitMs)
    return () => clearTimeout(timer)
  }, [arrived, needs, isFetching])
  return sentence
}

/** Enquiries that were late when the page was opened are not announced, because they are visible. */
function useLateSentence(): string {
  const now = useNow()
  const { data: day } = useQuery(queries.day(useApi()))
  const [sentence, setSentence] = useState('')
  const announcedLate = useRef<Set<number> | null>(null)
  const due = day?.due
  useEffect(() => {
    if (!due) return
    const lateEnquiries = due.filter(({ dueAt }) => isLate(now, dueAt))
    const newlyLate =
      announcedLate.current === null
        ? []
        : lateEnquiries.filter(({ number }) => !announcedLate.current?.has(number))
    announcedLate.current ??= new Set()
    for (const { number } of lateEnquiries) announcedLate.current.add(number)
    if (newlyLate.length > 0)
      setSentence(`Late now: ${newlyLate.map(({ firstName }) => firstName).join(', ')}`)
  }, [due, now])
  return sentence
}

const keysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog)

/** Shortcuts of every page: lists, search and the list of all keys. */
function GlobalShortcuts({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const [isShown, setShown] = useState(false)
  useKeys({
    'g i': () => void navigate({ to: '/$list', params: { list: 'needs' } }),
    'g w': () => void navigate({ to: '/$list', params: { list: 'waiting' } }),
    'g h': () => void navigate({ to: '/$list', params: { list: 'held' } }),
    '/': () => focusSearch(() => void navigate({ to: '/search' })),
    '?': () => setShown(true),
  })
  return (
    <>
      {children}
      {isShown && (
        <Suspense>
          <keysDialog.Part onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Focuses the page's search field; without one, opens the search page, which takes the focus itself. */
function focusSearch(openSearchPage: () => void): void {
  const field = document.querySelector<HTMLInputElement>('[data-search-everything]')
  if (field && field.getClientRects().length > 0) field.focus()
  else openSearchPage()
}
