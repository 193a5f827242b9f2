import type { Change, Changes, Wake } from '../../changes.ts'
import type { Database } from '../database.ts'
import {
  type Ends,
  endsAtEvent,
  endsOfLogs,
  enquiryChangesAfter,
  mailChangesAfter,
  type Placed,
} from './changes.ts'

/** Re-reads this many rows, because ids may commit out of order on PostgreSQL. */
const REREAD_ROWS = 300
const READ_AT_ONCE = 800
/** A client that missed more reloads everything. */
const MAX_CAUGHT_UP = 500

/**
 * Follows the changes in a store, starting with the first listener.
 *
 * @param wake calls when something may have changed
 */
export function followChanges(database: Database, wake: Wake): Changes {
  const listeners = new Set<(change: Change) => void>()
  const poll = oneAtATime(
    createPoll(database, (change) => {
      for (const listener of listeners) listener(change)
    }),
  )
  let waking: ReturnType<Wake> | null = null
  return {
    subscribe: async (listener) => {
      waking ??= wake(() => void poll().catch(() => {})) // the store is unavailable, and will wake us again
      await poll()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    since: async (event) => {
      const loggedChanges = await database.read(async (tx) => {
        const ends = await endsAtEvent(tx, Math.max(0, event))
        return await enquiryChangesAfter(tx, rereadFrom(ends), MAX_CAUGHT_UP + 1)
      })
      return loggedChanges.length > MAX_CAUGHT_UP ? null : loggedChanges.map(({ change }) => change)
    },
    stop: async () => {
      listeners.clear()
      await waking?.stop()
      waking = null
    },
  }
}

/** A function that finds and reports each change once; its first call only notes the ends of the logs. */
function createPoll({ read }: Database, tell: (change: Change) => void): () => Promise<void> {
  let ends: Ends | null = null
  let seenKeys = new Set<string>()
  return async () => {
    const isFirst = ends === null
    const from: Ends = ends ?? (await read(endsOfLogs))
    const changes = await read(async (tx) => {
      const back = rereadFrom(from)
      return [
        ...(await enquiryChangesAfter(tx, back, READ_AT_ONCE)),
        ...(await mailChangesAfter(tx, back, READ_AT_ONCE)),
      ]
    })
    const newChanges = mergeMailChanges(changes.filter((loggedChange) => !seenKeys.has(keyOf(loggedChange))))
    seenKeys = new Set(changes.map(keyOf))
    ends = endsWith(from, changes)
    if (!isFirst) for (const { change } of newChanges) tell(change)
  }
}

/** Merges all changes of mails into one. */
function mergeMailChanges(newChanges: ReadonlyArray<Placed>): ReadonlyArray<Placed> {
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

function endsWith(from: Ends, changes: ReadonlyArray<Placed>): Ends {
  const lastId = (log: keyof Ends) =>
    changes.reduce(
      (end, loggedChange) => (loggedChange.log === log ? Math.max(end, loggedChange.id) : end),
      from[log],
    )
  return { event: lastId('event'), departure: lastId('departure'), mail: lastId('mail') }
}

function rereadFrom({ event, departure, mail }: Ends): Ends {
  const back = (end: number) => Math.max(0, end - REREAD_ROWS)
  return { event: back(event), departure: back(departure), mail: back(mail) }
}

function keyOf({ log, id }: Placed): string {
  return `${log} ${id}`
}
