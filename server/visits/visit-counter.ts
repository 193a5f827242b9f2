import { type CalendarDate, todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { OTHER_HOSTS, type Visit, type VisitCount, type VisitStore } from './visits.ts'

const FLUSH_EVERY_MS = 5_000
/** Distinct hosts that are kept by name a day: who invents hosts must not fill the table. */
const HOSTS_A_DAY = 200
/** Rows that wait while the store cannot be written: some days' worth. What comes in addition is not counted. */
const MOST_WAITING = 20_000

export type VisitCounter = {
  /** Counts a visit in memory. It never waits and never fails. */
  count: (visit: Visit) => void
  /** Writes what was counted since the last time; what cannot be written is kept for the next. */
  flush: () => Promise<void>
  /** Writes a last time and stops. */
  stop: () => Promise<void>
}

/**
 * Counts visits in memory and adds them to the store every few seconds in one transaction: a page never waits for it, and a
 * crash loses the count of some seconds.
 *
 * @param parts.report told when counts cannot be written, once until they can again
 */
export function createVisitCounter(parts: {
  store: VisitStore
  now: () => Date
  report: (error: unknown) => void
}): VisitCounter {
  const { store, now, report } = parts
  const hosts = hostsOfADay()
  const today = dayOnce()
  let waiting = new Map<string, VisitCount>()
  let isFailing = false
  let writing = Promise.resolve()

  const count = (visit: Visit) => {
    const day = today(now())
    add(waiting, { ...visit, day, count: 1, referrerHost: hosts(visit.referrerHost, day) })
  }
  const write = async () => {
    if (waiting.size === 0) return
    const taken = waiting
    waiting = new Map()
    try {
      await store.add([...taken.values()])
      isFailing = false
    } catch (error) {
      for (const each of taken.values()) add(waiting, each)
      if (!isFailing) report(error)
      isFailing = true
    }
  }
  const flush = () => (writing = writing.then(write))
  const timer = setInterval(flush, FLUSH_EVERY_MS).unref()
  return {
    count,
    flush,
    stop: () => {
      clearInterval(timer)
      return flush()
    },
  }
}

function add(waiting: Map<string, VisitCount>, visit: VisitCount): void {
  const key = [visit.day, visit.kind, visit.page, visit.referrerHost].join(' ')
  const known = waiting.get(key)
  if (known) known.count += visit.count
  else if (waiting.size < MOST_WAITING) waiting.set(key, { ...visit })
}

/** The South African day, worked out anew only when another minute begins. */
function dayOnce(): (now: Date) => CalendarDate {
  let [minute, day] = [-1, '']
  return (now) => {
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) [minute, day] = [current, todayInJohannesburg(now)]
    return day
  }
}

/** Gives a host back, or what stands for all others once the day has had too many. */
function hostsOfADay(): (host: string, day: string) => string {
  let [today, seen] = ['', new Set<string>()]
  return (host, day) => {
    if (day !== today) [today, seen] = [day, new Set()]
    if (host === '' || seen.has(host)) return host
    if (seen.size >= HOSTS_A_DAY) return OTHER_HOSTS
    seen.add(host)
    return host
  }
}
