import type { Change, Changes, Wake } from '../../changes.ts'
import type { Database } from '../database.ts'
import {
  currentCursor,
  cursorAtEvent,
  enquiryChangesAfter,
  type LogCursor,
  type LoggedChange,
  mailChangesAfter,
} from './changes.ts'

/** Rows before the cursor that are read again, because on PostgreSQL ids may be committed out of order. */
const REREAD_ROWS = 300
const PAGE_ROWS = 800
/** For more changes, including the reread rows, a client must reload everything. */
const MAX_MISSED_CHANGES = 500

/**
 * Follows the changes in a store, starting with the first listener.
 *
 * @param wake calls its argument when something may have changed
 */
export function followChanges(database: Database, wake: Wake): Changes {
  const listeners = new Set<(change: Change) => void>()
  const poll = oneAtATime(
    createPoll(database, (change) => {
      for (const listener of listeners) listener(change)
    }),
  )
  let wakeSource: ReturnType<Wake> | null = null
  return {
    subscribe: async (listener) => {
      wakeSource ??= wake(() => void poll().catch(() => {})) // the store is unavailable, and will wake us again
      await poll()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    since: async (event) => {
      const loggedChanges = await database.read(async (tx) => {
        const cursor = await cursorAtEvent(tx, Math.max(0, event))
        return await enquiryChangesAfter(tx, rereadFrom(cursor), MAX_MISSED_CHANGES + 1)
      })
      return loggedChanges.length > MAX_MISSED_CHANGES ? null : loggedChanges.map(({ change }) => change)
    },
    stop: async () => {
      listeners.clear()
      await wakeSource?.stop()
      wakeSource = null
    },
  }
}

/** A function that finds and reports each change once; its first call reports nothing. */
function createPoll({ read }: Database, report: (change: Change) => void): () => Promise<void> {
  let cursor: LogCursor | null = null
  let seenKeys = new Set<string>()
  return async () => {
    const isFirst = cursor === null
    const from: LogCursor = cursor ?? (await read(currentCursor))
    const changes = await read(async (tx) => {
      const back = rereadFrom(from)
      return [
        ...(await enquiryChangesAfter(tx, back, PAGE_ROWS)),
        ...(await mailChangesAfter(tx, back, PAGE_ROWS)),
      ]
    })
    const newChanges = mergeMailChanges(changes.filter((loggedChange) => !seenKeys.has(keyOf(loggedChange))))
    seenKeys = new Set(changes.map(keyOf))
    cursor = cursorAfter(from, changes)
    if (!isFirst) for (const { change } of newChanges) report(change)
  }
}

/** Merges all changes of mails into one. */
function mergeMailChanges(newChanges: ReadonlyArray<LoggedChange>): ReadonlyArray<LoggedChange> {
  const mail = newChanges.find(({ log }) => log === 'mail')
  return newChanges.filter((loggedChange) => loggedChange.log !== 'mail' || loggedChange === mail)
}

/** Runs work one at a time; calls during a run share the next one. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let currentRun: Promise<void> | null = null
  let nextRun: Promise<void> | null = null
  const start = () => {
    const startedRun = work().finally(() => {
      currentRun = null
    })
    currentRun = startedRun
    return startedRun
  }
  return () => {
    if (!currentRun) return start()
    nextRun ??= currentRun
      .catch(() => {})
      .then(() => {
        nextRun = null
        return start()
      })
    return nextRun
  }
}

function cursorAfter(from: LogCursor, changes: ReadonlyArray<LoggedChange>): LogCursor {
  const lastId = (log: keyof LogCursor) =>
    changes.reduce(
      (end, loggedChange) => (loggedChange.log === log ? Math.max(end, loggedChange.id) : end),
      from[log],
    )
  return { event: lastId('event'), departure: lastId('departure'), mail: lastId('mail') }
}

function rereadFrom({ event, departure, mail }: LogCursor): LogCursor {
  const back = (end: number) => Math.max(0, end - REREAD_ROWS)
  return { event: back(event), departure: back(departure), mail: back(mail) }
}

function keyOf({ log, id }: LoggedChange): string {
  return `${log} ${id}`
}
