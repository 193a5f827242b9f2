import { randomUUID } from 'node:crypto'
import { afterEach, vi } from 'vitest'
import { type Enquiry, StoreUnavailableError } from '../../domain/enquiry/enquiry.ts'
import { DATABASE_FILE, sqliteStore } from '../store/sqlite/sqlite-store.ts'
import { sqliteDatabase } from '../store/sqlite/transactions.ts'
import { openSharedDatabase } from '../store/testing/open-sqlite-store.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { createDailySweep, type DailySweepDependencies } from './daily-sweep.ts'
import type { Terms } from './sweep.ts'

const HOUR_MS = 3_600_000
/** However long the disk takes: in milliseconds. */
export const WAIT = 30_000
export const NEVER_SWEPT = { last: async () => null, note: async () => {} }
export const ALONE = { begin: async () => true, keep: async () => true, end: async () => {} }
export const SENT = new Date('2026-11-21T10:00:00Z') // by the samples
export const AFTER_A_YEAR = new Date('2027-11-23T10:00:00Z')
/** No other time was set. */
export const AS_THE_NOTICE: Terms = { months: async () => 12 }

/** For one file of tests: what each of them has begun is ended after it. */
export function sweepsUnderTest() {
  const inFolder = temporaryFolder()
  const endings: Array<() => Promise<void>> = []
  afterEach(async () => {
    for (const end of endings.splice(0)) await end()
    vi.useRealTimers()
  })
  const newDatabasePath = () => inFolder(`${randomUUID()}/${DATABASE_FILE}`)

  /** A daily sweep over a new database in which enquiries stand. `failures`: how often it cannot be read at first. */
  async function sweeping(
    enquiries: ReadonlyArray<Enquiry>,
    parts: Partial<DailySweepDependencies> = {},
    failures = 0,
  ) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const path = newDatabasePath()
    const database = openSharedDatabase(path)
    const store = sqliteStore(database)
    for (const enquiry of enquiries) await store.restore(enquiry)
    const clock = { now: SENT }
    const lines: Array<Parameters<DailySweepDependencies['report']>> = []
    let [left, expiring] = [failures, Number.POSITIVE_INFINITY]
    const all = () => {
      if (left === 0) return store.all()
      left -= 1
      throw new StoreUnavailableError('away')
    }
    const expire: typeof store.expire = async (...args) => {
      if (expiring === 0) throw new StoreUnavailableError('away')
      expiring -= 1
      return await store.expire(...args)
    }
    const failAfter = (count: number) => {
      expiring = count
    }
    const sweep = createDailySweep({
      store: { expire, all },
      inbox: AS_THE_NOTICE,
      lastSweepDay: NEVER_SWEPT,
      turn: ALONE,
      manualErasure: null,
      emptyLog: sqliteDatabase(database).emptyLog,
      now: () => clock.now,
      report: (...line) => lines.push(line),
      ...parts,
    })
    endings.push(sweep.stop, store.close)
    return { path, database, store, clock, lines, sweep, failAfter, start: sweep.start }
  }

  return { sweeping, newDatabasePath, endings }
}

export async function hoursPass(hours: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(hours * HOUR_MS)
}

export async function postIds(store: { all: () => AsyncIterable<Enquiry> }): Promise<Array<string>> {
  return (await Array.fromAsync(store.all())).map(({ record }) => record.postId)
}
