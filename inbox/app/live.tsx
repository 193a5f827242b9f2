import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { StreamEvent } from '../../domain/inbox/api/stream.ts'
import { useApi } from './api-context.tsx'
import { serverNow, setClock } from './clock.ts'

const STAYS_MS = 10_000

type Answered = { by: string | null; at: number }

/**
 * What the stream told this page: since when it is silent, what somebody answered within the last ten seconds, and when each new
 * enquiry arrived while the page was open.
 */
type Live = {
  lostSince: number | null
  answered: ReadonlyMap<number, Answered>
  arrived: ReadonlyMap<number, number>
}

const NOTHING: Live = { lostSince: null, answered: new Map(), arrived: new Map() }
const LiveContext = createContext<Live>(NOTHING)

export function useLive(): Live {
  return useContext(LiveContext)
}

/** Listens to the server and has asked anew whatever it says has changed; after a lost connection everything. */
export function LiveProvider({ me, children }: { me: string; children: ReactNode }) {
  const api = useApi()
  const client = useQueryClient()
  const [live, setLive] = useState(NOTHING)

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const stop = api.stream({
      connection: (lost) => {
        setLive((before) => ({ ...before, lostSince: lost ? (before.lostSince ?? serverNow()) : null }))
        // It may be lost because nobody is signed in any more.
        if (lost) void client.invalidateQueries({ queryKey: ['session'] })
      },
      event: (event) => {
        if (event.kind === 'hello') setClock(event.now)
        setLive((before) => afterEvent(before, event, me))
        if (event.kind === 'changed' && event.answered && event.by !== me) {
          timers.add(setTimeout(() => letGo(client, event.number, setLive), STAYS_MS))
          askAnew(client, event, { keepRows: true })
        } else askAnew(client, event, { keepRows: false })
      },
    })
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [api, client, me])

  return <LiveContext.Provider value={live}>{children}</LiveContext.Provider>
}

function afterEvent(live: Live, event: StreamEvent, me: string): Live {
  if (event.kind === 'new') return { ...live, arrived: new Map(live.arrived).set(event.number, serverNow()) }
  if (event.kind !== 'changed' || !event.answered || event.by === me) return live
  const answered = new Map(live.answered).set(event.number, { by: event.by, at: serverNow() })
  return { ...live, answered }
}

/** Its ten seconds are over: the row moves to where it belongs. */
function letGo(client: QueryClient, number: number, setLive: (change: (live: Live) => Live) => void): void {
  setLive((live) => {
    const answered = new Map(live.answered)
    answered.delete(number)
    return { ...live, answered }
  })
  void client.invalidateQueries({ queryKey: ['list'] })
}

function askAnew(client: QueryClient, event: StreamEvent, { keepRows }: { keepRows: boolean }): void {
  if (event.kind === 'behind') {
    void client.invalidateQueries()
    return
  }
  void client.invalidateQueries({ queryKey: ['day'] })
  if (event.kind === 'hello' || event.kind === 'mail') {
    for (const about of ['detail', 'mails', 'settings']) void client.invalidateQueries({ queryKey: [about] })
  }
  if ('number' in event) void client.invalidateQueries({ queryKey: ['detail', event.number] })
  // A new enquiry is shown by the list itself, when nothing would move under somebody's finger.
  if (keepRows || event.kind === 'new') return
  for (const rows of ['list', 'search']) void client.invalidateQueries({ queryKey: [rows] })
}
