import { setTimeout as wait } from 'node:timers/promises'
import type { Report } from '../log.ts'
import { indexSomeOfBacklog } from '../storage/sql/inbox/search-backlog.ts'
import type { PlanReference } from '../storage/sql/inbox/search-rows.ts'
import type { Works } from '../storage/sql/work.ts'

/** So many take some 20 ms, in which SQLite keeps the event loop. */
const AT_ONCE = 50
/** So that visitors never wait for more than one of these steps. */
const PAUSE_MS = 80

/**
 * Indexes in the background what staff could not search before: contact details of enquiries that an earlier version stored. What a
 * stop leaves is done at the next start.
 */
export function startSearchBacklog(
  { dialect, write }: Works,
  planReference: PlanReference,
  report: Report,
): { done: Promise<void>; stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const count = await write(() => indexSomeOfBacklog(dialect, planReference, AT_ONCE))
      if (count === 0) return
      await wait(PAUSE_MS, undefined, { signal, ref: false })
    }
  }
  const done = run().catch((error: unknown) => {
    if (!signal.aborted)
      report('warn', { err: error }, 'Older contact details are not searchable before the next start')
  })
  return {
    done,
    stop: () => {
      stopping.abort()
      return done
    },
  }
}
