import { randomUUID } from 'node:crypto'
import { afterEach, expect, vi } from 'vitest'
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
/** Long enough for any disk. */
export const WAIT_MS = 30_000
export const SENT = new Date('2026-11-21T10:00:00Z') // when the samples were sent
export const AFTER_A_YEAR = new Date('2027-11-23T10:00:00Z')

/** Sweeps for one test file, which are stopped after each test. */
export function sweepsUnderTest() {
  const inFolder = temporaryFolder()
  const cleanups: Array<() => Promise<void>> = []
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0)) await cleanUp()
    vi.useRealTimers()
  })
  const newDatabasePath = () => inFolder(`${randomUUID()}/${DATABASE_FILE}`)

  /** A daily sweep over a new database with enquiries, or over that of `path`. `failures`: how many reads fail at first. */
  async function openSweep(
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
    let [failingReads, workingDeletions] = [failures, Number.POSITIVE_INFINITY]
    const all = () => {
      if (failingReads === 0) return store.all()
      failingReads -= 1
      throw new StoreUnavailableError('away')
    }
    const expire: typeof store.expire = async (...args) => {
      if (workingDeletions === 0) throw new StoreUnavailableError('away')
      workingDeletions -= 1
      return await store.expire(...args)
    }
    const failAfter = (deletions: number) => {
      workingDeletions = deletions
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
    cleanups.push(task.stop, store.close)
    /** Starts the sweeps, at a time if one is given. */
    const start = (at = clock.now) => {
      clock.now = at
      task.start()
    }
    /** Resolves to the logged lines once there are so many. */
    const logged = async (count: number) => {
      await vi.waitFor(() => expect(lines).toHaveLength(count), WAIT_MS)
      return lines
    }
    return { path, database, store, clock, lines, logged, failAfter, start }
  }

  return { openSweep, newDatabasePath, cleanups }
}

/** Runs a sweep hourly, like the server. */
function hourly(sweep: DailySweep, report: Report) {
  const run = ({ stopping }: ShutdownSignals) => sweep.sweepIfDue(stopping)
  return createTaskRunner([{ name: 'sweep', everyMs: HOUR_MS, run, failure: FAILURE }], report)
}

export async function passHours(hours: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(hours * HOUR_MS)
}

export async function postIds(store: { all: () => AsyncIterable<Enquiry> }): Promise<Array<string>> {
  return (await Array.fromAsync(store.all())).map(({ record }) => record.postId)
}
