import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { OTHER_HOSTS, type Visit, type VisitCount, type VisitStore } from './visits.ts'

/** Distinct hosts that are counted by name per day, so that invented hosts cannot fill the table. */
const HOSTS_PER_DAY = 200
/** Rows in memory while the store cannot be written: enough for some days. Further visits are not counted. */
const MAX_WAITING = 20_000

export type VisitCounter = {
  /** Counts a visit in memory. It never waits and never fails. */
  count: (visit: Visit) => void
  /** Writes the counts since the last time; if that fails, they are kept for the next time. */
  flush: () => Promise<void>
}

/**
 * Counts visits in memory, and adds them to the store in one transaction at each flush: no page waits for it, and a crash loses the
 * counts since the last one.
 *
 * @param dependencies.report called when counts cannot be written; not again until a write has succeeded
 */
export function createVisitCounter(dependencies: {
  store: VisitStore
  now: () => Date
  report: (error: unknown) => void
}): VisitCounter {
  const { store, now, report } = dependencies
  const limitedHost = createHostLimit()
  let pendingCounts = new Map<string, VisitCount>()
  let isFailing = false
  let writing = Promise.resolve()

  const count = ({ kind, page, referrerHost }: Visit) => {
    const day = todayInJohannesburg(now())
    add(pendingCounts, { kind, page, day, referrerHost: limitedHost(referrerHost, day), count: 1 })
  }
  const write = async () => {
    if (pendingCounts.size === 0) return
    const batch = pendingCounts
    pendingCounts = new Map()
    try {
      await store.add([...batch.values()])
      isFailing = false
    } catch (error) {
      for (const visitCount of batch.values()) add(pendingCounts, visitCount)
      if (!isFailing) report(error)
      isFailing = true
    }
  }
  return { count, flush: () => (writing = writing.then(write)) }
}

function add(pendingCounts: Map<string, VisitCount>, visit: VisitCount): void {
  const key = `${visit.day} ${visit.kind} ${visit.page} ${visit.referrerHost}`
  const pending = pendingCounts.get(key)
  if (pending) pending.count += visit.count
  else if (pendingCounts.size < MAX_WAITING) pendingCounts.set(key, visit)
}

/** Returns a host, or {@link OTHER_HOSTS} if the day already has {@link HOSTS_PER_DAY} other ones. */
function createHostLimit(): (host: string, day: string) => string {
  let [today, hostsToday] = ['', new Set<string>()]
  return (host, day) => {
    if (day !== today) [today, hostsToday] = [day, new Set()]
    if (host === '' || hostsToday.has(host)) return host
    if (hostsToday.size >= HOSTS_PER_DAY) return OTHER_HOSTS
    hostsToday.add(host)
    return host
  }
}
