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

/** So many rows are read again: on PostgreSQL ids may commit out of order, dozens in one commit. */
const LOOKED_BACK = 300
const READ_AT_ONCE = 800
/** Who missed more reads everything anew. */
const MAX_CAUGHT_UP = 500

/**
 * Follows what changes in a store. Nothing is read before somebody listens.
 *
 * @param wake says when to look
 */
export function followChanges(database: Database, wake: Wake): Changes {
  const listeners = new Set<(change: Change) => void>()
  const look = oneAtATime(
    createLook(database, (change) => {
      for (const listener of listeners) listener(change)
    }),
  )
  let waking: ReturnType<Wake> | null = null
  return {
    subscribe: async (listener) => {
      waking ??= wake(() => void look().catch(() => {})) // a store that is away wakes us again
      await look()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    since: async (event) => {
      const placed = await database.read(async (tx) => {
        const ends = await endsAtEvent(tx, Math.max(0, event))
        return await enquiryChangesAfter(tx, lookedBack(ends), MAX_CAUGHT_UP + 1)
      })
      return placed.length > MAX_CAUGHT_UP ? null : placed.map(({ change }) => change)
    },
    stop: async () => {
      listeners.clear()
      await waking?.stop()
      waking = null
    },
  }
}

/** Makes what finds and tells each change once; the first time it only notes where the logs end. */
function createLook({ read }: Database, tell: (change: Change) => void): () => Promise<void> {
  let ends: Ends | null = null
  let seen = new Set<string>()
  return async () => {
    const isFirst = ends === null
    const from: Ends = ends ?? (await read(endsOfLogs))
    const found = await read(async (tx) => {
      const back = lookedBack(from)
      return [
        ...(await enquiryChangesAfter(tx, back, READ_AT_ONCE)),
        ...(await mailChangesAfter(tx, back, READ_AT_ONCE)),
      ]
    })
    const news = onceOfMails(found.filter((placed) => !seen.has(keyOf(placed))))
    seen = new Set(found.map(keyOf))
    ends = endsWith(from, found)
    if (!isFirst) for (const { change } of news) tell(change)
  }
}

/** Of many mails that changed one is enough. */
function onceOfMails(news: ReadonlyArray<Placed>): ReadonlyArray<Placed> {
  const mail = news.find(({ log }) => log === 'mail')
  return news.filter((placed) => placed.log !== 'mail' || placed === mail)
}

/** One at a time; who asks meanwhile waits for the next one, which they share. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const start = () => {
    const started = work().finally(() => {
      running = null
    })
    running = started
    return started
  }
  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}

function endsWith(from: Ends, found: ReadonlyArray<Placed>): Ends {
  const last = (log: keyof Ends) =>
    found.reduce((end, placed) => (placed.log === log ? Math.max(end, placed.id) : end), from[log])
  return { event: last('event'), departure: last('departure'), mail: last('mail') }
}

function lookedBack({ event, departure, mail }: Ends): Ends {
  const back = (end: number) => Math.max(0, end - LOOKED_BACK)
  return { event: back(event), departure: back(departure), mail: back(mail) }
}

function keyOf({ log, id }: Placed): string {
  return `${log} ${id}`
}
