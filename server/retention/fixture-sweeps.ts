import { randomUUID } from 'node:crypto'
import { afterEach, vi } from 'vitest'
import { type Enquiry, StoreUnavailableError } from '../../domain/enquiry/enquiry.ts'
import type { Report } from '../log.ts'
import { createTaskRunner, type ShutdownSignals } from '../run-tasks.ts'
import { DATABASE_FILE, sqliteStore } from '../store/sqlite/sqlite-store.ts'
import { sqliteDatabase } from '../store/sqlite/transactions.ts'
import { openSharedDatabase } from '../store/testing/open-sqlite-store.ts'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { createDailySweep, type DailySweep, type DailySweepDependencies } from './daily-sweep.ts'

const HOUR_MS = 3_600_000
export const FAILURE = 'What is over could not be deleted'
/** Milliseconds, long enough for any disk. */
export const WAIT = 30_000
export const SENT = new Date('2026-11-21T10:00:00Z') // by the samples
export const AFTER_A_YEAR = new Date('2027-11-23T10:00:00Z')

/** For one test file: its sweeps are stopped after each test. */
export function sweepsUnderTest() {
  const inFolder = temporaryFolder()
  const endings: Array<() => Promise<void>> = []
  afterEach(async () => {
    for (const end of endings.splice(0)) await end()
    vi.useRealTimers()
  })
  const newDatabasePath = () => inFolder(`${randomUUID()}/${DATABASE_FILE}`)

  /** A daily sweep over a new database with enquiries, or over that of `path`. `failures`: the number of failed reads at first. */
  async function sweeping(
    enquiries: ReadonlyArray<Enquiry>,
    {
      path = newDatabasePath(),
      failures = 0,
      ...dependencies
    }: Partial<DailySweepDependencies> & { path?: string; failures?: number } = {},
  ) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
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
      database: sqliteDatabase(database),
      manualErasure: null,
      now: () => clock.now,
      report: (...line) => lines.push(line),
      ...dependencies,
    })
    const task = hourly(sweep, (...line) => lines.push(line))
    endings.push(task.stop, store.close)
    return { path, database, store, clock, lines, failAfter, start: task.start }
  }

  return { sweeping, newDatabasePath, endings }
}

/** A sweep in a running server. */
function hourly(sweep: DailySweep, report: Report) {
  const run = ({ stopping }: ShutdownSignals) => sweep.sweepIfDue(stopping)
  return createTaskRunner([{ name: 'sweep', everyMs: HOUR_MS, run, failure: FAILURE }], report)
}

export async function hoursPass(hours: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(hours * HOUR_MS)
}

export async function postIds(store: { all: () => AsyncIterable<Enquiry> }): Promise<Array<string>> {
  return (await Array.fromAsync(store.all())).map(({ record }) => record.postId)
}
